/** Languages written from right to left, by their BCP 47 language subtag. */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(-|$)/i;

/**
 * Direction of writing of a language, for the `dir` attribute. Not every browser knows it (`Intl.Locale.getTextInfo`).
 * @param language BCP 47 tag
 */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.test(language) ? 'rtl' : 'ltr');

/**
 * True when the document is written from right to left, where scripts compute with left and right.
 * @example row.scrollLeft += isRightToLeft() ? -width : width;
 */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';
