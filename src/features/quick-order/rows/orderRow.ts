import * as z from 'zod/mini';
import { addToCartBody } from '../../../api/generated/schemas';
import type { BulkOutcomeLine } from '../../../api/generated/types';
import { issueMessage } from '../../../components/mui/form/issueMessage';
import type { Translate } from '../../../i18n/translate';
import { normalizeText } from '../../../lib/normalizeText';
import type { LineOutcome } from '../../cart/useAddLines';
import type { RowDoubt } from '../import/importResult';

/**
 * QORD-01, FORM-01: quantity of a row as read, from 0 to 999. Only the digits 0 to 9 are valid: no sign, exponent, other
 * numerals or blanks.
 */
export const quantitySchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^[0-9]+$/)), z.transform(Number)),
  addToCartBody.shape.quantity,
);

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

const lineSchema = z.pick(addToCartBody, { code: true });
const lineOf = ({ code }: OrderRow) => ({ code: normalizeText(code) });

/** True for a row whose article number is within the limits (FORM-01). */
export const hasValidCode = (row: OrderRow): boolean => lineSchema.safeParse(lineOf(row)).success;

function formatReason(row: OrderRow, t: Translate): string | undefined {
  if (row.doubt) return t(`quickOrder.${row.doubt}`);
  const { error } = lineSchema.safeParse(lineOf(row), { error: issueMessage(t) });
  if (error && !row.isTyping) return error.issues[0]?.message;
  return breaksQuantityRules(row)
    ? t('quickOrder.quantityRule', [1, row.maxQuantity ?? maxQuantity])
    : undefined;
}

/**
 * QORD-01, FORM-01: the problem of a row: a doubt from reading it, the response of the lookup or of the server, or an
 * article number or quantity outside the limits.
 */
export function rowProblem(row: OrderRow, t: Translate): RowProblem | undefined {
  if (isBlankRow(row)) return undefined;
  const reason = row.problem ? undefined : formatReason(row, t);
  return reason === undefined ? row.problem : { outcome: 'incorrectFormat', reason };
}

/** The rows that can be sent: neither blank nor with a problem that only a change removes. */
export const sendableRows = (rows: readonly OrderRow[], t: Translate): OrderRow[] =>
  rows.filter((row) => {
    const problem = rowProblem(row, t);
    return !isBlankRow(row) && (!problem || problem.mayRetry === true);
  });
