import type { TranslationKey } from './english';
import { englishText, type EnglishTexts } from './englishText';
import { numberFormat } from './intl';

/** Values for the placeholders {0}, {1} ... of a text; numbers are formatted for the language. */
type Placeholders = readonly (string | number)[];

/** Translates a key: `t('listing.showing', [24, 2400])`. */
export type Translate = (key: TranslationKey, values?: Placeholders) => string;

/**
 * Creates the translate function of one language. Order: the server's text, the built-in English when that is missing
 * or empty, the key itself. Markup in texts is not parsed.
 * @param texts the server's translations by key (getTranslations)
 * @param language BCP 47 tag for formatting numbers; an unknown one falls back to English
 * @param english loaded English texts; default: those loaded at the time of the call
 */
export function createTranslate(
  texts: Readonly<Record<string, string>>,
  language: string,
  english?: EnglishTexts,
): Translate {
  const known = new Map(Object.entries(texts));
  let numbers: Intl.NumberFormat | undefined;
  return (key, values = []) => {
    const text = (known.get(key) || englishText(key, english)) ?? key;
    return text.replace(/\{(\d+)\}/g, (placeholder, index) => {
      const value = values[Number(index)];
      if (value === undefined) return placeholder;
      if (typeof value === 'number') return (numbers ??= numberFormat(language)).format(value);
      // Values from the server may be of any type.
      return typeof value === 'string' ? value : '';
    });
  };
}

/**
 * Text for a key from the server.
 * @returns undefined when there is none
 */
export function textOf(t: Translate, key: string): string | undefined {
  const text = t(key as TranslationKey);
  return text === key ? undefined : text || undefined;
}
