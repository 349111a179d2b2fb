import { maxRows, type ImportedRow } from '../import/importResult';
import { comparableCode } from '../../../lib/articleNumber';
import { isBlankRow, type OrderRow } from './orderRow';

/** Number of blank rows of a new order, and of each addition. */
const blankRowCount = 5;

const lastNumber = (rows: readonly OrderRow[]) => rows.at(-1)?.number ?? 0;

const blankRows = (after: number, count: number): OrderRow[] =>
  Array.from({ length: count }, (_, index) => ({ number: after + 1 + index, code: '', quantity: '' }));

/** Append blank rows, up to the maximum number of rows. */
export function withBlankRows(rows: readonly OrderRow[], count = blankRowCount): OrderRow[] {
  return [...rows, ...blankRows(lastNumber(rows), Math.min(count, maxRows - rows.length))];
}

/** The rows that are not blank. */
export const filledRows = (rows: readonly OrderRow[]): OrderRow[] => rows.filter((row) => !isBlankRow(row));

/** The doubt that another article does not settle. */
const quantityDoubt = ({ doubt }: OrderRow): Pick<OrderRow, 'doubt'> =>
  doubt === 'unclearQuantity' ? { doubt } : {};

/** Change the content of a row, and drop information about the earlier content. */
export function editRow(
  rows: readonly OrderRow[],
  number: number,
  edit: Partial<Pick<OrderRow, 'code' | 'quantity'>>,
): OrderRow[] {
  return rows.map((row) => {
    if (row.number !== number) return row;
    const { problem: _problem, doubt: _doubt, sentAt: _sentAt, ...edited } = { ...row, ...edit };
    const changed = { ...edited, ...(edit.quantity === undefined && quantityDoubt(row)) };
    const isSameArticle = changed.code !== '' && (edit.code === undefined || edit.code === row.code);
    if (isSameArticle) return changed;
    const { name: _name, maxQuantity: _maxQuantity, isUndecided: _isUndecided, ...rest } = changed;
    return { ...rest, isTyping: true };
  });
}

/**
 * Append the rows of a file or pasted text. In an empty order they keep the row numbers of their source.
 * @param file name of the file; null for pasted text
 */
export function appendRows(
  rows: readonly OrderRow[],
  imported: readonly ImportedRow[],
  file: string | null,
): OrderRow[] {
  const filled = filledRows(rows);
  const last = lastNumber(filled);
  const added = imported.map(({ row, ...content }, index) => ({
    ...content,
    number: last === 0 ? row : last + 1 + index,
    sources: [{ file, rows: [row] }],
  }));
  return [...filled, ...added];
}

/** End the typing of all rows: the field was left. */
export const endTyping = (rows: readonly OrderRow[]): OrderRow[] =>
  rows.map((row) => {
    const { isTyping, ...ended } = row;
    return isTyping ? ended : row;
  });

/** Accept rows that were read with a doubt as they are. */
export const confirmRows = (rows: readonly OrderRow[], numbers: readonly number[]): OrderRow[] =>
  rows.map((row) => {
    const { doubt: _doubt, problem: _problem, ...confirmed } = row;
    return row.doubt && numbers.includes(row.number) ? confirmed : row;
  });

/** An article found by the lookup. */
export interface FoundArticle {
  code: string;
  name: string;
  maxQuantity: number | null;
}

/** Set the article of a row; keeps its quantity, and drops the problem of the earlier code. */
export function setArticle(
  rows: readonly OrderRow[],
  number: number,
  { code, name, maxQuantity }: FoundArticle,
): OrderRow[] {
  return rows.map((row) => {
    if (row.number !== number) return row;
    if (comparableCode(row.code) === comparableCode(code)) return { ...row, name, maxQuantity };
    const { problem: _problem, doubt: _doubt, sentAt: _sentAt, isTyping: _isTyping, ...rest } = row;
    return { ...rest, ...quantityDoubt(row), code, name, maxQuantity };
  });
}
