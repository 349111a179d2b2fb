import type { Behaviours } from '../msw/runtime/behaviour';
import { findArticle, isForSale, quantityProblem } from '../shop/lines';
import { orderAnswer } from '../shop/orderAnswer';
import { eventsOf } from '../shop/orderStatus';
import type { CustomerRecord, OrderRecord } from '../store/state';
import type { Store } from '../store/store';
import { forbidden, invalid, notFound, refused } from './answers';
import { creditFor } from './invoices';
import { mayApprove } from './orderApproval';
import { changed, success } from './orderChanges';
import { boughtLines, placedStatus, quoted } from './orderQuote';
import { type Call, customerOf, languageOf, shopContext } from './shopContext';
import { visibleOrder } from './visibleOrders';

type OrderCall = Call & { input: { path: { orderNumber: string } } };

/** The order of a call and its caller, or the reason to refuse the call. */
function found(call: OrderCall) {
  const approver = customerOf(call);
  const order = visibleOrder(approver, call.input.path.orderNumber, call.store.read());
  if (!order) return { refusal: notFound(languageOf(call)) };
  if (!mayApprove(approver, order)) return { refusal: forbidden(languageOf(call)) };
  return { order, approver };
}

const has = (order: OrderRecord, status: string) => eventsOf(order).some((event) => event.status === status);

/** Events of an order with one more. */
const withEvent = (
  order: OrderRecord,
  status: 'approved' | 'changed' | 'declined',
  { customerId, firstName, lastName }: CustomerRecord,
  date: string,
  message?: string,
) =>
  [
    ...eventsOf(order),
    {
      ...{ status, date, by: { customerId, firstName, lastName } },
      ...(message !== undefined && { message }),
    },
  ] as OrderRecord['events'];

/** The reason why an order cannot be placed at a total, if any. */
function objection(order: OrderRecord, expectedTotal: number, call: Call) {
  const language = languageOf(call);
  const context = shopContext(call);
  const { orderItems, totalPrice } = orderAnswer(order, context);
  const unsold = orderItems.find(({ code, isGift }) => {
    const article = findArticle(code);
    return !isGift && !(article && isForSale(article));
  });
  if (unsold) return refused('noLongerForSale', language, unsold.item.name);
  if (totalPrice.amount !== expectedTotal)
    return invalid('expectedTotal', 'otherTotal', language, totalPrice.formattedString);
  const buyer = call.store.read().customers[order.placedBy.customerId];
  const credit = buyer && order.paymentMethod === 'invoice' && creditFor(buyer, call.store.read());
  return credit && totalPrice.amount > credit.available.amount
    ? refused('overCredit', language, credit.available.formattedString)
    : undefined;
}

/** Approval of orders beyond the limits of their buyers. */
export const approvalBehaviours = {
  approveOrder(call) {
    const { refusal, order, approver } = found(call);
    if (refusal) return refusal;
    if (has(order, 'approved')) return success(order, call);
    if (order.status !== 'awaitingApproval') return refused('notApprovable', languageOf(call));
    const now = quoted(order, shopContext(call));
    const problem = objection(now, call.input.body.expectedTotal, call);
    if (problem) return problem;
    const date = new Date().toISOString();
    return changed(call, order, {
      lines: now.lines,
      freight: now.freight,
      status: placedStatus(order.paymentMethod),
      statusDate: date,
      events: withEvent(order, 'approved', approver, date),
    });
  },

  declineOrder(call) {
    const { refusal, order, approver } = found(call);
    if (refusal) return refusal;
    if (order.status === 'declined') return success(order, call);
    if (order.status !== 'awaitingApproval') return refused('notApprovable', languageOf(call));
    const date = new Date().toISOString();
    const message = call.input.body.message ?? undefined;
    return changed(call, order, {
      status: 'declined',
      statusDate: date,
      events: withEvent(order, 'declined', approver, date, message),
    });
  },

  updateOrderLines(call) {
    const { refusal, order, approver } = found(call);
    if (refusal) return refusal;
    const language = languageOf(call);
    if (order.status !== 'awaitingApproval') return refused('notApprovable', language);
    const bought = boughtLines(order);
    for (const [index, { code, quantity }] of call.input.body.lines.entries()) {
      const article = bought.some((line) => line.code === code) ? findArticle(code) : undefined;
      if (!article) return invalid(`lines.${index}.code`, 'unknownCode', language, code);
      const problem = quantityProblem(article, quantity, { isOrganization: true });
      if (problem) return invalid(`lines.${index}.quantity`, problem[0], language, problem[1]);
    }
    const quantities = new Map(call.input.body.lines.map(({ code, quantity }) => [code, quantity]));
    const lines = bought
      .map(({ code, quantity }) => ({ code, quantity: quantities.get(code) ?? quantity }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return refused('emptyOrder', language);
    const next = quoted(order, shopContext(call), lines);
    const date = new Date().toISOString();
    const isSame = lines.every(({ code, quantity }) =>
      bought.some((line) => line.code === code && line.quantity === quantity),
    );
    if (isSame && lines.length === bought.length) return success(order, call);
    return changed(call, order, {
      lines: next.lines,
      freight: next.freight,
      statusDate: order.statusDate,
      events: withEvent(order, 'changed', approver, date),
    });
  },
} satisfies Behaviours<Store>;
