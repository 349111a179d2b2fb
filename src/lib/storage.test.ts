// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { parseStoredList, readStored, writeStored } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  writeStored('session', 'language', null);
});

test('APP-08 a value is stored in the storage named, and removed with null', () => {
  writeStored('session', 'language', 'sv');
  expect(sessionStorage.getItem('language')).toBe('sv');
  expect(readStored('session', 'language')).toBe('sv');
  expect(readStored('local', 'language')).toBeNull();
  writeStored('session', 'language', null);
  expect(readStored('session', 'language')).toBeNull();
});

test('APP-08 full storage is answered from memory', () => {
  sessionStorage.setItem('language', 'no');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('session', 'language', 'sv');
  expect(readStored('session', 'language')).toBe('sv');
});

test('APP-08 blocked storage reads as empty', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStored('session', 'language')).toBeNull();
});

test.each(['', 'not json', '{', 'null', '7', '{"0":"a"}'])(
  'APP-08 %j in storage is an empty list',
  (text) => {
    expect(parseStoredList(text, (value): value is string => typeof value === 'string')).toEqual([]);
  },
);

test('APP-08 invalid items of a stored list are left out', () => {
  const isText = (value: unknown): value is string => typeof value === 'string';
  expect(parseStoredList('["a",7,null,"b"]', isText)).toEqual(['a', 'b']);
});
