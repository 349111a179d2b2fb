import { useEffect, useSyncExternalStore } from 'react';
import { withoutReload } from './reloadOnPreloadError';

/** How far the loading of a chunk has come. */
export type ModuleState<T> =
  { status: 'pending' } | { status: 'loaded'; value: T } | { status: 'failed'; error: unknown };

/** A chunk of the app that is fetched when it is first needed, and shown without a wait when it is there already. */
export interface LazyModule<T> {
  /** Starts loading, once; a failure is kept until the next call. */
  load(): void;
  /** Starts loading before anybody needs it. A failure is forgotten: whoever needs the chunk then tries again. */
  prefetch(): void;
  state(): ModuleState<T>;
  subscribe(listener: () => void): () => void;
}

const pending = { status: 'pending' } as const;

/**
 * Wraps a dynamic import. React.lazy holds its fallback for 300 ms even when the chunk is already there; this does not.
 * @param importModule the dynamic import; one that resolves to nothing has failed (vite:preloadError, handled)
 */
export function lazyModule<T>(importModule: () => Promise<{ default: T } | undefined>): LazyModule<T> {
  const listeners = new Set<() => void>();
  let state: ModuleState<T> | undefined;
  let needed = false;
  const become = (next: ModuleState<T> | undefined) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const settle = (loading: Promise<{ default: T } | undefined>, fail: (error: unknown) => void) => {
    become(pending);
    loading.then((module) => {
      if (module) become({ status: 'loaded', value: module.default });
      else fail(undefined);
    }, fail);
  };
  const load = () => settle(importModule(), (error) => become({ status: 'failed', error }));
  return {
    load() {
      needed = true;
      if (!state || state.status === 'failed') load();
    },
    prefetch() {
      if (!state) settle(withoutReload(importModule), () => (needed ? load() : become(undefined)));
    },
    state: () => state ?? pending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Loads a chunk and follows its state. */
export function useLazyModule<T>(module: LazyModule<T>): ModuleState<T> {
  useEffect(() => module.load(), [module]);
  return useSyncExternalStore(module.subscribe, module.state);
}
