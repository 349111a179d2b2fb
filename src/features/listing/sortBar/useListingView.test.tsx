import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useListingView } from './useListingView';

function openWindow(isWide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
}

beforeEach(() => {
  window.localStorage.clear();
  openWindow(true);
});

const view = () => renderHook(useListingView).result.current[0];

test('LIST-03 the selected view is stored in local storage and restored', () => {
  const { result } = renderHook(useListingView);
  expect(result.current[0]).toBe('grid');
  act(() => result.current[1]('list'));
  expect(result.current[0]).toBe('list');
  expect(window.localStorage.getItem('listingView')).toBe('list');
  expect(view()).toBe('list');
});

test('LIST-03 where the view cannot be selected it is the grid', () => {
  window.localStorage.setItem('listingView', 'list');
  openWindow(false);
  expect(view()).toBe('grid');
});

test.each(['{', 'LIST', '', 'constructor'])('LIST-03 “%s” in storage is the grid', (stored) => {
  window.localStorage.setItem('listingView', stored);
  expect(view()).toBe('grid');
});

test('LIST-03 with storage blocked the view can still be selected', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { result } = renderHook(useListingView);
  act(() => result.current[1]('list'));
  expect(result.current[0]).toBe('list');
});
