import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrefetchedParts } from './usePrefetchedParts';

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

test('MOD-01 parts and the frame of modals are fetched when the page is idle, unless it has gone before', () => {
  const { unmount } = renderHook(usePrefetchedParts);
  expect(request).toHaveBeenCalledTimes(1);
  unmount();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('MOD-01 with Save-Data nothing is fetched ahead', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  renderHook(usePrefetchedParts);
  expect(request).not.toHaveBeenCalled();
});
