/**
 * Whether a text may be an article number or a part of one: three digits at least, with blanks, dots and hyphens or
 * dashes between them, or one word of such digits and letters.
 */
export function isArticleNumber(text: string): boolean {
  const between = /\p{L}/u.test(text) ? /[.\p{Pd}]/gu : /[.\p{Pd}\s]/gu;
  return /^(\p{L}*\d){3,}\p{L}*$/u.test(text.replace(between, ''));
}
