import { directionOf } from './language';
import type { TranslationKey } from './english';
import { englishText, type EnglishTexts } from './englishText';
import { numberFormat, pluralKey, pluralRules } from './intl';

/** Values for the placeholders {0}, {1} ... of a text; numbers are formatted for the language. */
type Placeholders = readonly (string | number)[];

/**
 * Translate a key.
 * @param count selects the plural form; default: the first number among the values
 * @example t('cart.holds', [2]); t('quickOrder.sent', [1, 40], 40);
 */
export type Translate = (key: TranslationKey, values?: Placeholders, count?: number) => string;

const isolate = (value: string) => `\u2068${value}\u2069`;

/**
 * Create the translate function of one language. Order of the texts: the server's plural form and text, the same two of
 * the built-in English, the key. Markup is not parsed.
 * @param english loaded English texts; default: those loaded at the time of the call
 */
export function createTranslate(
  texts: Readonly<Record<string, string>>,
  language: string,
  english?: EnglishTexts,
): Translate {
  const known = new Map(Object.entries(texts));
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const inOwnDirection = directionOf(language) === 'rtl' ? isolate : (value: string) => value;
  // A small count has no separators, and the first formatter of a page takes longer than rendering its header.
  const format = (value: number) =>
    Number.isInteger(value) && Math.abs(value) < 1000
      ? String(value)
      : (numbers ??= numberFormat(language)).format(value);
  const pluralForm = (key: string, count: number | undefined) =>
    count === undefined ? undefined : known.get(pluralKey(key, count, (plurals ??= pluralRules(language))));
  return (key, values = [], count = values.find((value) => typeof value === 'number')) => {
    const translated = pluralForm(key, count) || known.get(key);
    const fallback = translated ? undefined : englishText(key, english, count);
    const text = (translated || (fallback ?? key)).replace(/\{(\d+)\}/g, (placeholder, index) => {
      const value = values[Number(index)];
      if (value === undefined) return placeholder;
      if (typeof value === 'number') return format(value);
      // Values from the server may be of any type.
      return typeof value === 'string' ? inOwnDirection(value) : '';
    });
    return fallback === undefined ? text : inOwnDirection(text);
  };
}

/** Text for a key from the server; undefined when there is none. */
export function textOf(t: Translate, key: string): string | undefined {
  const text = t(key as TranslationKey);
  return text === key ? undefined : text || undefined;
}
