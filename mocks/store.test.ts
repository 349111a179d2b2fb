import { describe, expect, it } from 'vitest';
import { initialState } from './shop/customers';
import { createStore, memoryStorage, storageKey, type StoreStorage } from './store';

const signedIn = (id: string) => ({ ...initialState(), signedIn: id });

describe('the mock shop’s store', () => {
  it('DEV-03 what was changed is there after a reload', () => {
    const storage = memoryStorage();
    createStore(initialState, storage).write(signedIn('private'));
    expect(createStore(initialState, storage).read().signedIn).toBe('private');
  });

  it('DEV-03 a change made in another tab is seen', () => {
    const storage = memoryStorage();
    const [here, there] = [createStore(initialState, storage), createStore(initialState, storage)];
    here.read();
    there.write(signedIn('private'));
    expect(here.read().signedIn).toBe('private');
  });

  it('DEV-03 reset starts over', () => {
    const store = createStore(initialState);
    store.write(signedIn('private'));
    store.reset();
    expect(store.read()).toEqual(initialState());
  });

  it.each(['not json', '{"signedIn":7}', '[]', 'null'])('DEV-03 kept %s counts as nothing', (text) => {
    const storage = memoryStorage();
    storage.setItem(storageKey, text);
    expect(createStore(initialState, storage).read()).toEqual(initialState());
  });

  it('DEV-03 a blocked storage leaves the shop running from memory', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const blocked: StoreStorage = { getItem: refuse, setItem: refuse };
    const store = createStore(initialState, blocked);
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
    const store = createStore(initialState, full);
    store.write(signedIn('private'));
    expect(store.read().signedIn).toBe('private');
  });
});
