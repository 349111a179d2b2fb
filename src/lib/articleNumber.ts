import { normalizeText } from './normalizeText';

/** Normalised article number for comparison, in upper case. */
export const comparableCode = (code: string): string => normalizeText(code).toUpperCase();

/**
 * True when a text may be an article number or part of one: at least three digits with blanks, dots or dashes between
 * them, or a single word of such digits and letters.
 */
export function isArticleNumber(text: string): boolean {
  const number = normalizeText(text);
  const between = /\p{L}/u.test(number) ? /[.-]/g : /[.\s-]/g;
  return /^(\p{L}*\d){3,}\p{L}*$/u.test(number.replace(between, ''));
}
