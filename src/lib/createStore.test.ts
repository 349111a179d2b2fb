import { expect, test, vi } from 'vitest';
import { createStore } from './createStore';

test('CALL-07 a store calls its listeners with every value until they unsubscribe', () => {
  const store = createStore('first');
  const seen: string[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  expect(store.get()).toBe('first');
  store.set('second');
  unsubscribe();
  store.set('third');
  expect(seen).toEqual(['second']);
  expect(store.get()).toBe('third');
});

test('CALL-07 a listener that unsubscribes while it is called leaves the others alone', () => {
  const store = createStore(0);
  const other = vi.fn();
  const unsubscribe = store.subscribe(() => unsubscribe());
  store.subscribe(other);
  store.set(1);
  store.set(2);
  expect(other).toHaveBeenCalledTimes(2);
});
