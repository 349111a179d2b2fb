import { renderRequest } from './renderRequest';

export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** @returns function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Create a store; on a server each request has its own value.
 * @example const store = createStore(0); useSyncExternalStore(store.subscribe, store.get, store.get);
 */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get() {
      const values = renderRequest()?.values;
      return values?.has(listeners) ? (values.get(listeners) as Value) : value;
    },
    set(next) {
      const values = renderRequest()?.values;
      if (values) values.set(listeners, next);
      else value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
