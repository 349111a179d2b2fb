import type { Key, ReactNode } from 'react';
import type { OperationId } from '../../api/operation';
import { ErrorBoundary } from './ErrorBoundary';

interface EachProps<Item> {
  items: readonly Item[];
  /** Operation of the response that contains the items; default: that of the surrounding boundary. */
  operation?: OperationId;
  /** Path of the list in the response, relative to that of the surrounding boundary, such as `/contentArea`. */
  place: string;
  /** Key of an item; its index replaces a missing or duplicate key. */
  keyOf: (item: Item) => Key | null | undefined;
  /** Render one item inside its boundary; must not call hooks. */
  children: (item: Item, index: number) => ReactNode;
}

function Entry<Item>({
  item,
  index,
  children,
}: Pick<EachProps<Item>, 'children'> & { item: Item; index: number }) {
  return children(item, index);
}

/** Guarded, since a malformed item may lack the fields of its key. */
function ownKey<Item>(item: Item, keyOf: EachProps<Item>['keyOf']): Key | null | undefined {
  try {
    return keyOf(item);
  } catch {
    return undefined;
  }
}

/**
 * Render a list item by item: an item that throws is left out and reported with its path, the others still render.
 * @example <Each items={links} place="/links" keyOf={({ url }) => url}>{(link) => <SafeLink {...link} />}</Each>
 */
export function Each<Item>({ items, operation, place, keyOf, children }: EachProps<Item>) {
  const seen = new Set<Key>();
  return items.map((item, index) => {
    const own = ownKey(item, keyOf) ?? index;
    const key = seen.has(own) ? `${own} ${index}` : own;
    seen.add(key);
    return (
      <ErrorBoundary key={key} operation={operation} place={`${place}/${index}`} resetKey={item}>
        <Entry item={item} index={index}>
          {children}
        </Entry>
      </ErrorBoundary>
    );
  });
}
