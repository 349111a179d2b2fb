import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOfPath, resolveLanguage, siteLanguages, type SiteLanguage } from './resolveLanguage';
import type { GlobalSettings } from './settings';

const known: SiteLanguage[] = [
  { code: 'no', name: 'Norsk', languageRoute: 'no' },
  { code: 'sv', name: 'Svenska', languageRoute: 'se' },
];

test('APP-08 the stored language goes before the path, the path before en', () => {
  expect(resolveLanguage('sv', '/no/sofaer', known)).toBe('sv');
  expect(resolveLanguage(null, '/se/soffor', known)).toBe('sv');
  expect(resolveLanguage(null, '/sofas', known)).toBe('en');
  expect(resolveLanguage(null, '/', known)).toBe('en');
});

test('APP-08 before settings have arrived, two to five letters count as a language', () => {
  expect(languageOfPath('/de/x')).toBe('de');
  expect(languageOfPath('/norsk')).toBe('norsk');
  for (const path of ['/', '/x', '/norway', '/n0/x', '/en-gb', '//no'])
    expect(languageOfPath(path)).toBeUndefined();
});

test('APP-08 a stored value that is no language of the site does not count', () => {
  for (const stored of ['', 'de', 'constructor', '../no']) {
    expect(resolveLanguage(stored, '/no', known)).toBe('no');
  }
});

test('APP-08 whatever is stored and wherever one is, the language is one of the site’s, or en', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.webPath(), (stored, path) => {
      expect(['no', 'sv', 'en']).toContain(resolveLanguage(stored, path, known));
    }),
  );
});

test('APP-08 settings without languages still tell the routes there are', () => {
  const settings = {
    languageRoute: 'no',
    countries: [
      { code: 'SE', name: 'Sweden', languageRoute: 'sv' },
      { code: 'NO', name: 'Norway', languageRoute: 'no' },
      { code: 'DK', name: 'Denmark' },
    ],
  } as GlobalSettings;
  expect(siteLanguages(settings).map(({ code, languageRoute }) => [code, languageRoute])).toEqual([
    ['no', 'no'],
    ['sv', 'sv'],
  ]);
});
