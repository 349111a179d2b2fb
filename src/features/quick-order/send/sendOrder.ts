import type { QueryClient } from '@tanstack/react-query';
import { outcomeOf } from '../../../api/envelope';
import { isOutcomeUnknown } from '../../../api/errors';
import type { BulkLine, BulkOutcome } from '../../../api/generated/types';
import type { CallOf } from '../../../api/operation';
import { inSession } from '../../../api/session';
import type { Translate } from '../../../i18n/translate';
import { comparableCode, normalizeText } from '../../../lib/normalizeText';
import { refetchCart } from '../../cart/cartCache';
import { type CartItem, pushAdded } from '../../cart/cartEvents';
import { type OutcomeLine, outcomeLines } from '../../cart/useAddLines';
import { mergeDuplicates } from '../rows/mergeDuplicates';
import {
  type OrderRow,
  rowProblem,
  rowQuantity,
  sentQuantity,
  endTyping,
  filledRows,
  withBlankRows,
} from '../rows/orderRow';
import { changeOrder, changeRows, currentOrder, type SendFailure } from '../rows/orderStore';
import {
  clearSentMark,
  quantitiesInCart,
  recordByCart,
  recordOutcomes,
  type RowOutcome,
  type Sending,
} from './recordOutcomes';

class SendStop extends Error {
  constructor(readonly failure: SendFailure) {
    super('Sending has stopped');
  }
}

function rowOutcome(line: OutcomeLine | undefined, t: Translate): RowOutcome {
  if (!line) return { outcome: 'notAdded', reason: t('quickOrder.noReason'), mayRetry: true };
  const { outcome, reason, variations = [] } = line;
  if (outcome === 'added') return 'added';
  return {
    outcome,
    reason: reason ?? t('quickOrder.noReason'),
    ...(variations.length > 0 ? { variations } : outcome === 'notAdded' && { mayRetry: true }),
  };
}

/** Compare the rows of a lost response with the cart. Rows not in it stay marked: the request may still be pending. */
async function afterLostResponse(sending: Sending, numbers: ReadonlySet<number>): Promise<SendFailure> {
  const cart = await refetchCart(sending.client);
  if (!cart) return { kind: 'unknown' };
  const rows = currentOrder().rows.filter(({ number }) => numbers.has(number));
  const before = sending.added.length;
  recordByCart(sending, rows, cart);
  return {
    kind: 'compared',
    added: sending.added.length - before,
    left: filledRows(currentOrder().rows).length,
  };
}

/**
 * Send a batch of rows (bulkUpdateCart), each marked as sent until its outcome is known.
 * @throws SendStop after a refusal or a lost response
 */
async function sendBatch(sending: Sending, batch: readonly OrderRow[]): Promise<void> {
  const { cartQuantities, t } = sending;
  const numbers = new Set(batch.map(({ number }) => number));
  changeRows((rows) =>
    rows.map((row) =>
      numbers.has(row.number) ? { ...row, sentAt: cartQuantities.get(comparableCode(row.code)) ?? 0 } : row,
    ),
  );
  const call = sending.bulkUpdateCart({ body: { lineitems: batch.map(bulkLine) } });
  const outcome = await inSession(outcomeOf(call.then((response) => matchOutcome(batch, response))));
  if (outcome.isSuccess) {
    const outcomes = batch.map(
      (row) => [row.number, rowOutcome(outcome.data.get(row.number), t)] satisfies [number, RowOutcome],
    );
    return recordOutcomes(sending, new Map(outcomes));
  }
  if (outcome.isFailure && !isOutcomeUnknown(outcome.data))
    throw new SendStop({ kind: 'refused', error: outcome.data });
  throw new SendStop(await afterLostResponse(sending, numbers));
}

const bulkLine = (row: OrderRow): BulkLine => ({
  code: normalizeText(row.code),
  quantity: sentQuantity(row),
});

const lineKey = ({ code, quantity }: BulkLine) => JSON.stringify([code, quantity]);

function matchOutcome(rows: readonly OrderRow[], outcome: BulkOutcome): Map<number, OutcomeLine> {
  const waiting = new Map<string, OutcomeLine[]>();
  for (const line of outcomeLines(outcome)) {
    const key = lineKey(line);
    waiting.set(key, [...(waiting.get(key) ?? []), line]);
  }
  const found = new Map<number, OutcomeLine>();
  for (const row of rows) {
    const line = waiting.get(lineKey(bulkLine(row)))?.shift();
    if (line) found.set(row.number, line);
  }
  return found;
}

/** Rows per request: the contract allows 1,000, but fewer finish well within the request timeout. */
const batchSize = 250;

/** Merge duplicates, and drop the problems of an earlier run that may be over. */
function prepareRows(): OrderRow[] {
  const { rows, merged } = mergeDuplicates(filledRows(endTyping(currentOrder().rows)));
  const prepared = rows.map(({ problem, ...row }) =>
    problem && !problem.mayRetry ? { ...row, problem } : row,
  );
  changeOrder({ rows: prepared, merged, report: null, failure: null, summary: null, importFailure: null });
  return prepared;
}

async function sendRows(sending: Sending): Promise<void> {
  const { client, t } = sending;
  const cart = await refetchCart(client);
  if (!cart) throw new SendStop({ kind: 'notSent' });
  sending.cartQuantities = quantitiesInCart(cart);
  const uncertain = prepareRows().filter(({ sentAt }) => sentAt !== undefined);
  clearSentMark(recordByCart(sending, uncertain, cart));
  const reported = new Set(sending.report.map((line) => line.row));
  const refused = currentOrder().rows.flatMap((row) => {
    const problem = reported.has(row.number) ? undefined : rowProblem(row, t);
    return problem ? [[row.number, problem] as const] : [];
  });
  recordOutcomes(sending, new Map(refused));
  const rows = currentOrder().rows.filter(({ problem }) => !problem);
  for (let start = 0; start < rows.length; start += batchSize) {
    changeOrder({ sending: { done: start, total: rows.length } });
    await sendBatch(sending, rows.slice(start, start + batchSize));
  }
}

function addedItem(row: OrderRow): CartItem {
  const { code, name = code } = row;
  return { code, name, quantity: rowQuantity(row) ?? 0, price: null };
}

/** Failure of a stop. @throws any other error, such as the end of the session */
function failureOf(error: unknown): SendFailure {
  if (error instanceof SendStop) return error.failure;
  throw error;
}

/** QORD-01: send the rows in batches (bulkUpdateCart); those not added stay with their reasons. */
export async function sendOrder(
  client: QueryClient,
  bulkUpdateCart: CallOf<'bulkUpdateCart'>,
  t: Translate,
): Promise<void> {
  const sending: Sending = {
    client,
    bulkUpdateCart,
    t,
    cartQuantities: new Map(),
    report: [],
    added: [],
  };
  changeOrder({ sending: { done: 0, total: filledRows(currentOrder().rows).length } });
  try {
    const failure = await sendRows(sending).then(() => null, failureOf);
    const cart = await refetchCart(client);
    pushAdded(cart, sending.added.map(addedItem), 'getCart');
    const { rows } = currentOrder();
    changeOrder({
      rows: withBlankRows(rows, rows.length === 0 ? undefined : 1),
      failure,
      report: sending.report.length > 0 ? sending.report : null,
    });
  } finally {
    changeOrder({ sending: null });
  }
}
