import type { ShopState } from './state';

/** Storage of a store: `localStorage`, or memory in node. */
export type StoreStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The state of one mock shop: read it, replace it, reset it. */
export interface Store {
  read(): ShopState;
  write(next: ShopState): void;
  reset(): void;
}

/** Changes with the shape of ShopState: a state stored under an earlier version is ignored. */
export const storageKey = 'furulia-mock-shop-4';

/** In-memory storage. */
export function memoryStorage(): StoreStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

/**
 * Create a store that saves every change. An invalid stored state is ignored, and with a blocked or full storage the
 * store works in memory.
 * @param initial the state of a new shop
 * @param storage read on every access, so that two tabs share one shop
 * @param parse reads what the storage had at first; by default any text is a valid state
 * @example const store = createStore(initialState, localStorage, parseState);
 */
export function createStore(
  initial: () => ShopState,
  storage: StoreStorage = memoryStorage(),
  parse = (stored: string) => JSON.parse(stored) as ShopState | undefined,
): Store {
  let text: string | null = null;
  let state: ShopState | undefined;
  let kept = true;

  function stored(): string | null {
    try {
      return kept ? storage.getItem(storageKey) : text;
    } catch {
      kept = false;
      return text;
    }
  }

  function write(next: ShopState) {
    state = next;
    text = JSON.stringify(next);
    try {
      storage.setItem(storageKey, text);
      kept = true;
    } catch {
      kept = false;
    }
  }

  return {
    read() {
      const found = stored();
      if (state === undefined || found !== text) {
        text = found;
        state = (found === null ? undefined : parse(found)) ?? initial();
      }
      return state;
    },
    write,
    reset() {
      write(initial());
    },
  };
}
