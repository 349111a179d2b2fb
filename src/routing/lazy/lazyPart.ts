import { createElement, use, type ComponentType } from 'react';
import { useIsServerRender } from '../../lib/useIsServerRender';
import { loadChunk } from './loadChunk';

const prefetches = new Set<() => Promise<void>>();
const failures = new Set<() => void>();

/**
 * Component in its own chunk: a part of a page outside its first window. Suspends until the chunk has loaded; a page
 * rendered on a server has no such parts until it is hydrated. A prefetched part renders at once, whereas `React.lazy`
 * shows its fallback for 300 ms. Takes no className: the style sheet of the part comes after those of the page, so its
 * rules would win.
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
  const forget = () => (loading = undefined);
  const start = () => {
    loading = loadChunk(load);
    loading.catch(() => failures.add(forget));
    return loading;
  };
  return function LazyPart(props) {
    if (useIsServerRender()) return null;
    // A render suspended by `use` must repeat it, even when a prefetch has completed meanwhile.
    return createElement(loading ? use(loading) : (loaded ?? use(start())), props);
  };
}

/**
 * Forget the failures of parts, so that their next render loads them again. Called once a boundary has caught an error:
 * until then React renders a failed part repeatedly, which must not load it each time.
 */
export function forgetFailedParts(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Load the chunks of all parts. One that fails is requested again when its part renders. */
export async function prefetchParts(): Promise<void> {
  await Promise.all([...prefetches].map((prefetch) => prefetch().catch(() => undefined)));
}
