import type { LineItem } from '../cartCache';

/** A removed line and its former row. */
export interface RemovedRow {
  line: LineItem;
  row: number;
}

/** A row of the cart: a line, or the placeholder of a removed one with its undo. */
export interface CartRow {
  line: LineItem;
  removed: boolean;
}

/**
 * CART-02: the rows of the cart. A removed line leaves a placeholder with its undo; a restored line returns to its
 * former row, whatever its position in the response.
 * @param lines lines of the cart
 * @param removed lines removed since the cart was opened, restored or not
 */
export function cartRows(lines: readonly LineItem[], removed: readonly RemovedRow[]): CartRow[] {
  const returned = new Map(lines.map((line) => [line.code, line]));
  const removedCodes = new Set(removed.map(({ line }) => line.code));
  const rows = lines.filter(({ code }) => !removedCodes.has(code)).map((line) => ({ line, removed: false }));
  for (const { line, row } of removed.toSorted((a, b) => a.row - b.row)) {
    const back = returned.get(line.code);
    rows.splice(row, 0, { line: back ?? line, removed: !back });
  }
  return rows;
}
