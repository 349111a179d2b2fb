import { shopState, type ShopState } from './state';

/** Where a store keeps its text. `localStorage` fits; node keeps it in memory. */
export type StoreStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The state of one mock shop: read it, replace it, start over. */
export interface Store {
  read(): ShopState;
  write(next: ShopState): void;
  reset(): void;
}

/** Changes with the shape of ShopState: a state stored under an earlier version is ignored. */
export const storageKey = 'furulia-mock-shop-4';

/** A storage that lasts as long as the process. */
export function memoryStorage(): StoreStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

function parseState(text: string): ShopState | undefined {
  try {
    return shopState.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * A store saved on every change. What it finds that is not a state of this version counts as nothing, and
 * a storage that is blocked or full leaves it running from memory.
 * @param initial the state of a new shop
 * @param storage where the state is stored; read on every access, so that two tabs share one shop
 */
export function createStore(initial: () => ShopState, storage: StoreStorage = memoryStorage()): Store {
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
        state = (found === null ? undefined : parseState(found)) ?? initial();
      }
      return state;
    },
    write,
    reset() {
      write(initial());
    },
  };
}
