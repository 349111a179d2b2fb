// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { languageTag, routeOf } from '../../i18n/language';
import type { GlobalSettings } from '../../api/generated/types';
import { reportUnusableLanguages, siteLanguages } from './settings';

afterEach(() => {
  delete window.dataLayer;
});

const withLanguages = (...rows: [code?: string, languageRoute?: string][]) =>
  ({
    languageRoute: 'no',
    countries: [],
    languages: rows.map(([code, languageRoute]) => ({ code, name: code, languageRoute })),
  }) as unknown as GlobalSettings;

const pairs = (settings: GlobalSettings) =>
  siteLanguages(settings).map(({ code, languageRoute }) => [code, languageRoute]);

test('APP-08 settings without languages still name the routes there are', () => {
  const settings = {
    languageRoute: 'no',
    countries: [
      { code: 'SE', name: 'Sweden', languageRoute: 'en-se' },
      { code: 'NO', name: 'Norway', languageRoute: 'no' },
      { code: 'DK', name: 'Denmark' },
    ],
  } as GlobalSettings;
  const expected = [
    ['no', 'no'],
    ['en-SE', 'en-se'],
  ];
  expect(pairs(settings)).toEqual(expected);
  expect(pairs({ ...settings, languages: [] })).toEqual(expected);
});

test('APP-08 codes are normalised; unusable and duplicate languages are left out and reported', () => {
  const settings = withLanguages(
    ['en_GB', '/EN/'],
    ['sv', '//'],
    ['', 'fi'],
    ['da', 'ÅÄ'],
    ['no', 'no'],
    ['nb', 'no'],
    ['no', 'nn'],
  );
  expect(pairs(settings)).toEqual([
    ['en-GB', 'en'],
    ['no', 'no'],
  ]);
  reportUnusableLanguages(settings);
  reportUnusableLanguages(settings);
  expect(window.dataLayer).toEqual(
    ['sv ///', ' /fi', 'da /ÅÄ'].map((name) => ({ event: 'unknown_content', kind: 'language', name })),
  );
});

test('APP-08 a language without code and route is left out', () => {
  const settings = withLanguages([], ['no', 'no']);
  expect(pairs(settings)).toEqual([['no', 'no']]);
  expect(() => reportUnusableLanguages(settings)).not.toThrow();
});

test('APP-08 every language left is one that a call can carry and an address begin with', () => {
  const odd = fc.oneof(fc.string({ maxLength: 6 }), fc.stringMatching(/^[a-zA-Z]{2}([_-][a-zA-Z]{2})?$/));
  fc.assert(
    fc.property(fc.array(fc.tuple(odd, odd), { minLength: 1 }), (rows) => {
      const languages = siteLanguages(withLanguages(...rows));
      for (const { code, languageRoute } of languages) {
        expect(languageTag(code)).toBe(code);
        expect(routeOf(languageRoute)).toBe(languageRoute);
      }
      expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
    }),
  );
});
