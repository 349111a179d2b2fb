import { maxRows, type ImportedRow } from '../import/importResult';
import { comparableCode, isBlankRow, type OrderRow } from './orderRow';

/** How many blank rows an order begins with, and how many are added at a time. */
const blankRowCount = 5;

const lastNumber = (rows: readonly OrderRow[]) => rows.at(-1)?.number ?? 0;

const blankRows = (after: number, count: number): OrderRow[] =>
  Array.from({ length: count }, (_, index) => ({ number: after + 1 + index, code: '', quantity: '' }));

/** The rows with blank ones after them, as far as an order has room. */
export function withBlankRows(rows: readonly OrderRow[], count = blankRowCount): OrderRow[] {
  return [...rows, ...blankRows(lastNumber(rows), Math.min(count, maxRows - rows.length))];
}

/** The rows in which something stands. */
export const filledRows = (rows: readonly OrderRow[]): OrderRow[] => rows.filter((row) => !isBlankRow(row));

/** The rows with another content of one of them: what was known of the earlier content is dropped. */
export function editRow(
  rows: readonly OrderRow[],
  number: number,
  edit: Partial<Pick<OrderRow, 'code' | 'quantity'>>,
): OrderRow[] {
  return rows.map((row) => {
    if (row.number !== number) return row;
    const { problem: _problem, sentAt: _sentAt, name, maxQuantity, ...rest } = { ...row, ...edit };
    const isSameArticle = edit.code === undefined || edit.code === row.code;
    return isSameArticle
      ? { ...rest, ...(name !== undefined && { name }), ...(maxQuantity !== undefined && { maxQuantity }) }
      : rest;
  });
}

/**
 * The rows with those of a file or of pasted text after them. Where nothing stood before, they keep the numbers that
 * they have in their source.
 * @param file its name; null for pasted text
 */
export function appendRows(
  rows: readonly OrderRow[],
  imported: readonly ImportedRow[],
  file: string | null,
): OrderRow[] {
  const filled = filledRows(rows);
  const last = lastNumber(filled);
  const added = imported.map(({ code, quantity, row }, index) => ({
    number: last === 0 ? row : last + 1 + index,
    code,
    quantity,
    source: { file, rows: [row] },
  }));
  return [...filled, ...added];
}

/** An article as the lookup finds it. */
export interface FoundArticle {
  code: string;
  name: string;
  maxQuantity: number | null;
}

/** The rows with an article in one of them; its quantity stays, and what was wrong with another code is dropped. */
export function setArticle(
  rows: readonly OrderRow[],
  number: number,
  { code, name, maxQuantity }: FoundArticle,
): OrderRow[] {
  return rows.map((row) => {
    if (row.number !== number) return row;
    if (comparableCode(row.code) === comparableCode(code)) return { ...row, name, maxQuantity };
    const { problem: _problem, sentAt: _sentAt, ...rest } = row;
    return { ...rest, code, name, maxQuantity };
  });
}
