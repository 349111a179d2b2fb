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
