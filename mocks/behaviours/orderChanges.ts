import type { Order, OrderReturn } from '../../src/api/generated/types';
import type { Behaviours } from '../msw/runtime/behaviour';
import { orderAnswer } from '../shop/orderAnswer';
import {
  isCancellable,
  isReturnReason,
  mayChangeOrders,
  returnableQuantity,
  withChanges,
} from '../shop/orderChanges';
import { eventsOf } from '../shop/orderStatus';
import { quotesOf } from '../shop/quotes';
import type { CustomerRecord, OrderRecord, ShopState } from '../store/state';
import type { Store } from '../store/store';
import { forbidden, invalid, notFound, refused } from './answers';
import { nextAddress, withChangedOrder } from './placedOrders';
import { approvalOf } from './orderApproval';
import { isVisible } from './quoteState';
import { customerOf, languageOf, shopContext, type Call } from './shopContext';
import { visibleOrder } from './visibleOrders';

/** Number of the quote that an order was placed from, for a customer who may read the quote. */
function quoteNumberOf({ orderNumber, quoteNumber }: OrderRecord, reader: CustomerRecord, state: ShopState) {
  const quote = quotesOf(state).find(
    (each) => each.quoteNumber === quoteNumber || each.orderNumber === orderNumber,
  );
  return quote && isVisible(quote, reader) ? quote.quoteNumber : undefined;
}

/** An order in the contract's form for the caller, with its payment page or approval while it awaits one. */
export function answered(order: OrderRecord, call: Call, context = shopContext(call)): Order {
  const reader = customerOf(call);
  const answer = orderAnswer(order, context);
  const quoteNumber = quoteNumberOf(order, reader, call.store.read());
  return {
    ...(mayChangeOrders(reader) ? withChanges(answer, order, reader, context.language) : answer),
    ...(quoteNumber !== undefined && { quoteNumber }),
    ...(order.status === 'awaitingPayment' && { paymentUrl: nextAddress(order, context.route) }),
    ...(order.status === 'awaitingApproval' && {
      approval: approvalOf(order, reader, call.store.read(), context),
    }),
  };
}

/** Success with an order. */
export const success = (order: OrderRecord, call: Call) => ({
  status: 200 as const,
  body: answered(order, call),
});

/** Store a change of an order and respond with it. */
export function changed(call: Call, before: OrderRecord, change: Partial<OrderRecord>) {
  const order = {
    ...before,
    events: eventsOf(before) as OrderRecord['events'],
    statusDate: new Date().toISOString(),
    ...change,
  };
  call.store.write(withChangedOrder(call.store.read(), order));
  return success(order, call);
}

/** The reason to refuse a return, if any. */
function objection({ lines }: OrderReturn, order: OrderRecord, call: Call) {
  const language = languageOf(call);
  if (!order.lines.some((line) => returnableQuantity(line, order) > 0))
    return refused('notReturnable', language);
  for (const [index, { code, quantity, reason }] of lines.entries()) {
    const line = order.lines.find((each) => each.code === code);
    const isRepeated = lines.findIndex((each) => each.code === code) < index;
    if (!line || isRepeated) return invalid(`lines.${index}.code`, 'unknownCode', language, code);
    const most = returnableQuantity(line, order);
    if (quantity > most) return invalid(`lines.${index}.quantity`, 'tooManyReturned', language, most);
    if (!isReturnReason(reason)) return invalid(`lines.${index}.reason`, 'wrongChoice', language);
  }
  return undefined;
}

/** Cancellations and returns. */
export const orderChangeBehaviours = {
  cancelOrder(call) {
    const customer = customerOf(call);
    const order = visibleOrder(customer, call.input.path.orderNumber, call.store.read());
    if (!order) return notFound(languageOf(call));
    if (!mayChangeOrders(customer)) return forbidden(languageOf(call));
    if (order.status === 'cancelled') return success(order, call);
    if (!isCancellable(order, customer)) return refused('notCancellable', languageOf(call));
    return changed(call, order, { status: 'cancelled' });
  },

  createReturn(call) {
    const customer = customerOf(call);
    const { path, headers, body } = call.input;
    const order = visibleOrder(customer, path.orderNumber, call.store.read());
    if (!order) return notFound(languageOf(call));
    if (!mayChangeOrders(customer)) return forbidden(languageOf(call));
    const key = headers['Idempotency-Key'];
    const { returnKeys = [] } = order;
    if (key !== undefined && returnKeys.includes(key)) return success(order, call);
    const problem = objection(body, order, call);
    if (problem) return problem;
    const quantities = new Map(body.lines.map(({ code, quantity }) => [code, quantity]));
    return changed(call, order, {
      status: 'returnRequested',
      returnKeys: key === undefined ? returnKeys : [...returnKeys, key],
      lines: order.lines.map((line) => {
        const quantity = quantities.get(line.code) ?? 0;
        const requested = (line.returnRequestedQuantity ?? 0) + quantity;
        return requested > 0 ? { ...line, returnRequestedQuantity: requested } : line;
      }),
    });
  },
} satisfies Behaviours<Store>;
