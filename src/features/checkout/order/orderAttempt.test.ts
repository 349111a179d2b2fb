// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardSuspendedValues, setStorageCustomer } from '../../../lib/privateStorage';
import { attemptFor, endAttempt, unfinishedAttempt, recordOrder } from './orderAttempt';

beforeEach(() => {
  localStorage.clear();
  setStorageCustomer('C-1');
});
afterEach(() => void vi.useRealTimers());

test('CHK-04 the same order has the same key in every call, another one another key', () => {
  const { key } = attemptFor('C-1', 'sofa');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor('C-1', 'sofa').key).toBe(key);
  expect(unfinishedAttempt('C-1')?.key).toBe(key);
  const other = attemptFor('C-1', 'two sofas');
  expect(other.key).not.toBe(key);
  expect(unfinishedAttempt('C-1')?.key).toBe(other.key);
});

test('CHK-04 an attempt is the customer’s own, and stores nothing that can be read', () => {
  const { key } = attemptFor('C-1', 'Storgata 14B');
  expect(unfinishedAttempt('C-2')).toBeUndefined();
  expect(attemptFor('C-2', 'Storgata 14B').key).not.toBe(key);
  expect(localStorage.getItem('orderAttempt')).not.toMatch(/C-[12]|Storgata/);
});

test('CHK-04 the same customer and content are stored as other hashes in each attempt', () => {
  const read = () => JSON.parse(localStorage.getItem('orderAttempt') ?? '{}') as Record<string, string>;
  attemptFor('C-1', 'sofa');
  const { owner, content } = read();
  endAttempt();
  attemptFor('C-1', 'sofa');
  expect(read().owner).not.toBe(owner);
  expect(read().content).not.toBe(content);
});

test('CHK-04 the order number leaves storage with the session, and the key is the same after signing in again', () => {
  const attempt = attemptFor('C-1', 'sofa');
  recordOrder(attempt, 'F-1');
  setStorageCustomer(null);
  expect(JSON.stringify(localStorage)).not.toMatch(/F-1|C-1/);
  discardSuspendedValues();
  setStorageCustomer('C-1');
  expect(unfinishedAttempt('C-1')).toMatchObject({ key: attempt.key, orderNumber: null });
  expect(attemptFor('C-1', 'sofa').key).toBe(attempt.key);
});

test('CHK-04 an attempt without an answer is open for an hour, one with an order until its confirmation', () => {
  vi.useFakeTimers();
  const attempt = attemptFor('C-1', 'sofa');
  vi.advanceTimersByTime(3_599_999);
  expect(unfinishedAttempt('C-1')?.key).toBe(attempt.key);
  vi.advanceTimersByTime(1);
  expect(unfinishedAttempt('C-1')).toBeUndefined();
  expect(attemptFor('C-1', 'sofa').key).not.toBe(attempt.key);
  const answered = attemptFor('C-1', 'lamp');
  recordOrder(answered, 'F-1');
  vi.advanceTimersByTime(360_000_000);
  expect(unfinishedAttempt('C-1')).toMatchObject({ key: answered.key, orderNumber: 'F-1' });
  endAttempt();
  expect(unfinishedAttempt('C-1')).toBeUndefined();
});

test('CHK-04 the answer of an attempt that another one has followed changes nothing', () => {
  const before = attemptFor('C-1', 'sofa');
  const { key } = attemptFor('C-1', 'lamp');
  recordOrder(before, 'F-1');
  expect(unfinishedAttempt('C-1')).toMatchObject({ key, orderNumber: null });
});

test.each(['', '{', 'null', '[]', '{"key":1}', '{"key":"a","owner":"b","content":"c","sentAt":"d"}'])(
  'CHK-04 a stored attempt of %s counts as none',
  (stored) => {
    localStorage.setItem('orderAttempt', stored);
    expect(unfinishedAttempt('C-1')).toBeUndefined();
  },
);
