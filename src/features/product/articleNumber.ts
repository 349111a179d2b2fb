/**
 * True when a text may be an article number or part of one: at least three digits with blanks, dots, hyphens or dashes
 * between them, or a single word of such digits and letters.
 */
export function isArticleNumber(text: string): boolean {
  const between = /\p{L}/u.test(text) ? /[.\p{Pd}]/gu : /[.\p{Pd}\s]/gu;
  return /^(\p{L}*\d){3,}\p{L}*$/u.test(text.replace(between, ''));
}
