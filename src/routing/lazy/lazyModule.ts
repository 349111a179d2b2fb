import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/createStore';
import { loadChunk } from './loadChunk';

/** Loading state of a chunk. */
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

/**
 * Wrap a dynamic import. Unlike React.lazy, which shows its fallback for 300 ms even for a loaded chunk, it renders such
 * a chunk at once.
 * @param importModule dynamic import
 */
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

/** Load a chunk and follow its state. */
export function useLazyModule<T>(module: LazyModule<T>): ModuleState<T> {
  useEffect(() => module.load(), [module]);
  return useSyncExternalStore(module.subscribe, module.state, module.state);
}
