import { type ComponentType, createElement, type FunctionComponent, use, useSyncExternalStore } from 'react';
import { renderRequest } from '../../lib/renderRequest';
import { loadChunk } from './loadChunk';

const neverChanges = () => () => undefined;

export const useIsServerRender = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

const prefetches = new Set<() => Promise<void>>();
const failures = new Set<() => void>();

/**
 * Component in its own chunk, for a part outside the first window; once prefetched it renders without the 300 ms fallback
 * of `React.lazy`. Takes no className: the part's style sheet comes after the page's, so its rules would win.
 * @param file name of the imported file, for a part that a server renders too; its HTML stays until the chunk has loaded
 * @example const MenuPanel = lazyPart(() => import('./MenuPanel').then(({ MenuPanel }) => MenuPanel));
 */
export function lazyPart<Props extends object & { className?: never }>(
  load: () => Promise<ComponentType<Props>>,
  file?: string,
): FunctionComponent<NoInfer<Props>> {
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

/** Forget failed parts, so that their next render loads them again; only once a boundary has caught the error. */
export function forgetFailedParts(): void {
  for (const forget of failures) forget();
  failures.clear();
}

export async function prefetchParts(): Promise<void> {
  await Promise.all([...prefetches].map((prefetch) => prefetch().catch(() => undefined)));
}
