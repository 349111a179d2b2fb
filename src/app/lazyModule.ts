import { useEffect, useSyncExternalStore } from 'react';

/** How far the loading of a chunk has come. */
export type ModuleState<T> =
  { status: 'pending' } | { status: 'loaded'; value: T } | { status: 'failed'; error: unknown };

/** A chunk of the app that is fetched when it is first needed, and shown without a wait when it is there already. */
export interface LazyModule<T> {
  /** Starts loading, once; a failure is kept until the next call. */
  load(): void;
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
  const become = (next: ModuleState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    load() {
      if (state && state.status !== 'failed') return;
      become(pending);
      importModule().then(
        (module) =>
          become(
            module ? { status: 'loaded', value: module.default } : { status: 'failed', error: undefined },
          ),
        (error: unknown) => become({ status: 'failed', error }),
      );
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
