import { expect, it, vi } from 'vitest';

it.fails('a test that writes to the console fails', () => {
  console.warn('not quiet');
});

it('a test sets a fake clock', () => {
  vi.useFakeTimers();
  expect(vi.isFakeTimers()).toBe(true);
});

it('the next test has the real one', () => {
  expect(vi.isFakeTimers()).toBe(false);
});
