import { expect, it, vi } from 'vitest';
import { createModalHistoryEntry } from './modalHistoryEntry';

it('MOD-01 Back right after a navigation from a modal goes one page back, not two', () => {
  vi.useFakeTimers();
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.replaceState({ idx: 10 }, '');
  const entry = createModalHistoryEntry(() => undefined);
  entry.push();
  const modal: unknown = window.history.state;
  window.history.pushState({ idx: 11 }, '');
  entry.onNavigate();
  // The modal has closed, but its entry is not removed yet when Back leads to it.
  entry.remove();
  window.history.replaceState(modal, '');
  expect(entry.onPopState()).toBe(true);
  vi.runAllTimers();
  expect(back).toHaveBeenCalledTimes(1);
});
