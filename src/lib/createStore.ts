/** State outside React, for useSyncExternalStore. */
export interface Store<Value> {
  get: () => Value;
  /** Set the value and call every listener. */
  set: (next: Value) => void;
  /** @returns function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Create a store.
 * @example const store = createStore(0); useSyncExternalStore(store.subscribe, store.get, store.get);
 */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
