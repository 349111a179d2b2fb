import { outcomeOf } from '../../../api/envelope';
import { isOutcomeUnknown } from '../../../api/errors';
import { inSession } from '../../../api/session';
import type { Translate } from '../../../i18n/translate';
import { refetchCart } from '../../cart/cartCache';
import type { OutcomeLine } from '../../cart/useAddLines';
import { comparableCode } from '../../../lib/articleNumber';
import type { OrderRow } from '../rows/orderRow';
import { filledRows } from '../rows/orderRows';
import { changeRows, currentOrder, type SendFailure } from '../rows/orderStore';
import { bulkLine, matchOutcome } from './matchOutcome';
import { recordOutcomes, recordByCart, type RowOutcome, type Sending } from './recordOutcomes';

/** Error that stops sending; the rows left in the order have not been sent. */
export class SendStop extends Error {
  constructor(readonly failure: SendFailure) {
    super('Sending has stopped');
  }
}

/** Outcome of a row from its line in the response; the server may have omitted it. */
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

/**
 * Compare the rows of a lost response with the cart. Rows not in the cart keep their sent mark: the request may still
 * be pending, so they are compared again before they are resent.
 */
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
 * Send a batch of rows in one request (bulkUpdateCart), each marked as sent until its outcome is known.
 * @throws SendStop after a refusal or a lost response
 */
export async function sendBatch(sending: Sending, batch: readonly OrderRow[]): Promise<void> {
  const { cartQuantities, t } = sending;
  const numbers = new Set(batch.map(({ number }) => number));
  changeRows((rows) =>
    rows.map((row) =>
      numbers.has(row.number) ? { ...row, sentAt: cartQuantities.get(comparableCode(row.code)) ?? 0 } : row,
    ),
  );
  const call = sending.bulkUpdateCart({ body: { lineitems: batch.map(bulkLine) } });
  const outcome = await inSession(outcomeOf(call.then((answer) => matchOutcome(batch, answer))));
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
