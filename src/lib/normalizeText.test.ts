import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeText } from './normalizeText';

it.each([
  ['a zero-width space', '161\u200b101'],
  ['a zero-width joiner', '161\u200d101'],
  ['directional marks', '\u200e161101\u200f'],
  ['directional isolates', '\u2068161101\u2069'],
  ['a byte order mark', '\ufeff161101'],
  ['a soft hyphen', '161\u00ad101'],
  ['full-width digits', '１６１１０１'],
  ['blanks around it', '\u00a0161101\u3000\n'],
  ['a formula as the text mark of a spreadsheet', '="161101"'],
  ['an apostrophe as the text mark of a spreadsheet', "'161101"],
])('QORD-01 a pasted number is the same with %s', (_, text) => {
  expect(normalizeText(text)).toBe('161101');
});

it.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d'])(
  'QORD-01 the dash %j is a hyphen',
  (dash) => {
    expect(normalizeText(`161101${dash}01`)).toBe('161101-01');
  },
);

it('QORD-01 words keep their letters and accents, and apostrophes and quotation marks within them', () => {
  expect(normalizeText('  Spisebord\u00a0 i «eik», 12" – O\u2019Brien\'s e\u0301 ')).toBe(
    'Spisebord i «eik», 12" - O\u2019Brien\'s é',
  );
});

it('QORD-01 a normalised text is normalised', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !/['=]/.test(text.normalize('NFKC'))),
      (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      },
    ),
  );
});
