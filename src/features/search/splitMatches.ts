/** A piece of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text without case and marks on its letters, as long as it was: `Løvås` is searched for as `lovas` too. */
const folded = (text: string) =>
  text
    .replace(/[\u0080-\uffff]/g, (unit) => unit.normalize('NFD').charAt(0))
    .toLowerCase()
    .replaceAll('ø', 'o');

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One letter stands in too many words to be marked anywhere but by itself. */
const pattern = (word: string) => (/^\p{L}$/u.test(word) ? `(?<!\\p{L})${word}(?!\\p{L})` : escaped(word));

/**
 * Cuts a text where the words of a search stand in it, whatever their case, marks and quotation marks (SRCH-03).
 * @param text what is shown
 * @param query what was searched for
 * @returns the pieces in order; joined they are the text
 */
export function splitMatches(text: string, query: string): TextPart[] {
  const words = folded(query)
    .split(/[\s"“”«»]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [{ text, isMatch: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(pattern);
  let end = 0;
  return folded(text)
    .split(new RegExp(`(${longestFirst.join('|')})`, 'u'))
    .map(({ length }, place) => ({ text: text.slice(end, (end += length)), isMatch: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}
