import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../scripts/texts/checkTexts';
import { texts } from '../generated/texts';
import { isAddedLanguage } from './context';
import { languages } from './languages';
import { createTranslate } from '../../src/i18n/translate';
import { translations, translationsAt } from './translations';

const isPluralForm = (key: string) => key.includes('_');
const plainKey = (key: string) => key.replace(/_.*/, '');
const placeholders = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([found]) => found).sort();

/** Texts that are the same in English: names, and words the languages share. */
const shared = new Set([
  'product.ratingShort',
  'product.variants_one',
  'common.shopName',
  'common.amount',
  'common.number',
  'orders.status',
]);

describe('translations', () => {
  const english = translations('en');

  it.each(languages)('DEV-03 %s has every key the interface knows', (language) => {
    const plain = (texts: object) => Object.keys(texts).filter((key) => !isPluralForm(key));
    expect(plain(translations(language)).sort()).toEqual(plain(english).sort());
  });

  it.each(languages)('DEV-03 every counted text in %s has the plural forms of the language', (language) => {
    const texts = translations(language);
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = Object.keys({ ...english, ...texts })
      .filter(isPluralForm)
      .map(plainKey);
    const forms = counted.flatMap((key) =>
      categories.filter((category) => category !== 'other').map((category) => `${key}_${category}`),
    );
    expect(forms.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
    expect(counted.length).toBeGreaterThan(20);
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
      ([key, text]) =>
        placeholders(text).join() !== placeholders(known.get(key) ?? known.get(plainKey(key)) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(texts).filter(isAddedLanguage))(
    'DEV-03 %s, a language of files only, has the placeholders and plural forms of its texts',
    (language) => {
      const known = Object.entries(translationsAt(language));
      const all = Object.fromEntries(
        Object.entries(english).map(([key, text]): [string, Record<string, string>] => [key, { en: text }]),
      );
      for (const [key, text] of known) Object.assign((all[key] ??= {}), { [language]: text });
      expect(known.length).toBeGreaterThan(50);
      expect(faultsOf(all, language)).toEqual([]);
    },
  );

  it.each([
    ['ar', [0, 1, 2, 3, 11, 100]],
    ['pl', [1.5, 1, 2, 5]],
  ] as const)('APP-15 %s says each of its plural categories in its own form', (language, counts) => {
    const t = createTranslate(translationsAt(language), language);
    const forms = counts.map((count) => t('navigation.cartWithCount', [count]).replace(String(count), ''));
    expect(new Set(forms).size).toBe(counts.length);
  });

  it.each(languages)(
    'ACC-03 in %s the question before an account is deleted names the word to type',
    (language) => {
      const texts = new Map(Object.entries(translations(language)));
      expect(texts.get('account.deleteConfirmation')).toContain(texts.get('account.deleteWord'));
    },
  );
});
