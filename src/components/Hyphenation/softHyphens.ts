import createHyphenator, { type PatternsDefinition } from 'hyphen';

/** The soft hyphen: the browser breaks a word there, with a hyphen, where the word is wider than its line. */
export const softHyphen = '\u00AD';

/** The limits of `hyphenate-limit-chars` in global.css, in letters: of a word, before and after a hyphen. */
export const limits = { word: 16, before: 6, after: 5 };

/** Sets a soft hyphen between the syllables of a word. */
type Hyphenate = (word: string) => string;

/** Hyphenates by the patterns of a language. */
export const hyphenateBy = (patterns: PatternsDefinition): Hyphenate =>
  // Without `async` the library returns the text itself.
  createHyphenator(patterns, { html: false }) as Hyphenate;

const longTokens = new RegExp(`\\S{${limits.word},}`, 'g');
const longWord = new RegExp(`\\p{L}{${limits.word},}`, 'u');
const longWords = new RegExp(longWord, 'gu');

/** Addresses, codes and words with soft hyphens of their own. */
const isLeftAlone = /[\d@_\\\u00AD]|\.\p{L}|:\/\/|^\//u;

function withinLimits(syllables: readonly string[]): string {
  const length = syllables.join('').length;
  let position = 0;
  return syllables.reduce((word, syllable) => {
    position += syllable.length;
    const before = position - syllable.length;
    const breaks = before >= limits.before && length - before >= limits.after;
    return word + (breaks ? softHyphen : '') + syllable;
  }, '');
}

/** Whether a text has a word that `hyphens: auto` may break. */
export const hasLongWord = (text: string): boolean => longWord.test(text);

/** Sets soft hyphens in the long words of a text, where `hyphens: auto` would break them. */
export function withSoftHyphens(text: string, hyphenate: Hyphenate): string {
  return text.replace(longTokens, (token) =>
    isLeftAlone.test(token)
      ? token
      : token.replace(longWords, (word) => withinLimits(hyphenate(word).split(softHyphen))),
  );
}
