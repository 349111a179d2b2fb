import type { QueryClient } from '@tanstack/react-query';
import type { CallOf } from '../../../api/operation';
import type { Translate } from '../../../i18n/translate';
import { refetchCart } from '../../cart/cartCache';
import { pushAdded, type CartItem } from '../../cart/cartEvents';
import { mergeDuplicates } from '../rows/mergeDuplicates';
import { rowQuantity, type OrderRow } from '../rows/orderRow';
import { endTyping, filledRows, withBlankRows } from '../rows/orderRows';
import { changeOrder, currentOrder, type SendFailure } from '../rows/orderStore';
import { rowProblem } from '../rows/rowProblem';
import { quantitiesInCart } from './compareWithCart';
import { sendBatch, SendStop } from './sendBatch';
import { recordOutcomes, recordByCart, clearSentMark, type Sending } from './recordOutcomes';

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

/** An added row as an item of the event add_to_cart. */
function addedItem(row: OrderRow): CartItem {
  const { code, name = code } = row;
  return { code, name, quantity: rowQuantity(row) ?? 0, price: null };
}

/** Failure of a stop. @throws any other error, such as the end of the session */
function failureOf(error: unknown): SendFailure {
  if (error instanceof SendStop) return error.failure;
  throw error;
}

/**
 * QORD-01: send the rows of the order in batches (bulkUpdateCart). Added rows leave the order, the others stay with
 * their reasons. After a lost response, the cart is compared before anything is resent.
 */
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
    pushAdded(cart, sending.added.map(addedItem));
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
