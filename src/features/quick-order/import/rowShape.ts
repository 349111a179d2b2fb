/** Normalised texts of the cells of a row. */
export type Cells = readonly string[];

/** An article number: five characters or more with a digit, other than a date or an amount with two decimals. */
const articlePattern =
  /^(?!(?:20\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]20\d\d|\d+\.\d\d)$)(?=\S*\d)[^\s;,|]{5,}$/;

/** True for a text in the form of an article number. */
export const isCode = (text: string): boolean => articlePattern.test(text);

/** True for a whole number up to 999. */
export const isQuantity = (text: string): boolean => /^\d{1,3}$/.test(text);

/** The cells that are not blank. */
export const filled = (cells: Cells): string[] => cells.filter((cell) => cell !== '');

/** True when a row begins with an article number, or has one beside a quantity. */
export function isOrderRow(cells: Cells): boolean {
  const [first = '', ...others] = filled(cells);
  return isCode(first) || (isQuantity(first) && others.some(isCode));
}

/** Form of an article number up to its first sign, with its digits and letters replaced. */
export const codeShape = (code: string): string =>
  code
    .replace(/[^\p{L}\d].*/u, '')
    .replace(/\d/g, '0')
    .replace(/\p{L}/gu, 'A');
