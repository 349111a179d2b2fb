import { Component, createContext, type ContextType, type ReactNode, type Key } from 'react';
import type { OperationId } from '../../api/operation';
import { forgetFailedParts } from '../../routing/lazy/lazyPart';
import { PartError } from './readEach';

/** Part of a response rendered by the surrounding boundary, such as `getPage /contentArea/0`. */
const PartContext = createContext('');

interface ErrorBoundaryProps {
  /** Operation of the rendered response; default: that of the surrounding boundary. */
  operation?: OperationId;
  /**
   * Path of the part in the response, relative to that of the surrounding boundary, such as `/items/0`; or a name,
   * `header`.
   */
  path?: string;
  /** Replace the part that threw; default: nothing. */
  fallback?: (retry: () => void, error: unknown) => ReactNode;
  /** Value that resets the boundary when it changes, such as the address. */
  resetKey?: unknown;
  /** Receive the exception. The React root reports it already (src/app/rootOptions.ts). */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** Boxed: anything can be thrown. */
  failure: { error: unknown } | undefined;
  resetKey: unknown;
}

/**
 * Render a fallback in place of a part that throws, so that the rest of the page still renders.
 * @example <ErrorBoundary operation="getSiteStructure" path="/mainNavigation" resetKey={data}>…</ErrorBoundary>
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = PartContext;
  declare context: ContextType<typeof PartContext>;
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return resetKey === state.resetKey ? state : { failure: undefined, resetKey };
  }

  /** Operation and path of this boundary's part; empty where it has neither. */
  private get part(): string {
    const { operation, path = '' } = this.props;
    if (operation) return `${operation} ${path}`;
    return path === '' || path.startsWith('/') ? this.context + path : path;
  }

  /** Exception with operation and path where they are known; for the root's report. */
  located(error: unknown): unknown {
    return this.part ? new PartError(this.part, error) : error;
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedParts();
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const retry = () => this.setState({ failure: undefined });
    if (failure) return this.props.fallback?.(retry, failure.error) ?? null;
    return <PartContext value={this.part}>{this.props.children}</PartContext>;
  }
}

interface EachProps<Item> {
  items: readonly Item[];
  /** Operation of the response that contains the items; default: that of the surrounding boundary. */
  operation?: OperationId;
  /** Path of the list in the response, relative to that of the surrounding boundary, such as `/contentArea`. */
  path: string;
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
 * @example <Each items={links} path="/links" keyOf={({ url }) => url}>{(link) => <SafeLink {...link} />}</Each>
 */
export function Each<Item>({ items, operation, path, keyOf, children }: EachProps<Item>) {
  const seen = new Set<Key>();
  return items.map((item, index) => {
    const own = ownKey(item, keyOf) ?? index;
    const key = seen.has(own) ? `${own} ${index}` : own;
    seen.add(key);
    return (
      <ErrorBoundary key={key} operation={operation} path={`${path}/${index}`} resetKey={item}>
        <Entry item={item} index={index}>
          {children}
        </Entry>
      </ErrorBoundary>
    );
  });
}
