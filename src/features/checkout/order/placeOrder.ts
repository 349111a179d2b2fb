import type { QueryClient } from '@tanstack/react-query';
import { outcomeOf } from '../../../api/envelope';
import { ApiError } from '../../../api/errors';
import { getAllOrdersQuery, getCartQuery, getOrderQuery } from '../../../api/generated/queries';
import type { AddressInput, Checkout, OrderPlaced } from '../../../api/generated/types';
import type { CallOf } from '../../../api/operation';
import type { TranslationKey } from '../../../i18n/english';
import type { Cart } from '../../cart/cartCache';
import type { StepName } from '../checkoutState';
import { notifyCartChange } from '../../cart/cartTabs';
import { deliveryDateProblem, today } from '../../cart/delivery/deliveryDate';
import { otherDestination } from '../delivery/otherDestination';
import { cartChanges, cartContent, type CartChange } from './cartChanges';
import { attemptFor, endAttempt, openAttempt, recordOrder } from './orderAttempt';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** Calls that place an order. */
export interface OrderCalls {
  bulkUpdateCart: CallOf<'bulkUpdateCart'>;
  createOrder: CallOf<'createOrder'>;
}

/** What is ordered, as the person sees it. */
export interface OrderInput {
  checkout: Checkout;
  /** The cart that shows. */
  cart: Cart;
  /** Id of the customer. */
  customer: string;
  /** The market, two letters. */
  country: string;
}

/** The app itself has not sent the order: the cart is no longer as it showed, or the delivery does not fit it. */
export class OrderNotSent extends Error {
  constructor(
    readonly reasons: readonly CartChange[],
    readonly step?: StepName,
  ) {
    super('The order was not sent');
  }
}

const notSent = (key: TranslationKey, step?: StepName) => new OrderNotSent([{ key, values: [] }], step);

/** The attempt to place this order, unless its order was paid or cancelled: then the next order is another one. */
async function currentAttempt(client: QueryClient, customer: string) {
  const attempt = openAttempt(customer);
  if (!attempt?.orderNumber) return attempt;
  const query = getOrderQuery({ path: { orderNumber: attempt.orderNumber } });
  try {
    const { status } = await client.fetchQuery({ ...query, staleTime: 0 });
    if (status === 'awaitingPayment') return attempt;
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== NOT_FOUND) throw error;
  }
  endAttempt();
  return undefined;
}

/** @throws OrderNotSent when the cart is another than the one that showed, or is not delivered as chosen */
function checkCart(latest: Cart, { cart, checkout: { delivery }, country }: OrderInput): void {
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
  const limits = { from: today(), leadTimeDays: method.leadTimeDays, country };
  const problem = deliveryDateProblem(delivery.requestedDeliveryDate ?? '', limits);
  if (problem) throw notSent(problem, 'delivery');
}

/** A refused order was not placed with this key, now or before: the next one is another attempt. */
async function send(createOrder: CallOf<'createOrder'>, key: string, body: Checkout): Promise<OrderPlaced> {
  const outcome = await outcomeOf(createOrder({ headers: { 'Idempotency-Key': key }, body }));
  if (outcome.isSuccess) return outcome.data;
  if (outcome.isFailure && outcome.data.httpStatus === BAD_REQUEST) endAttempt();
  throw outcome.error;
}

const isOtherTotal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.inputErrors.some(({ field }) => field === ('expectedTotal' satisfies keyof Checkout));

/** The cart as it is now, for an order to its address: prices and lead times are those of the destination. */
async function latestCart(
  client: QueryClient,
  { bulkUpdateCart }: OrderCalls,
  address: AddressInput,
): Promise<Cart> {
  const query = { ...getCartQuery(), staleTime: 0 };
  const cart = await client.fetchQuery(query);
  const shippingDestination = otherDestination(cart, address);
  if (!shippingDestination) return cart;
  await bulkUpdateCart({ body: { lineitems: [], shippingDestination } });
  return client.fetchQuery(query);
}

/**
 * Places the order (createOrder, CHK-04). The cart is fetched first, and one that has changed is not ordered; a total that
 * changes even later is refused by the server. Every call for the same order carries the same key. An empty cart is sent
 * all the same: the server knows whether the order without an answer has emptied it, or the session has ended.
 * @throws OrderNotSent when nothing was sent; ApiError when a call failed
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
  if (!isEmpty) checkCart(latest, input);
  const content = JSON.stringify([checkout, cartContent(latest)]);
  const attempt = isEmpty && open ? open : attemptFor(customer, content);
  const agreed = !isEmpty && latest.totalPrice && { expectedTotal: latest.totalPrice.amount };
  const placed = await send(calls.createOrder, attempt.key, { ...checkout, ...agreed }).catch(
    async (error: unknown) => {
      if (isOtherTotal(error))
        checkCart(await latestCart(client, calls, checkout.address.deliveryAddress), input);
      throw error;
    },
  );
  recordOrder(attempt, placed.orderNumber);
  notifyCartChange();
  void client.invalidateQueries({ queryKey: getAllOrdersQuery().queryKey.slice(0, 1) });
  return placed;
}

/** The part of the order that a field of the contract belongs to, such as `delivery.shippingMethod`. */
export function stepOfError(error: ApiError): StepName | undefined {
  const parts = ['contact', 'address', 'delivery', 'moreInfo'] as const;
  const fields = error.inputErrors.map(({ field }) => field);
  return parts.find((part) => fields.some((field) => field.startsWith(`${part}.`)));
}
