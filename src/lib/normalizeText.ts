/** Characters without a shape of their own: soft hyphens, zero-width spaces and joiners, directional marks, isolates. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const dashes = /[\p{Pd}\u2212]/gu;
const blanks = /[\s\p{Cc}]+/gu;

/** A text without the marks by which spreadsheets keep digits as text: ="161101" and '161101. */
const withoutTextMarks = (text: string) => text.replace(/^[\s']*'/, '').replace(/^\s*="(.*)"\s*$/s, '$1');

/**
 * Normalise a code, number or query that people type or paste: plain characters, hyphens and single spaces.
 * @example normalizeText('\u200e161101\u201101 '); // '161101-01'
 */
export const normalizeText = (text: string): string =>
  withoutTextMarks(text.replace(invisible, '').normalize('NFKC'))
    .replace(dashes, '-')
    .replace(blanks, ' ')
    .trim();

export const comparableCode = (code: string): string => normalizeText(code).toUpperCase();

/** True for three or more digits with blanks, dots or dashes between them, or one word of such digits and letters. */
export function isArticleNumber(text: string): boolean {
  const number = normalizeText(text);
  const between = /\p{L}/u.test(number) ? /[.-]/g : /[.\s-]/g;
  return /^(\p{L}*\d){3,}\p{L}*$/u.test(number.replace(between, ''));
}
