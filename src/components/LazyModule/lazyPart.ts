import { createElement, use, type ComponentType } from 'react';
import { withoutReload } from './reloadOnPreloadError';

const prefetches = new Set<() => Promise<void>>();

/**
 * Component in a chunk of its own: a part of a page outside its first window. Suspends until the chunk has loaded. A
 * prefetched part renders at once, whereas `React.lazy` shows its fallback for 300 ms. It takes no class: its own style
 * sheet comes after those of the page, so its rules would win.
 * @param load import of the component
 * @example const MenuPanel = lazyPart(() => import('./MenuPanel').then(({ MenuPanel }) => MenuPanel));
 */
export function lazyPart<Props extends object & { className?: never }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  prefetches.add(async () => {
    loaded = await load();
  });
  return function LazyPart(props) {
    // A render that was suspended by `use` is repeated with it: a prefetch that ends meanwhile changes nothing.
    const part = loading ? use(loading) : (loaded ?? use((loading = load())));
    return createElement(part, props);
  };
}

/** Load the chunks of all parts. One that is missing is loaded again when its part renders. */
export async function prefetchParts(): Promise<void> {
  await Promise.all([...prefetches].map((prefetch) => withoutReload(prefetch).catch(() => undefined)));
}
