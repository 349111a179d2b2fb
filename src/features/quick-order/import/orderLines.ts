import { normalizeText } from '../../../lib/normalizeText';
import { type Cells, filled, isCode, isOrderRow, isQuantity } from './cells';

export interface SplitLine {
  code: string;
  quantity: string;
  others: Cells;
  isGuess: boolean;
}

/** Possible delimiters; the first wins when several are equally plausible. */
export const delimiters = ['\t', ';', ',', '|'] as const;

/** The first article number, and the next quantity, or else the one before it. */
function splitCells(cells: Cells): SplitLine | undefined {
  const code = cells.findIndex(isCode);
  const after = cells.findIndex((cell, index) => index > code && isQuantity(cell));
  const quantity = after === -1 ? cells.findIndex(isQuantity) : after;
  if (code === -1 || quantity === -1) return undefined;
  const others = cells.filter((_, index) => index !== code && index !== quantity);
  return {
    code: cells[code] ?? '',
    quantity: cells[quantity] ?? '',
    others,
    isGuess: others.some(isQuantity),
  };
}

/** Words of a line; a number and its unit or sign, such as 2 stk or x 2, are one. */
function wordsOf(line: string): Cells {
  const words = line.split(' ');
  const pair = words.slice(-2).join(' ');
  return words.length > 2 && isQuantity(pair) ? [...words.slice(0, -2), pair] : words;
}

/** True for words with a number and its unit, such as 2 stk; other numbers are part of names. */
const hasPieces = (words: Cells) =>
  words.some((word, index) => {
    const pair = `${word} ${words[index + 1] ?? ''}`.trim();
    return [word, pair].some((text) => /\p{L}{2}/u.test(text) && isQuantity(text));
  });

/** A number as the last word after an article number, or the first word before one: 100 434 is a single number. */
function splitWords(words: Cells): SplitLine | undefined {
  const [first = '', ...others] = words;
  const code = first.replace(/:$/, '');
  const last = others.pop() ?? '';
  if (isCode(code) && (isQuantity(last) || /^\d{4}$/.test(last)))
    return { code, quantity: last, others, isGuess: hasPieces(others) };
  if (!isQuantity(first) || !isCode(last)) return undefined;
  return { code: last, quantity: first, others, isGuess: hasPieces(others) };
}

/** QORD-01: split a line by the separator that gives an article number and a quantity; undefined when none does. */
export function splitLine(line: string): SplitLine | undefined {
  for (const delimiter of delimiters) {
    const split = splitCells(filled(line.split(delimiter).map(normalizeText)));
    if (split) return split;
  }
  return splitWords(wordsOf(normalizeText(line)));
}

/** Soft returns and page breaks of word processors, and the line ends of other systems and of Unicode. */
const softBreaks = /[\v\f\u0085\u2028\u2029]/;

/** A line break that may be a line end, or part of a text. */
export const doubtfulBreak = '\u2028';

/** A closing end-of-file mark of old systems. */
// eslint-disable-next-line no-control-regex -- it is a control character
const endOfFile = /\u001a\s*$/;

/** True for an order row; a text that begins with a delimiter continues the row before it. */
const isRow = (text: string) =>
  !/^ *[\t;,|]/.test(text) &&
  (splitLine(text) !== undefined ||
    delimiters.some((delimiter) => isOrderRow(text.split(delimiter).map(normalizeText))));

/** End the line at soft breaks before order rows; drop those at its ends, and keep the others as doubtful. */
function endRows(line: string): string {
  const [first = '', ...others] = line.split(softBreaks).filter((part) => part.trim() !== '');
  return others.reduce((joined, part) => joined + (isRow(part) ? '\n' : doubtfulBreak) + part, first);
}

/** QORD-01: a text whose rows end with LF; other breaks, as in names, end a row before an order row only. */
export function withLineEnds(source: string): string {
  const text = source.replace(endOfFile, '').replace(/\r\n?/g, '\n');
  if (!softBreaks.test(text)) return text;
  return text
    .split('\n')
    .map((line) => (softBreaks.test(line) ? endRows(line) : line))
    .join('\n');
}

/** True when pasted text consists of order rows; other text is pasted into the field. */
export function isTable(text: string): boolean {
  const content = withLineEnds(text).trim();
  return /[\t\n;]/.test(content) || splitLine(content) !== undefined;
}
