// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetUnsavedInput, handlePreloadErrors } from './reloadOnPreloadError';

const reload = vi.fn();
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
  document.body.innerHTML =
    '<form><input id="name" /></form><form role="search"><input id="search" /></form>';
  resetUnsavedInput();
  stop = handlePreloadErrors();
});
afterEach(() => stop());

/**
 * Dispatches Vite's event for a chunk that cannot be loaded.
 * @returns true when the import rejects
 */
function chunkFails(url: string): boolean {
  const payload = new Error(`Failed to fetch dynamically imported module: ${url}`);
  return window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }),
  );
}

function type(id: string): void {
  document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('APP-14 a missing chunk reloads the page', () => {
  expect(chunkFails('/assets/a.js')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('APP-14 a chunk that is still missing after the reload rejects its import', () => {
  chunkFails('/assets/a.js');
  chunkFails('/assets/b.js');
  expect(chunkFails('/assets/a.js')).toBe(true);
  expect(chunkFails('/assets/b.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('APP-14 a half-filled form is not lost to a reload', () => {
  type('name');
  expect(chunkFails('/assets/a.js')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('APP-14 what was typed on an earlier page, or into the search box, does not hold a reload up', () => {
  type('name');
  resetUnsavedInput();
  type('search');
  expect(chunkFails('/assets/a.js')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});
