import { normalizeText } from '../../../lib/normalizeText';
import { isOrderRow } from './rowShape';
import { delimiters, splitLine } from './splitLine';

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

/**
 * QORD-01: a text whose rows end with \n. A break other than CR and LF ends a row when an order row follows it: names
 * may contain such breaks.
 */
export function withLineEnds(source: string): string {
  const text = source.replace(endOfFile, '').replace(/\r\n?/g, '\n');
  if (!softBreaks.test(text)) return text;
  return text
    .split('\n')
    .map((line) => (softBreaks.test(line) ? endRows(line) : line))
    .join('\n');
}
