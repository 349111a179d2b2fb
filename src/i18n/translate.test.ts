import { expect, test } from 'vitest';
import { englishText } from './englishText';
import { createTranslate } from './translate';

test('APP-15 the server text comes before the English one, and the English one before the key', () => {
  const t = createTranslate({ 'common.close': 'Lukk' }, 'no');
  expect(t('common.close')).toBe('Lukk');
  expect(t('common.cancel')).toBe('Cancel');
});

test('APP-15 placeholders are filled, numbers as the language writes them', () => {
  const t = createTranslate({ 'common.close': '{0} av {1}, {2}' }, 'en');
  expect(t('common.close', [24, 2400])).toBe('24 av 2,400, {2}');
  expect(createTranslate({ 'common.close': '{0}' }, 'sv')('common.close', ['1042'])).toBe('1042');
});

test.each([
  ['en', 1, '1 form'],
  ['en', 0, '0 forms'],
  ['pl', 3, '3 few'],
  ['pl', 5, '5 forms'],
  ['fr', 0, '0 form'],
  ['n_o', 1, '1 form'],
])('APP-15 a text has the plural form of its language: %s %i', (language, count, text) => {
  const texts = { 'cart.holds': '{0} forms', 'cart.holds_one': '{0} form', 'cart.holds_few': '{0} few' };
  expect(createTranslate(texts, language)('cart.holds', [count])).toBe(text);
});

test('APP-15 in a text from right to left a name or an amount keeps its own direction', () => {
  const texts = { 'common.close': '{0} من {1}' };
  expect(createTranslate(texts, 'ar')('common.close', ['12 490 kr', 3])).toBe('\u206812 490 kr\u2069 من 3');
  expect(createTranslate(texts, 'ar')('common.cancel')).toBe('\u2068Cancel\u2069');
  expect(createTranslate(texts, 'sv')('common.close', ['12 490 kr', 3])).toBe('12 490 kr من 3');
});

test('APP-15 the plural form is that of the first number, or of the given count', () => {
  const t = createTranslate({ 'common.close': '{0} of {1}s', 'common.close_one': '{0} of {1}' }, 'en');
  expect(t('common.close', ['a', 1, 2])).toBe('a of 1');
  expect(t('common.close', [2, 1], 1)).toBe('2 of 1');
  expect(t('common.close', ['1'])).toBe('1 of {1}s');
});

test('APP-15 without a plural form of the server its plain text is used, before English', () => {
  expect(createTranslate({ 'cart.holds': '{0} varer' }, 'no')('cart.holds', [1])).toBe('1 varer');
  expect(createTranslate({}, 'no')('cart.holds', [1])).toBe('1 item in your cart');
});

test('APP-15 an unknown locale falls back instead of throwing', () => {
  expect(createTranslate({ 'common.close': '{0}' }, 'n_o')('common.close', [1000])).toBe('1,000');
});

test('APP-15 keys of the wire that are no key of ours have no text and do no harm', () => {
  expect(englishText('__proto__.x')).toBeUndefined();
  expect(englishText('common.constructor')).toBeUndefined();
  expect(englishText('nothing')).toBeUndefined();
});

test('APP-15 an empty text of the server falls back to English, so that every button has a name', () => {
  expect(createTranslate({ 'common.close': '' }, 'no')('common.close')).toBe('Close');
});
