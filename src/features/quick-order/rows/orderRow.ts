import * as z from 'zod/mini';
import type { BulkOutcomeLine } from '../../../api/generated/types';
import { quantitySchema } from '../../../components/QuantityInput/quantitySchema';
import type { LineOutcome } from '../../cart/AddToCartReport/reportLine';

/** Why a row is not in the cart. */
export interface RowProblem {
  outcome: Exclude<LineOutcome, 'added'>;
  /** In words, of the server or of the app. */
  reason: string;
  /** Where the code is a product in several variations: those to choose from. */
  variations?: BulkOutcomeLine['variations'];
}

/** A row of a quick order. */
export interface OrderRow {
  /** What the row is called by; it stays as long as the row does. */
  number: number;
  code: string;
  quantity: string;
  /** Name of the article, once it is known. */
  name?: string;
  /** Most of the article that one cart may hold. */
  maxQuantity?: number | null;
  /** Rows of a file or of pasted text that it was read from. */
  source?: { file: string | null; rows: readonly number[] };
  problem?: RowProblem;
  /**
   * Pieces of the article that were in the cart before the row was sent. It is set as long as it is not known whether
   * the row has been added.
   */
  sentAt?: number;
}

/** Most of an article whose own maximum is not known. */
export const maxQuantity = 999;

/** A quantity that can be ordered, as text: from 1 to 999. */
const orderedQuantity = z.pipe(quantitySchema, z.number().check(z.positive()));

/** Whether nothing stands in a row; such rows are not sent. */
export const isBlankRow = ({ code, quantity }: OrderRow): boolean =>
  code.trim() === '' && quantity.trim() === '';

/** The quantity that is sent: a row without one counts as one piece. */
export const sentQuantity = ({ quantity }: OrderRow): string => quantity.trim() || '1';

/** A row's quantity as a number; null when it is none from 1 to 999. */
export function rowQuantity(row: OrderRow): number | null {
  return orderedQuantity.safeParse(sentQuantity(row)).data ?? null;
}

/** Article numbers are compared without surrounding blanks, and upper and lower case are one. */
export const comparableCode = (code: string): string => code.trim().toUpperCase();

/** Whether a row breaks the order rules of its article: a whole number from 1 to its maximum. */
export function breaksQuantityRules(row: OrderRow): boolean {
  if (row.quantity.trim() === '') return false;
  const quantity = rowQuantity(row);
  return quantity === null || quantity > (row.maxQuantity ?? maxQuantity);
}

/** Rows with one article number that have become one. */
export interface MergedRows {
  code: string;
  /** Numbers of the rows, that of the one that stays first. */
  numbers: number[];
  quantity: number;
}

const joinSources = (first: OrderRow['source'], second: OrderRow['source']): OrderRow['source'] => {
  if (!first || !second) return first ?? second;
  return { ...first, rows: [...first.rows, ...second.rows] };
};

/**
 * QORD-01: sums rows with one article number into the first of them. Rows whose quantity is no number stay, and so do
 * those of which it is not known whether they are in the cart.
 */
export function mergeDuplicates(rows: readonly OrderRow[]): { rows: OrderRow[]; merged: MergedRows[] } {
  const byCode = new Map<string, { row: OrderRow; numbers: number[] }>();
  const others: OrderRow[] = [];
  for (const row of rows) {
    const code = comparableCode(row.code);
    const quantity = rowQuantity(row);
    const first = byCode.get(code);
    if (code === '' || quantity === null || row.sentAt !== undefined) others.push(row);
    else if (!first) byCode.set(code, { row, numbers: [row.number] });
    else {
      const sum = (Number(sentQuantity(first.row)) + quantity).toString();
      const { problem: _, ...merged } = first.row;
      const source = joinSources(first.row.source, row.source);
      first.row = { ...merged, quantity: sum, ...(source && { source }) };
      first.numbers.push(row.number);
    }
  }
  const kept = [...byCode.values()];
  return {
    rows: [...kept.map(({ row }) => row), ...others].sort((a, b) => a.number - b.number),
    merged: kept
      .filter(({ numbers }) => numbers.length > 1)
      .map(({ row, numbers }) => ({ code: row.code.trim(), numbers, quantity: Number(row.quantity) })),
  };
}
