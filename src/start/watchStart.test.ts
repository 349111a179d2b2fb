// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStart, removeSiteLoader } from './watchStart';

const reload = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('__START_FILES__', ['/assets/index.js', '/assets/index.css']);
  vi.stubGlobal('location', { ...window.location, pathname: '/no/sofaer', reload });
  document.head.innerHTML = `
    <link rel="stylesheet" href="/assets/index.css">
    <link rel="stylesheet" href="https://chat.example/chat.css">`;
  document.body.innerHTML = `
    <div id="root"></div>
    <div id="site-loader" aria-hidden="true"></div>`;
  for (const src of ['/assets/index.js', 'https://chat.example/chat.js']) {
    const script = document.createElement('script');
    script.setAttribute('src', src);
    document.body.append(script);
  }
  stop = watchStart();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const fail = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('error'));
const loader = () => document.getElementById('site-loader') ?? document.body;
const entry = 'script[src="/assets/index.js"]';

test('APP-15 a lost entry reloads the page', () => {
  fail(entry);
  expect(reload).toHaveBeenCalledOnce();
  expect(loader().textContent).toBe('');
});

test.each([entry, 'link[href="/assets/index.css"]'])(
  'APP-15 when %s is still lost after the reload, a sentence in the language of the address offers a reload',
  (file) => {
    fail(file);
    fail(file);
    expect(reload).toHaveBeenCalledOnce();
    const alert = getByRole(document.body, 'alert');
    expect(alert.textContent).toContain('Butikken kunne ikke lastes.');
    expect(alert.lang).toBe('no');
    getByRole(alert, 'button', { name: 'Last siden på nytt' }).click();
    expect(reload).toHaveBeenCalledTimes(2);
  },
);

test('APP-15 a lost file of a third party is none of the start', () => {
  fail('script[src*="chat"]');
  fail('link[href*="chat"]');
  fail('link[href*="chat"]');
  expect(reload).not.toHaveBeenCalled();
  expect(loader().textContent).toBe('');
});

test('APP-15 offline the sentence says so at once, without a reload', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail(entry);
  expect(reload).not.toHaveBeenCalled();
  expect(getByRole(document.body, 'alert').textContent).toContain('Du er frakoblet.');
});

test('APP-15 files that do not arrive: after 3.5 s a sentence with a reload button', () => {
  vi.advanceTimersByTime(3499);
  expect(loader().textContent).toBe('');
  vi.advanceTimersByTime(1);
  const status = getByRole(document.body, 'status');
  expect(status.textContent).toContain('Dette tar lengre tid enn vanlig.');
  expect(getByRole(status, 'button', { name: 'Last siden på nytt' })).toBeTruthy();
});

test('APP-15 a shop that has started is not interrupted', () => {
  document.getElementById('root')?.append('shop');
  vi.advanceTimersByTime(10_000);
  expect(loader().textContent).toBe('');
});

test('APP-07 the static loader is removed 700 ms after start-up, not before', () => {
  removeSiteLoader();
  vi.advanceTimersByTime(699);
  expect(document.getElementById('site-loader')).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(document.getElementById('site-loader')).toBeNull();
  expect(document.getElementById('root')).not.toBeNull();
});
