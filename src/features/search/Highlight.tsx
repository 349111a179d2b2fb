import styles from './Highlight.module.css';

/** A part of a text; `isMatch` for the parts that match the search. */
interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Lower case without diacritics, of the same length: `lovas` matches `Løvås`. */
const folded = (text: string) =>
  text
    .replace(/[\u0080-\uffff]/g, (unit) => unit.normalize('NFD').charAt(0))
    .toLowerCase()
    .replaceAll('ø', 'o');

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern of a word. A single letter occurs in too many words, so it matches only by itself. */
const pattern = (word: string) => (/^\p{L}$/u.test(word) ? `(?<!\\p{L})${word}(?!\\p{L})` : escaped(word));

/**
 * Split a text at the words of a search, ignoring case, diacritics and quotation marks (SRCH-03).
 * @param text displayed text
 * @param query search text
 * @returns the parts in order; joined they equal the text
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
    .map(({ length }, index) => ({ text: text.slice(end, (end += length)), isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** SRCH-03: a text with the matches of a search marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
