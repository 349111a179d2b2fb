import type { TranslationKey } from './english';
import { englishText, type EnglishTexts } from './englishText';
import { numberFormat } from './intl';

/** Values for the placeholders {0}, {1} ... of a text; numbers are written as the language writes them. */
type Placeholders = readonly (string | number)[];

/** Turns a translation key into text: `t('listing.showing', [24, 2400])`. */
export type Translate = (key: TranslationKey, values?: Placeholders) => string;

/**
 * Makes the translate function of one language. The server's text for a key comes first, the app's own
 * English one second, also where the server's is empty; a key that neither has shows as itself. The text is text: markup in it is not read.
 * @param texts the server's translations by key (getTranslations)
 * @param language BCP 47 tag for writing numbers; an unknown one falls back to English
 * @param english the English texts that have loaded; those that have by then when not given
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
      // A value that came over the wire may be anything.
      return typeof value === 'string' ? value : '';
    });
  };
}

/**
 * The text for a key that came over the wire.
 * @returns undefined when there is none
 */
export function textOf(t: Translate, key: string): string | undefined {
  const text = t(key as TranslationKey);
  return text === key ? undefined : text || undefined;
}
