import { reloadOnce } from './reloadOnce';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/createStore';

/** A chunk that could not be loaded, after a reload or when the page must not reload; `cause` is the original. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** True when the server no longer has the file, as after a deployment; false when the connection failed. */
  readonly isMissing: boolean;

  constructor(cause: Error, isMissing: boolean) {
    super(cause.message, { cause });
    this.isMissing = isMissing;
  }
}

/** True when the server responds to a request for the file of a failed import, but not with the file. */
async function isMissing({ message }: Error): Promise<boolean> {
  const [file] = /\S+\.(?:js|css)\b/.exec(message) ?? [];
  if (file === undefined) return false;
  try {
    const { ok, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    // Servers of single-page apps answer every address with the document.
    return !ok || headers.get('Content-Type')?.startsWith('text/html') === true;
  } catch {
    return false;
  }
}

/**
 * Load a chunk that is needed now. A failure reloads the page once (APP-14); the promise is pending meanwhile.
 * @throws ChunkError when the page does not reload
 * @example const { sanitizeHtml } = await loadChunk(() => import('./sanitizeHtml'));
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    if (reloadOnce(cause.message)) return new Promise<never>(() => undefined);
    throw new ChunkError(cause, await isMissing(cause));
  }
}

export type ModuleState<T> =
  { status: 'pending' } | { status: 'loaded'; value: T } | { status: 'failed'; error: unknown };

/** Chunk loaded on demand, with an observable state; a loaded one renders at once. */
export interface LazyModule<T> {
  /** Start loading, once; a failure persists until the next call. */
  load(): void;
  /** Load ahead of need. A failure is dropped: the chunk is loaded again when it is needed. */
  prefetch(): Promise<void>;
  state(): ModuleState<T>;
  subscribe(listener: () => void): () => void;
}

const pending = { status: 'pending' } as const;

/** Wrap a dynamic import; unlike React.lazy, it renders a loaded chunk at once, without a fallback. */
export function lazyModule<T>(importModule: () => Promise<{ default: T }>): LazyModule<T> {
  const store = createStore<ModuleState<T> | undefined>(undefined);
  let needed = false;
  const settle = (loading: Promise<{ default: T }>, fail: (error: unknown) => void) => {
    store.set(pending);
    return loading.then((module) => store.set({ status: 'loaded', value: module.default }), fail);
  };
  const load = () => void settle(loadChunk(importModule), (error) => store.set({ status: 'failed', error }));
  return {
    load() {
      needed = true;
      const status = store.get()?.status;
      if (status === undefined || status === 'failed') load();
    },
    async prefetch() {
      if (!store.get()) await settle(importModule(), () => (needed ? load() : store.set(undefined)));
    },
    state: () => store.get() ?? pending,
    subscribe: store.subscribe,
  };
}

export function useLazyModule<T>(module: LazyModule<T>): ModuleState<T> {
  useEffect(() => module.load(), [module]);
  return useSyncExternalStore(module.subscribe, module.state, module.state);
}
