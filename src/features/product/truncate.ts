/**
 * CARD-10: shorten a text at a word boundary and append an ellipsis; a text within the limit is unchanged.
 * @param limit maximum length in characters including the ellipsis; at least 1
 */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text.trim());
  if (characters.length <= limit) return characters.join('');
  const beginning = characters.slice(0, limit - 1).join('');
  const wordEnd = characters[limit - 1] === ' ' ? beginning.length : beginning.lastIndexOf(' ');
  return `${(wordEnd > 0 ? beginning.slice(0, wordEnd) : beginning).replace(/[\s,.;:–-]+$/, '')}…`;
}
