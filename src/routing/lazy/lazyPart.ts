import { createElement, use, type ComponentType } from 'react';
import { loadChunk } from './loadChunk';

const prefetches = new Set<() => Promise<void>>();

/**
 * Component in its own chunk: a part of a page outside its first window. Suspends until the chunk has loaded. A
 * prefetched part renders at once, whereas `React.lazy` shows its fallback for 300 ms. Takes no className: the style
 * sheet of the part comes after those of the page, so its rules would win.
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
  /** Part in place of one that could not be loaded: it throws, until a surrounding boundary is retried. */
  const failedPart = (error: unknown) => () => {
    // React renders a part that throws twice before a boundary catches the error.
    queueMicrotask(() => {
      loading = undefined;
    });
    throw error;
  };
  return function LazyPart(props) {
    // A render suspended by `use` must repeat it, even when a prefetch has completed meanwhile.
    const part = loading ? use(loading) : (loaded ?? use((loading = loadChunk(load).catch(failedPart))));
    return createElement(part, props);
  };
}

/** Load the chunks of all parts. One that fails is requested again when its part renders. */
export async function prefetchParts(): Promise<void> {
  await Promise.all([...prefetches].map((prefetch) => prefetch().catch(() => undefined)));
}
