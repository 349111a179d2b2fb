import type { Key, ReactNode } from 'react';
import type { OperationId } from '../../api/operation';
import { ErrorBoundary } from './ErrorBoundary';

interface EachProps<Item> {
  items: readonly Item[];
  /** The operation whose answer holds the items; without one it is that of the boundary around the list. */
  operation?: OperationId;
  /** The list's place in the answer, within that of the boundary around it, such as `/contentArea`. */
  place: string;
  /** The item's key; its index is used where it has none, or where another item has the same. */
  keyOf: (item: Item) => Key | null | undefined;
  /** Renders one item. It runs inside the item's boundary, so it must call no hooks. */
  children: (item: Item, index: number) => ReactNode;
}

function Entry<Item>({
  item,
  index,
  children,
}: Pick<EachProps<Item>, 'children'> & { item: Item; index: number }) {
  return children(item, index);
}

/** A broken item may lack what its key is made of. */
function ownKey<Item>(item: Item, keyOf: EachProps<Item>['keyOf']): Key | null | undefined {
  try {
    return keyOf(item);
  } catch {
    return undefined;
  }
}

/** Renders a list item by item: an item that throws is left out and reported with its place, the others stay. */
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
