import * as z from 'zod/mini';
import type { BulkOutcomeLine } from '../../../api/generated/types';
import { quantitySchema } from '../../../components/QuantityInput/quantitySchema';
import type { LineOutcome } from '../../cart/AddToCartReport/reportLine';
import { comparableCode } from '../../../lib/comparableCode';

/** Reason why a row was not added. */
export interface RowProblem {
  outcome: Exclude<LineOutcome, 'added'>;
  /** Message of the server or the app. */
  reason: string;
  /** Variations to select from, when the code is a product with several. */
  variations?: BulkOutcomeLine['variations'];
}

/** A row of a quick order. */
export interface OrderRow {
  /** Stable id and displayed number of the row. */
  number: number;
  code: string;
  quantity: string;
  /** Name of the article; undefined until known. */
  name?: string;
  /** Maximum quantity of the article per cart. */
  maxQuantity?: number | null;
  /** Source rows in a file or pasted text. */
  source?: { file: string | null; rows: readonly number[] };
  problem?: RowProblem;
  /** Quantity of the article in the cart before the row was sent. Set while the outcome is unknown. */
  sentAt?: number;
}

/** Maximum quantity of an article whose own maximum is unknown. */
export const maxQuantity = 999;

/** A valid quantity as text: from 1 to 999. */
const orderedQuantity = z.pipe(quantitySchema, z.number().check(z.positive()));

/** True for an empty row, which is not sent. */
export const isBlankRow = ({ code, quantity }: OrderRow): boolean =>
  code.trim() === '' && quantity.trim() === '';

/** Quantity to send; 1 when empty. */
export const sentQuantity = ({ quantity }: OrderRow): string => quantity.trim() || '1';

/** Quantity of a row as a number; null unless from 1 to 999. */
export function rowQuantity(row: OrderRow): number | null {
  return orderedQuantity.safeParse(sentQuantity(row)).data ?? null;
}

/** True when a row violates the order rules of its article: a whole number from 1 to its maximum. */
export function breaksQuantityRules(row: OrderRow): boolean {
  if (row.quantity.trim() === '') return false;
  const quantity = rowQuantity(row);
  return quantity === null || quantity > (row.maxQuantity ?? maxQuantity);
}

/** Rows of the same article merged into one. */
export interface MergedRows {
  code: string;
  /** Numbers of the rows; the remaining one first. */
  numbers: number[];
  quantity: number;
}

const joinSources = (first: OrderRow['source'], second: OrderRow['source']): OrderRow['source'] => {
  if (!first || !second) return first ?? second;
  return { ...first, rows: [...first.rows, ...second.rows] };
};

/**
 * QORD-01: merge rows with the same article number into the first, summing quantities. Rows without a valid quantity,
 * or with an unknown outcome, are not merged.
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
