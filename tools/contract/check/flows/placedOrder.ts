import { list, number, text } from '../read';
import { type Flow, isSameText } from './changes';
import type { Checkout } from './checkout';

/** Fields of an order with the same amount as in the cart. */
const sameAmounts: readonly [order: string, cart: string][] = [
  ['totalPrice', 'totalPrice'],
  ['totalPriceForItems', 'totalPriceForItems'],
  ['totalFreightPrice', 'shipping'],
  ['totalVat', 'totalVat'],
  ['totalPriceForItemsIncVat', 'totalPriceForItemsIncVat'],
  ['totalFreightPriceIncVat', 'shippingIncVat'],
];

/** Check that the order has the lines and the amounts of the cart, and what was sent with it. */
export async function readBack(
  { run, shopper }: Flow,
  orderNumber: string,
  cart: unknown,
  sent: Checkout,
  settings: unknown,
): Promise<void> {
  const order = await run.read(shopper, 'getOrder', { path: { orderNumber } });
  if (order === undefined) return;
  for (const [field, inCart] of sameAmounts) {
    const [own, accepted] = [number(order, field, 'amount'), number(cart, 'price', inCart, 'amount')];
    const isSame = own === undefined || accepted === undefined || Math.abs(own - accepted) <= 0.001;
    run.verify(order, `getOrder ORD-03 /${field}/amount`, isSame, `${accepted}, as in the cart`, own);
  }
  const { contact, moreInfo, delivery, payment, address } = sent;
  const sentTexts: Readonly<Record<string, string | null | undefined>> = {
    ...{ '/email': contact.email, '/phoneNumber': contact.phoneNumber },
    ...{ '/note/title': moreInfo.title, '/note/description': moreInfo.description },
    '/requestedDeliveryDate': delivery.requestedDeliveryDate,
    '/paymentMethod': nameOf(settings, 'paymentMethods', payment.paymentMethod),
    '/shippingMethod':
      text(order, 'shippingMethod') && nameOf(cart, 'shippingMethods', delivery.shippingMethod),
  };
  const addresses = (['address', 'city', 'postalCode', 'firstName'] as const).flatMap((field) => [
    [`/billingAddress/${field}`, address.billingAddress[field]] as const,
    [`/shippingAddress/${field}`, address.deliveryAddress[field]] as const,
  ]);
  for (const [pointer, wanted] of [...Object.entries(sentTexts), ...addresses]) {
    const own = text(order, ...pointer.split('/').slice(1));
    const isSame = wanted == null || isSameText(own, wanted);
    run.verify(order, `getOrder ORD-01 ${pointer}`, isSame, `${wanted}, as sent`, own);
  }
  run.compare(order, 'getOrder ORD-01', { '/orderNumber': orderNumber });
  const lines = (value: unknown, field: string) =>
    list(value, field)
      .map((line) => `${number(line, 'quantity') ?? '?'} × ${text(line, 'code') ?? '?'}`)
      .toSorted()
      .join(', ');
  const [wanted, got] = [lines(cart, 'lineItems'), lines(order, 'orderItems')];
  run.verify(order, 'getOrder ORD-03 /orderItems', cart === undefined || wanted === got, wanted, got);
}

/** Name of a method in a list of methods. */
const nameOf = (value: unknown, methods: string, id: string): string | undefined =>
  text(
    list(value, methods).find((each) => text(each, 'id') === id),
    'name',
  );

/** ORD-01: the order is the newest of the history, which has one order more. */
export async function history({ run, shopper }: Flow, orderNumber: string, before?: number): Promise<void> {
  const body = await run.read(shopper, 'getAllOrders');
  run.compare(body, 'getAllOrders ORD-01', { '/orders/0/orderNumber': orderNumber }, 'it is the newest');
  const more = { '/totalOrderCount': (before ?? NaN) + 1 };
  if (before !== undefined && number(body, 'totalOrderCount') !== undefined)
    run.compare(body, 'getAllOrders ORD-01', more, 'one order was placed');
}

/** CHK-06: without an outstanding payment the cart is empty, and an empty cart cannot be ordered. */
export async function emptyCart({ run, shopper }: Flow, orderNumber: string, body: unknown): Promise<void> {
  const status = text(await run.read(shopper, 'getOrder', { path: { orderNumber } }), 'status');
  const cart = await run.read(shopper, 'getCart');
  const isPaid = status !== undefined && status !== 'awaitingPayment';
  const { length } = list(cart, 'lineItems');
  const isEmpty = !isPaid || length === 0;
  run.verify(cart, 'createOrder CHK-06 /lineItems', isEmpty, 'no lines: they are ordered', length);
  if (length > 0) await run.call(shopper, 'deleteCart');
  await run.expect(shopper, 'createOrder', { body }, 'the cart is empty', 400);
}
