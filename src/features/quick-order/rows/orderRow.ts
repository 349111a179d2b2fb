import * as z from 'zod/mini';
import { addToCartBody } from '../../../api/generated/schemas';
import type { BulkOutcomeLine } from '../../../api/generated/types';
import { issueMessage } from '../../../components/mui/form/formTexts';
import type { Translate } from '../../../i18n/translate';
import { normalizeText, comparableCode } from '../../../lib/normalizeText';
import { fittingQuantity, quantityLimits, type QuantityRules } from '../../../lib/quantityRules';
import type { LineOutcome } from '../../cart/useAddLines';
import { type RowDoubt, maxRows, type ImportedRow } from '../import/importResult';

/** QORD-01, FORM-01: quantity of a row as read, from 0 to 999, of the digits 0 to 9 only. */
export const quantitySchema = z.pipe(
  z.pipe(z.string().check(z.regex(/^[0-9]+$/)), z.transform(Number)),
  addToCartBody.shape.quantity,
);

export interface RowProblem {
  outcome: Exclude<LineOutcome, 'added'>;
  reason: string;
  variations?: BulkOutcomeLine['variations'];
  /** True when the unchanged row may be sent again: the server refused it for its stock or the cart. */
  mayRetry?: boolean;
}

export interface RowSource {
  file: string | null;
  rows: readonly number[];
}

export interface OrderRow extends QuantityRules {
  number: number;
  code: string;
  quantity: string;
  /** Quantity before it was changed to one that the article allows, until the customer changes it. */
  changedFrom?: string;
  name?: string;
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

const orderedQuantity = z.pipe(quantitySchema, z.number().check(z.positive()));

export const isBlankRow = ({ code, quantity }: OrderRow): boolean =>
  code.trim() === '' && quantity.trim() === '';

export const sentQuantity = ({ quantity }: OrderRow): string => normalizeText(quantity) || '1';

export function rowQuantity(row: OrderRow): number | null {
  return orderedQuantity.safeParse(sentQuantity(row)).data ?? null;
}

/** True when the quantity of a row is no whole number from 1 to the maximum of its article. */
export function breaksQuantityRules(row: OrderRow): boolean {
  if (row.quantity.trim() === '') return false;
  const quantity = rowQuantity(row);
  return quantity === null || quantity > quantityLimits(row).max;
}

export const fieldId = (field: 'code' | 'quantity', number: number) => `quick-order-${field}-${number}`;

/** QORD-01: change the quantity of a row to the next one that its article allows; not in doubt or above the maximum. */
export function fitQuantity(row: OrderRow): OrderRow {
  const quantity = rowQuantity(row);
  if (row.name === undefined || row.doubt || quantity === null) return row;
  const fitting = fittingQuantity(quantity, row);
  if (fitting <= quantity) return row;
  return { ...row, quantity: String(fitting), changedFrom: normalizeText(row.quantity) };
}

/** Fit the quantity of a row, unless it is being typed: then that happens on blur. */
const fitLeftQuantity = (row: OrderRow): OrderRow =>
  document.activeElement?.id === fieldId('quantity', row.number) ? row : fitQuantity(row);

const lineSchema = z.pick(addToCartBody, { code: true });
const lineOf = ({ code }: OrderRow) => ({ code: normalizeText(code) });

export const hasValidCode = (row: OrderRow): boolean => lineSchema.safeParse(lineOf(row)).success;

function formatReason(row: OrderRow, t: Translate): string | undefined {
  if (row.doubt) return t(`quickOrder.${row.doubt}`);
  const { error } = lineSchema.safeParse(lineOf(row), { error: issueMessage(t) });
  if (error && !row.isTyping) return error.issues[0]?.message;
  return breaksQuantityRules(row)
    ? t('quickOrder.quantityRule', [quantityLimits(row).min, quantityLimits(row).max])
    : undefined;
}

/** QORD-01, FORM-01: the problem of a row: a doubt, that of lookup or server, or a value outside the limits. */
export function rowProblem(row: OrderRow, t: Translate): RowProblem | undefined {
  if (isBlankRow(row)) return undefined;
  const reason = row.problem ? undefined : formatReason(row, t);
  return reason === undefined ? row.problem : { outcome: 'incorrectFormat', reason };
}

export const sendableRows = (rows: readonly OrderRow[], t: Translate): OrderRow[] =>
  rows.filter((row) => {
    const problem = rowProblem(row, t);
    return !isBlankRow(row) && (!problem || problem.mayRetry === true);
  });

/** The lines of sendable rows whose article is known, with their quantities. */
export const knownLines = (rows: readonly OrderRow[], t: Translate) =>
  sendableRows(rows, t).flatMap((row) => {
    const quantity = rowQuantity(row);
    const { code, name } = row;
    return name === undefined || quantity === null ? [] : [{ code: normalizeText(code), name, quantity }];
  });

const blankRowCount = 5;

const lastNumber = (rows: readonly OrderRow[]) => rows.at(-1)?.number ?? 0;

const blankRows = (after: number, count: number): OrderRow[] =>
  Array.from({ length: count }, (_, index) => ({ number: after + 1 + index, code: '', quantity: '' }));

export function withBlankRows(rows: readonly OrderRow[], count = blankRowCount): OrderRow[] {
  return [...rows, ...blankRows(lastNumber(rows), Math.min(count, maxRows - rows.length))];
}

export const filledRows = (rows: readonly OrderRow[]): OrderRow[] => rows.filter((row) => !isBlankRow(row));

/** The doubt that another article does not settle. */
const quantityDoubt = ({ doubt }: OrderRow): Pick<OrderRow, 'doubt'> =>
  doubt === 'unclearQuantity' ? { doubt } : {};

export function editRow(
  rows: readonly OrderRow[],
  number: number,
  edit: Partial<Pick<OrderRow, 'code' | 'quantity'>>,
): OrderRow[] {
  return rows.map((row) => {
    if (row.number !== number) return row;
    const edited = { ...row, ...edit };
    delete edited.problem;
    delete edited.doubt;
    delete edited.sentAt;
    delete edited.changedFrom;
    const changed = { ...edited, ...(edit.quantity === undefined && quantityDoubt(row)) };
    const isSameArticle = changed.code !== '' && (edit.code === undefined || edit.code === row.code);
    if (isSameArticle) return changed;
    const { name: _name, isUndecided: _isUndecided, ...rest } = changed;
    return { ...rest, ...noRules, isTyping: true };
  });
}

/** Append the rows of a file or pasted text (null); in an empty order they keep the row numbers of their source. */
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

export const endTyping = (rows: readonly OrderRow[]): OrderRow[] =>
  rows.map((row) => {
    const { isTyping, ...ended } = row;
    return isTyping ? ended : row;
  });

export const confirmRows = (rows: readonly OrderRow[], numbers: readonly number[]): OrderRow[] =>
  rows.map((row) => {
    const { doubt: _doubt, problem: _problem, ...confirmed } = row;
    return row.doubt && numbers.includes(row.number) ? fitQuantity(confirmed) : row;
  });

export interface FoundArticle extends QuantityRules {
  code: string;
  name: string;
}

const noRules: QuantityRules = { minQuantity: undefined, quantityStep: undefined, maxQuantity: undefined };

/** QORD-01: a row with its article, in a quantity that the article allows. */
export const withArticle = (
  row: OrderRow,
  { code, name, minQuantity, quantityStep, maxQuantity }: FoundArticle,
): OrderRow => fitLeftQuantity({ ...row, code, name, minQuantity, quantityStep, maxQuantity });

/** Set the article of a row; keeps its quantity where the article allows it, and drops the problem of the earlier code. */
export function setArticle(rows: readonly OrderRow[], number: number, article: FoundArticle): OrderRow[] {
  return rows.map((row) => {
    if (row.number !== number) return row;
    if (comparableCode(row.code) === comparableCode(article.code))
      return withArticle(row, { ...article, code: row.code });
    const { problem: _problem, doubt: _doubt, sentAt: _sentAt, isTyping: _isTyping, ...rest } = row;
    return withArticle({ ...rest, ...quantityDoubt(row) }, article);
  });
}
