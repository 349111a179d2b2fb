import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchModalFrame } from './Modals';

const request = vi.fn(() => 7);
const cancel = vi.fn();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('MOD-01 the frame of modals is fetched when the page is idle, unless it has gone before', () => {
  const stop = prefetchModalFrame();
  expect(request).toHaveBeenCalledTimes(1);
  stop?.();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('MOD-01 with Save-Data the frame of modals is not fetched ahead', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  prefetchModalFrame();
  expect(request).not.toHaveBeenCalled();
});
