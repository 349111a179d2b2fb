// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { exampleResponse } from '../../../tests/support/exampleResponse';
import { completeSettings, type GlobalSettings } from './settings';

afterEach(() => {
  delete window.exceptionReporter;
});

const settings = exampleResponse('getGlobalSettings').body as GlobalSettings;

it('APP-15 settings with all static pages are unchanged', () => {
  expect(completeSettings(settings)).toEqual(settings);
});

it.each([null, undefined, 'none'])(
  'APP-15 static pages that are %o get empty addresses, and are reported',
  (pages) => {
    const reporter = (window.exceptionReporter = vi.fn());
    const broken = { ...settings, staticPages: pages } as unknown as GlobalSettings;
    const { staticPages } = completeSettings(broken);
    expect(staticPages.cartPage).toEqual({ pageType: 'CartPage', title: '', url: '' });
    expect(Object.keys(staticPages)).toHaveLength(7);
    expect(String(reporter.mock.calls[0]?.[0])).toContain(
      'getGlobalSettings departs from the contract: /staticPages/searchPage has no address',
    );
  },
);

it('APP-15 one static page without an address leaves the others alone', () => {
  const reporter = (window.exceptionReporter = vi.fn());
  const { searchPage, cartPage } = settings.staticPages;
  const broken = {
    ...settings,
    staticPages: { ...settings.staticPages, searchPage: { ...searchPage, url: null } },
  };
  const { staticPages } = completeSettings(broken as unknown as GlobalSettings);
  expect([staticPages.searchPage.url, staticPages.cartPage]).toEqual(['', cartPage]);
  expect(reporter).toHaveBeenCalledTimes(1);
});

it.each([
  ['Europe/Oslo', 'SE', 'Europe/Oslo'],
  [undefined, 'SE', 'Europe/Stockholm'],
  ['Mars/Olympus', 'NO', 'Europe/Oslo'],
  ['', 'NO', 'Europe/Oslo'],
  [null, 'NO', 'Europe/Oslo'],
  [7, 'NO', 'Europe/Oslo'],
  [undefined, 'NZ', undefined],
])('APP-18 settings with the time zone %s in %s count in %s', (timeZone, currentCountry, expected) => {
  window.exceptionReporter = vi.fn();
  const sent = { ...settings, timeZone, currentCountry } as unknown as GlobalSettings;
  expect(completeSettings(sent).timeZone).toBe(expected);
});
