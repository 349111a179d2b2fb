import { describe, expect, it } from 'vitest';
import { initialState } from '../shop/customers';
import { parseState } from './state';
import { createStore, memoryStorage, storageKey, type StoreStorage } from './store';

const newState = initialState();
const initial = () => newState;
const signedIn = (id: string) => ({ ...newState, signedIn: id });

describe('the mock shop’s store', () => {
  it('DEV-03 changes persist across a reload', () => {
    const storage = memoryStorage();
    createStore(initial, storage, parseState).write(signedIn('private'));
    expect(createStore(initial, storage, parseState).read().signedIn).toBe('private');
  });

  it('DEV-03 a change made in another tab is seen', () => {
    const storage = memoryStorage();
    const [here, there] = [
      createStore(initial, storage, parseState),
      createStore(initial, storage, parseState),
    ];
    here.read();
    there.write(signedIn('private'));
    expect(here.read().signedIn).toBe('private');
  });

  it('DEV-03 reset starts over', () => {
    const store = createStore(initial);
    store.write(signedIn('private'));
    store.reset();
    expect(store.read()).toEqual(newState);
  });

  it.each(['not json', '{"signedIn":7}', '[]', 'null'])(
    'DEV-03 an invalid stored state is ignored: %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem(storageKey, text);
      expect(createStore(initial, storage, parseState).read()).toEqual(newState);
    },
  );

  it('DEV-03 a blocked storage leaves the shop running from memory', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const blocked: StoreStorage = { getItem: refuse, setItem: refuse };
    const store = createStore(initial, blocked);
    store.write(signedIn('private'));
    expect(store.read().signedIn).toBe('private');
  });

  it('DEV-03 a full storage leaves the shop running from memory', () => {
    const full: StoreStorage = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const store = createStore(initial, full);
    store.write(signedIn('private'));
    expect(store.read().signedIn).toBe('private');
  });
});
