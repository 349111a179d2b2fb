import fc from 'fast-check';
import { afterEach, expect, it, test } from 'vitest';
import { getLanguage, languageTag, setLanguage, directionOf } from './language';

afterEach(() => setLanguage('no'));

it('CALL-02 calls have Content-Language `no` until a language is set', () => {
  expect(getLanguage()).toBe('no');
  setLanguage('sv');
  expect(getLanguage()).toBe('sv');
  setLanguage('nb-NO');
  expect(getLanguage()).toBe('nb-NO');
});

it.each([
  ['en-se', 'en-SE'],
  ['en_GB', 'en-GB'],
  ['NO', 'no'],
])('CALL-02 the header carries a BCP 47 tag: %s is %s', (text, tag) => {
  setLanguage(text);
  expect(getLanguage()).toBe(tag);
});

it.each(['', 'n_o', 'språk', 'sv\r\nX-Evil: 1', '//', '..'])(
  'CALL-02 a text that no header can carry gives the default: %j',
  (bad) => {
    setLanguage('sv');
    setLanguage(bad);
    expect(getLanguage()).toBe('no');
  },
);

it('CALL-02 every tag can be sent in a header, and is its own tag', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const tag = languageTag(text);
      if (tag === undefined) return;
      expect(tag).toMatch(/^[A-Za-z0-9-]+$/);
      expect(languageTag(tag)).toBe(tag);
    }),
  );
});

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['no', 'ltr'],
  ['arn', 'ltr'],
])('SEO-02 the direction of %s is %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
