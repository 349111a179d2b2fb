import { describe, expect, it } from 'vitest';
import { languages } from '../context';
import { translations } from './translations';

const placeholders = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([found]) => found).sort();

/** Texts that are the same in English: names, and words the languages share. */
const shared = new Set(['common.shopName', 'common.amount', 'common.number', 'orders.status']);

describe('translations', () => {
  const english = translations('en');

  it.each(languages)('DEV-03 %s has every key the interface knows', (language) => {
    expect(Object.keys(translations(language)).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(['no', 'sv'] as const)('DEV-03 %s has a text of its own for every key', (language) => {
    const left = Object.entries(translations(language)).filter(
      ([key, text]) =>
        text.trim() === '' || (text === new Map(Object.entries(english)).get(key) && !shared.has(key)),
    );
    expect(left).toEqual([]);
  });

  it.each(['no', 'sv'] as const)('DEV-03 %s has the placeholders of the English text', (language) => {
    const known = new Map(Object.entries(english));
    const wrong = Object.entries(translations(language)).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(known.get(key) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages)(
    'ACC-03 in %s the question before an account is deleted names the word to type',
    (language) => {
      const texts = new Map(Object.entries(translations(language)));
      expect(texts.get('account.deleteConfirmation')).toContain(texts.get('account.deleteWord'));
    },
  );
});
