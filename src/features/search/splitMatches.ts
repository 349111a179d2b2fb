/** A piece of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/**
 * Cuts a text where the words of a search stand in it, whatever their case (SRCH-03).
 * @param text what is shown
 * @param query what was searched for
 * @returns the pieces in order; joined they are the text
 */
export function splitMatches(text: string, query: string): TextPart[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ text, isMatch: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escaped);
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'gi'))
    .map((part, place) => ({ text: part, isMatch: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}
