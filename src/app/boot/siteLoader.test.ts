// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeSiteLoader } from './siteLoader';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div><div id="site-loader"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('APP-07 the static loader is removed 700 ms after start-up, not before', () => {
  removeSiteLoader();
  vi.advanceTimersByTime(699);
  expect(document.getElementById('site-loader')).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(document.getElementById('site-loader')).toBeNull();
  expect(document.getElementById('root')).not.toBeNull();
});
