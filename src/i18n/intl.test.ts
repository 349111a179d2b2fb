import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from './intl';

const oddLocales = ['', ' ', 'n_o', 'en-', 'xx-XXKR-1-!', '\uD800', 'constructor'];

test.each(oddLocales)('APP-15 the locale "%s" writes numbers and dates all the same', (locale) => {
  expect(numberFormat(locale).format(1000)).toMatch(/^1\D?000$/);
  expect(dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(0)).toMatch(/1970/);
});

test.each(['XXKR', '', 'k', 'NOKK'])('APP-15 the currency "%s" leaves the number', (currency) => {
  expect(numberFormat('sv', { style: 'currency', currency }).format(1000)).toMatch(/^1\s000$/);
  expect(numberFormat('n_o', { style: 'currency', currency }).format(1000)).toBe('1,000');
});

test('APP-15 a time zone that is none leaves the date', () => {
  expect(dateFormat('sv', { timeZone: 'Nowhere/None' }).format(0)).toMatch(/19(69|70)/);
});

test('APP-15 a valid locale and currency are used as they are', () => {
  expect(numberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(2)).toBe('£2.00');
});
