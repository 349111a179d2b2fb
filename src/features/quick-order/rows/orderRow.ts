import * as z from 'zod/mini';
import type { BulkOutcomeLine } from '../../../api/generated/types';
import { normalizeText } from '../../../lib/normalizeText';
import type { LineOutcome } from '../../cart/useAddLines';
import type { RowDoubt } from '../import/importResult';
import { quantitySchema } from './quantitySchema';

/** Reason why a row was not added. */
export interface RowProblem {
  outcome: Exclude<LineOutcome, 'added'>;
  /** Message of the server or the app. */
  reason: string;
  /** Variations to select from, when the code is a product with several. */
  variations?: BulkOutcomeLine['variations'];
  /** True when the unchanged row may be sent again: the server refused it for its stock or the cart. */
  mayRetry?: boolean;
}

/** Rows of one file, or of pasted text. */
export interface RowSource {
  file: string | null;
  rows: readonly number[];
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
  /** Source rows in files and pasted texts. */
  sources?: readonly RowSource[];
  /** Doubt about how the row was read, until the customer changes or confirms it. */
  doubt?: RowDoubt;
  /** True while the article is typed or still to be typed, until the field is left. */
  isTyping?: boolean;
  /** True when the lookup could not tell whether there is such an article. */
  isUndecided?: boolean;
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
export const sentQuantity = ({ quantity }: OrderRow): string => normalizeText(quantity) || '1';

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
