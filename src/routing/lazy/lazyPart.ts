import { createElement, use, type ComponentType } from 'react';
import { renderRequest } from '../../lib/renderRequest';
import { useIsServerRender } from '../../lib/useIsServerRender';
import { loadChunk } from './loadChunk';

const prefetches = new Set<() => Promise<void>>();
const failures = new Set<() => void>();

/**
 * Component in its own chunk: a part of a page outside its first window. Suspends until the chunk has loaded. A prefetched
 * part renders at once, whereas `React.lazy` shows its fallback for 300 ms. Takes no className: the style sheet of the
 * part comes after those of the page, so its rules would win.
 * @param load import of the component
 * @param file name of the imported file, for a part that a server renders too; its HTML stays until the browser has
 * loaded the chunk. Without it the part is missing in a rendered page until that is hydrated.
 * @example const MenuPanel = lazyPart(() => import('./MenuPanel').then(({ MenuPanel }) => MenuPanel));
 */
export function lazyPart<Props extends object & { className?: never }>(
  load: () => Promise<ComponentType<Props>>,
  file?: string,
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
  function Part(props: Props) {
    if (file !== undefined) renderRequest()?.parts.add(file);
    // A render suspended by `use` must repeat it, even when a prefetch has completed meanwhile.
    return createElement(loading ? use(loading) : (loaded ?? use(start())), props);
  }
  if (file !== undefined) return Part;
  return function BrowserPart(props) {
    return useIsServerRender() ? null : createElement(Part, props);
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

export async function prefetchParts(): Promise<void> {
  await Promise.all([...prefetches].map((prefetch) => prefetch().catch(() => undefined)));
}
