import { expect, it } from 'vitest';
import { formatPhone, phoneHint } from './formatPhone';
import { createTranslate } from './translate';

it.each([
  ['4791234501', '+47 912 34 501'],
  ['4722004400', '+47 22 00 44 00'],
  ['46701234502', '+46 70 123 45 02'],
  ['46850044000', '+46 8 500 440 00'],
  ['46313456789', '46313456789'],
  ['4612', '4612'],
  ['+47 22 00 44 00', '+47 22 00 44 00'],
  ['', ''],
])('ACC-02 the number %s reads %s', (number, written) => {
  expect(formatPhone(number).replaceAll('\u00a0', ' ')).toBe(written);
});

it('UI-04 a number does not break at the end of a line', () => {
  expect(formatPhone('4791234501')).not.toMatch(/ /);
});

const texts = { 'forms.phoneHint': 'With code.', 'forms.phoneHintExample': 'With code, as {0}.' };
const t = createTranslate(texts, 'en');

it.each([
  ['NO', 'With code, as +47 912 34 567.'],
  ['SE', 'With code, as +46 70 123 45 67.'],
  ['GB', 'With code.'],
  [undefined, 'With code.'],
])('FORM-01 the example of a telephone number is one of the country %s', (country, hint) => {
  expect(phoneHint(t, country).replaceAll('\u00a0', ' ')).toBe(hint);
});
