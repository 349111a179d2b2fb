import { filled, isOtherNumber, isQuantity, type Cells } from './rowShape';

/** Index of the quantity column; null when there is none. */
export interface QuantityColumn {
  quantity: number | null;
  /** True when another column may be the quantity. */
  isGuess: boolean;
}

export const most = (cells: Cells, matches: (cell: string) => boolean) =>
  cells.filter(matches).length > cells.length / 2;

/** True for a column with quantities in most of its rows that are not blank. */
export const holdsQuantities = (cells: Cells): boolean => most(filled(cells), isQuantity);

const holdsNumbers = (cells: Cells) => most(filled(cells), isOtherNumber);

/** True for a column that numbers its rows: 1, 2, 3 and so on, or 10, 20, 30. */
const isNumbering = (cells: Cells) =>
  [1, 10].some((step) => cells.every((cell, index) => cell === `${(index + 1) * step}`));

/**
 * The quantity by the content of columns: the next after the article number, or else an earlier one, with whole numbers
 * up to 999 in most rows. It is a guess when a further column has such numbers, when they may number the rows, or when
 * there are only other numbers.
 * @param columns indexes of the columns that may be the quantity
 * @param code index of the article number
 * @param column returns the cells of a column
 */
export function findQuantity(
  columns: readonly number[],
  code: number,
  column: (index: number) => Cells,
): QuantityColumn {
  const isCounting = (index: number) => index < code && isNumbering(column(index));
  const inOrder = [...columns.filter((index) => index > code), ...columns.filter((index) => index < code)];
  const candidates = inOrder.filter(
    (index) => holdsQuantities(column(index)) && !(isCounting(index) && column(index).length > 2),
  );
  const full = candidates.filter((index) => most(column(index), isQuantity));
  const [quantity, ...rivals] = full.length > 0 ? full : candidates;
  if (quantity === undefined)
    return { quantity: null, isGuess: inOrder.some((index) => holdsNumbers(column(index))) };
  const mayCount = isCounting(quantity) && column(quantity).length > 1;
  return { quantity, isGuess: mayCount || rivals.some((index) => !isCounting(index)) };
}
