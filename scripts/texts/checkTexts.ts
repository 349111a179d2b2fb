import type { Texts } from './table.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([found]) => found).sort();
const plainKey = (key: string) => key.replace(/_.*/, '');
const isPluralForm = (key: string) => key.includes('_');

/** Plural categories of a language that have a form of their own; `other` is the plain key. */
const categoriesOf = (language: string) =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((category) => category !== 'other');

/**
 * Faults of a language's texts: a column that is no language, keys that English lacks, placeholders that differ from
 * English, and plural forms that are missing or unknown to the language. A sentence each.
 * @param texts all texts, with English
 * @param language ISO 639 code, a column of them
 */
export function faultsOf(texts: Texts, language: string): string[] {
  if (!/^[a-z]{2}$/.test(language)) return [`${language}: no language code of two letters.`];
  const textOf = (key: string) => texts[key]?.[language];
  const english = (key: string) => texts[key]?.['en'] ?? texts[plainKey(key)]?.['en'];
  const keys = Object.keys(texts).filter((key) => textOf(key) !== undefined);
  const categories = categoriesOf(language);

  const unknown = keys.filter((key) => english(key) === undefined).map((key) => `${key}: no such key.`);
  const wrong = keys.flatMap((key) => {
    const [expected, found] = [placeholders(english(key) ?? ''), placeholders(textOf(key) ?? '')];
    if (english(key) === undefined || expected.join() === found.join()) return [];
    return [
      `${key}: placeholders are ${found.join(' ') || 'none'} instead of ${expected.join(' ') || 'none'}.`,
    ];
  });
  const counted = new Set(
    Object.keys(texts)
      .filter((key) => isPluralForm(key) && (texts[key]?.['en'] ?? textOf(key)) !== undefined)
      .map(plainKey),
  );
  const missing = [...counted]
    .filter((key) => textOf(key) !== undefined)
    .flatMap((key) => categories.map((category) => `${key}_${category}`))
    .filter((key) => textOf(key) === undefined)
    .map((key) => `${key}: the plural form is missing.`);
  const unused = keys
    .filter((key) => isPluralForm(key) && !categories.some((category) => key.endsWith(`_${category}`)))
    .map((key) => `${key}: the language has no such plural form.`);
  return [...unknown, ...wrong, ...missing, ...unused].map((fault) => `${language} ${fault}`);
}
