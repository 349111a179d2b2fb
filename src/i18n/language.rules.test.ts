// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLanguage, languageOfPath, namedLanguage, routeOf, type SiteLanguage } from './language';

const known: SiteLanguage[] = [
  { code: 'no', name: 'Norsk', languageRoute: 'no' },
  { code: 'sv', name: 'Svenska', languageRoute: 'se' },
  { code: 'en-SE', name: 'English', languageRoute: 'en-se' },
];

test('APP-08 a route of the site in the address takes precedence over the stored language, the stored one over the default', () => {
  expect(namedLanguage('sv', '/no/sofaer', known)).toBe('no');
  expect(namedLanguage('no', '/en-se/sofas', known)).toBe('en-SE');
  expect(namedLanguage('sv', '/sofas', known)).toBe('sv');
  expect(namedLanguage('en-se', '/de/sofas', known)).toBe('en-SE');
  expect(namedLanguage(null, '/se/soffor', known)).toBe('sv');
  expect(namedLanguage(null, '/sofas', known)).toBeUndefined();
  expect(namedLanguage(null, '/', known)).toBeUndefined();
});

test('APP-08 before settings have loaded, two letters, or language and region, count as a route', () => {
  expect(languageOfPath('/de/x')).toBe('de');
  expect(languageOfPath('/en-se')).toBe('en-SE');
  for (const path of ['/', '/x', '/norsk', '/norway', '/n0/x', '/en_gb', '/en-', '/en-gbr', '//no', '/../no'])
    expect(languageOfPath(path), path).toBeUndefined();
});

test('APP-08 a stored value that is no language of the site does not count', () => {
  for (const stored of ['', 'de', 'constructor', '../no']) {
    expect(namedLanguage(stored, '/sofas', known)).toBeUndefined();
  }
});

test('APP-08 a route is written in small letters, without slashes', () => {
  expect(['no', '/SV/', 'en_SE', ' en-se '].map(routeOf)).toEqual(['no', 'sv', 'en-se', 'en-se']);
  expect(['', '//', '..', 'ÅÄ', 'norsk', 'no/no', 'en-gbr'].map(routeOf)).toEqual(Array(7).fill(undefined));
});

test('APP-08 the default is English, and the language of its home for a site without English', () => {
  const english = [...known, { code: 'en', name: 'English', languageRoute: 'en' }];
  expect(defaultLanguage(english, 'se')).toBe('en');
  expect(defaultLanguage(undefined, 'no')).toBe('en');
  expect(defaultLanguage(known, 'se')).toBe('sv');
});

test('APP-08 whatever is stored and whatever the address, the language is one of the site’s, or none', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.webPath(), (stored, path) => {
      expect(['no', 'sv', 'en-SE', undefined]).toContain(namedLanguage(stored, path, known));
    }),
  );
});
