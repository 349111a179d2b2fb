import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { stopOnSignal } from './stop';

afterEach(() => vi.useRealTimers());

it('DEV-05 Ctrl-C stops the check, the signal that npm repeats does nothing, and the next one ends it', () => {
  vi.useFakeTimers();
  const exit = vi.fn();
  const process = Object.assign(new EventEmitter(), { exit, stderr: { write: vi.fn() } });
  const signal = stopOnSignal(process);
  expect(signal.aborted).toBe(false);
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect([signal.aborted, exit.mock.calls]).toEqual([true, []]);
  vi.advanceTimersByTime(2000);
  process.emit('SIGINT');
  expect(exit.mock.calls).toEqual([[130]]);
});
