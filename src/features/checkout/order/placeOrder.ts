import type { QueryClient } from '@tanstack/react-query';
import { outcomeOf } from '../../../api/envelope';
import { ApiError, hasStatus } from '../../../api/errors';
import {
  getAllOrdersQuery,
  getCartQuery,
  getOrderQuery,
  getQuoteQuery,
  getQuotesQuery,
} from '../../../api/generated/queries';
import type { AddressInput, Checkout, OrderPlaced } from '../../../api/generated/types';
import type { CallOf } from '../../../api/operation';
import { inSession } from '../../../api/session';
import type { TranslationKey } from '../../../i18n/english';
import { type Cart, notifyCartChange } from '../../cart/cartCache';
import type { StepName } from '../checkoutState';
import type { GlobalSettings } from '../../settings/settings';
import { deliveryDateProblem, deliveryLimits } from '../../delivery/deliveryDate';
import { otherDestination } from '../useShipping';
import { cartChanges, cartContent, type CartChange } from './cartChanges';
import { attemptFor, endAttempt, unfinishedAttempt, recordOrder } from './orderAttempt';

/** Client functions needed to place an order. */
export interface OrderCalls {
  bulkUpdateCart: CallOf<'bulkUpdateCart'>;
  createOrder: CallOf<'createOrder'>;
}

/** The order as displayed to the customer. */
export interface OrderInput {
  checkout: Checkout;
  /** The displayed cart. */
  cart: Cart;
  /** Id of the customer. */
  customer: string;
  /** Market and time zone of the shop. */
  settings: GlobalSettings;
}

/** Thrown before anything is sent: the cart has changed since it was displayed, or the delivery does not fit it. */
export class OrderNotSent extends Error {
  constructor(
    readonly reasons: readonly CartChange[],
    readonly step?: StepName,
  ) {
    super('The order was not sent');
  }
}

const notSent = (key: TranslationKey, step?: StepName) => new OrderNotSent([{ key, values: [] }], step);

/** The open attempt; undefined when its order was paid or cancelled, so that the next order starts a new one. */
async function currentAttempt(client: QueryClient, customer: string) {
  const attempt = unfinishedAttempt(customer);
  if (!attempt?.orderNumber) return attempt;
  const query = getOrderQuery({ path: { orderNumber: attempt.orderNumber } });
  try {
    const { status } = await inSession(client.fetchQuery({ ...query, staleTime: 0 }));
    if (status === 'awaitingPayment') return attempt;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
  endAttempt();
  return undefined;
}

/** @throws OrderNotSent when the cart has changed since it was displayed, or its delivery is not the selected one */
function checkCart(latest: Cart, { cart, checkout: { delivery }, settings }: OrderInput): void {
  const inactive = latest.lineItems.filter(({ active }) => !active);
  if (inactive.length > 0)
    throw new OrderNotSent(
      inactive.map(({ item }) => ({ key: 'checkout.lineInactive', values: [item.name] })),
    );
  const changes = cartChanges(cart, latest);
  if (changes.length > 0) throw new OrderNotSent([{ key: 'checkout.cartChanged', values: [] }, ...changes]);
  if (!latest.shippingMethods) return;
  const method = latest.shippingMethods.find(({ id }) => id === delivery.shippingMethod);
  if (!method || latest.shippingMethod !== method.id) throw notSent('checkout.deliveryChanged', 'delivery');
  const limits = deliveryLimits(settings, method.leadTimeDays);
  const problem = deliveryDateProblem(delivery.requestedDeliveryDate ?? '', limits);
  if (problem) throw notSent(problem, 'delivery');
}

/** Send the order. A refusal ends the attempt: no order was placed with its key, so the next one gets another. */
async function send(createOrder: CallOf<'createOrder'>, key: string, body: Checkout): Promise<OrderPlaced> {
  const outcome = await inSession(outcomeOf(createOrder({ headers: { 'Idempotency-Key': key }, body })));
  if (outcome.isSuccess) return outcome.data;
  if (hasStatus(outcome.error, 400)) endAttempt();
  throw outcome.error;
}

const isOtherTotal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.inputErrors.some(({ field }) => field === ('expectedTotal' satisfies keyof Checkout));

/** Refetch the cart with the order's destination, which determines prices and lead times. */
async function latestCart(
  client: QueryClient,
  { bulkUpdateCart }: OrderCalls,
  address: AddressInput,
): Promise<Cart> {
  const query = { ...getCartQuery(), staleTime: 0 };
  const cart = await inSession(client.fetchQuery(query));
  const shippingDestination = otherDestination(cart, address);
  if (!shippingDestination) return cart;
  await inSession(bulkUpdateCart({ body: { lineitems: [], shippingDestination } }));
  return inSession(client.fetchQuery(query));
}

/**
 * Place the order (createOrder, CHK-04). The cart is refetched first, and a changed one is not ordered; if the total
 * changes even later, the server refuses. All requests for the same order carry the same key. An empty cart is sent all
 * the same: only the server can tell whether an earlier order without a response emptied it or the session ended.
 * @throws OrderNotSent when nothing was sent; ApiError when a request failed
 */
export async function placeOrder(
  client: QueryClient,
  calls: OrderCalls,
  input: OrderInput,
): Promise<OrderPlaced> {
  const { customer, checkout } = input;
  const open = await currentAttempt(client, customer);
  const latest = await latestCart(client, calls, checkout.address.deliveryAddress);
  const isEmpty = latest.lineItems.length === 0;
  const { quoteNumber } = input.cart;
  // An ordered quote leaves the lines in the cart that it had before.
  const isQuoteGone = quoteNumber !== undefined && latest.quoteNumber !== quoteNumber;
  const isGone = isEmpty || (isQuoteGone && open !== undefined);
  if (!isGone) checkCart(latest, input);
  // The same order, whether it needs an approval or not.
  const { forApproval: _isRequest, ...ordered } = checkout;
  const content = JSON.stringify([ordered, cartContent(latest)]);
  const attempt = isGone && open ? open : attemptFor(customer, content);
  const { totalPrice } = isQuoteGone ? input.cart : latest;
  const agreed = !isEmpty && totalPrice && { expectedTotal: totalPrice.amount };
  const placed = await send(calls.createOrder, attempt.key, { ...checkout, ...agreed }).catch(
    async (error: unknown) => {
      if (isOtherTotal(error))
        checkCart(await latestCart(client, calls, checkout.address.deliveryAddress), input);
      throw error;
    },
  );
  recordOrder(attempt, placed.orderNumber);
  notifyCartChange();
  const quote = quoteNumber !== undefined && getQuoteQuery({ path: { quoteNumber } });
  for (const query of [getAllOrdersQuery(), ...(quote ? [getQuotesQuery(), quote] : [])])
    void client.invalidateQueries({ queryKey: query.queryKey.slice(0, 1) });
  return placed;
}

/** The step that a field of an API error belongs to, such as `delivery.shippingMethod`. */
export function stepOfError(error: ApiError): StepName | undefined {
  const parts = ['contact', 'address', 'delivery', 'moreInfo'] as const;
  const fields = error.inputErrors.map(({ field }) => field);
  return parts.find((part) => fields.some((field) => field.startsWith(`${part}.`)));
}
