import * as z from 'zod/mini';
import { addToCartBody } from '../../../api/generated/schemas';
import { issueMessage } from '../../../components/mui/form/issueMessage';
import type { Translate } from '../../../i18n/translate';
import { normalizeText } from '../../../lib/normalizeText';
import { breaksQuantityRules, isBlankRow, maxQuantity, type OrderRow, type RowProblem } from './orderRow';

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
 * QORD-01, FORM-01: the problem of a row: a doubt from reading it, the answer of the lookup or of the server, or an
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
