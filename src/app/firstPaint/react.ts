/**
 * The part of React that the first page needs, to render it once: state has its initial value, and effects do not run.
 * The build of the first page puts this module in the place of React (scripts/firstPaintScript.ts).
 */

/** Properties of a component or a tag. */
export type Props = Readonly<Record<string, unknown>>;

/** A context; while the children of its provider are rendered it has the provider's value. */
export interface Context {
  current: unknown;
}

/** A component that is a function. */
export type FunctionComponent = (props: Props) => unknown;

/** A component that is a class. */
export interface ClassComponent {
  new (props: Props): Component;
  contextType?: Context;
}

/** What can be rendered: a tag, a component, a context as its own provider, or a fragment. */
export type ElementType = string | symbol | Context | FunctionComponent | ClassComponent;

/** What JSX evaluates to. */
export interface ReactElement {
  type: ElementType;
  props: Props;
}

const doNothing = () => undefined;

/** The names, parameters and results from here on are those of React. */
export const Fragment = Symbol('Fragment');

export const jsx = (type: ElementType, props: Props): ReactElement => ({ type, props });
export const jsxs = (type: ElementType, props: Props): ReactElement => jsx(type, props);

export function createElement(type: ElementType, props: Props, ...children: unknown[]): ReactElement {
  return { type, props: { ...props, children: children.length > 1 ? children : children[0] } };
}

export const createContext = (initial: unknown): Context => ({ current: initial });
export const use = ({ current }: Context): unknown => current;
export const useContext = (context: Context): unknown => use(context);

export const useState = (initial: unknown) => [
  typeof initial === 'function' ? initial() : initial,
  doNothing,
];
export const useMemo = (compute: () => unknown): unknown => compute();
export const useCallback = (callback: unknown): unknown => callback;
export const useRef = (current: unknown) => ({ current });
export const useEffect = doNothing;
export const useLayoutEffect = doNothing;
export const useSyncExternalStore = (_: unknown, __: unknown, getServerSnapshot: () => unknown): unknown =>
  getServerSnapshot();
export const useDeferredValue = (value: unknown, initial = value): unknown => initial;

export const useOptimistic = (value: unknown) => [value, doNothing];
export const startTransition = doNothing;

export { useId } from './treeIds';

export const memo = (component: ElementType): ElementType => component;
export const forwardRef =
  (render: (props: Props, ref: unknown) => unknown): FunctionComponent =>
  (props) =>
    render(props, props['ref']);

export class Component {
  context: unknown;
  state: unknown;
  readonly props: Props;

  constructor(props: Props) {
    this.props = props;
  }

  render(): unknown {
    return null;
  }
}
