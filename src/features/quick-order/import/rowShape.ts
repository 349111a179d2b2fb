/** Normalised texts of the cells of a row. */
export type Cells = readonly string[];

/** An article number: five characters or more with a digit, other than a date or an amount with two decimals. */
const articlePattern =
  /^(?!(?:20\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]20\d\d|\d+\.\d\d)$)(?=\S*\d)[^\s;,|]{5,}$/;

/** True for a text in the form of an article number. */
export const isCode = (text: string): boolean => articlePattern.test(text);

/** True for an article number of the trade (EAN, GTIN), which stands beside that of the shop. */
export const isTradeCode = (text: string): boolean => /^\d{12,14}$/.test(text);

/** A whole number, with a unit or sign such as 2 stk., 2 x, x2 or (2), or with decimals of zero such as 2,00. */
const piecesPattern =
  /^(?:[x×*] ?)?\(?(\d+)([.,]0{1,2})?\)? ?(?:(?:st|stk|stck|styck|stück|stuks|stykk|stykker|pcs?|pce|pieces?|ea|each|kpl|szt|units?|x|×|\*)\.?)?$/i;

/** The number of pieces that a text gives; the text itself when it is no such number. */
export const piecesOf = (text: string): string => piecesPattern.exec(text)?.[1] ?? text;

/** True for a whole number up to 999, which may have a unit. Numbers with decimals may be prices. */
export const isQuantity = (text: string): boolean => {
  const [, digits = '', decimals] = piecesPattern.exec(text) ?? [];
  return /^\d{1,3}$/.test(digits) && digits !== '00' && decimals === undefined;
};

/** True for a number that is neither a quantity nor an article number, such as an amount or 1 500. */
export const isOtherNumber = (text: string): boolean =>
  /^[^\p{L}\d]*\d[\d\s.,]*[^\p{L}\d]*$/u.test(text) && !isQuantity(text) && !isCode(text);

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
