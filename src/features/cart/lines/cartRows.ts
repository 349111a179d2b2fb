import type { LineItem } from '../cartCache';

/** A line that was removed, and the row it stood in. */
export interface RemovedRow {
  line: LineItem;
  row: number;
}

/** A row of the cart: a line, or what offers to bring one back. */
export interface CartRow {
  line: LineItem;
  removed: boolean;
}

/**
 * CART-02: the rows of the cart. A removed line leaves a row that offers to bring it back, and stands there again when
 * it has come back, whatever its place in the response.
 * @param lines what the cart holds
 * @param removed what was removed since the cart was opened, brought back or not
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
