import { list, number, text } from '../read';
import { type Flow, isSameText } from './changes';
import type { checkout } from './checkout';

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
  flow: Flow,
  orderNumber: string,
  cart: unknown,
  sent: ReturnType<typeof checkout>,
  settings: unknown,
): Promise<void> {
  const { run, shopper } = flow;
  const order = (await run.call(shopper, 'getOrder', { path: { orderNumber } }))?.body;
  if (order === undefined) return;
  for (const [field, inCart] of sameAmounts) {
    const [own, accepted] = [number(order, field, 'amount'), number(cart, 'price', inCart, 'amount')];
    const isSame = own === undefined || accepted === undefined || Math.abs(own - accepted) <= 0.001;
    run.verify(
      shopper,
      'getOrder',
      isSame,
      'ORD-03',
      `/${field}/amount`,
      `${accepted}, as in the cart`,
      own,
      order,
    );
  }
  const sentTexts: readonly [pointer: string, wanted: string | undefined][] = [
    ['/email', sent.contact.email],
    ['/phoneNumber', sent.contact.phoneNumber],
    ['/note/title', sent.moreInfo.title],
    ['/note/description', sent.moreInfo.description],
    ['/requestedDeliveryDate', sent.delivery.requestedDeliveryDate ?? undefined],
    ...(['address', 'city', 'postalCode', 'firstName'] as const).flatMap((field): [string, string][] => [
      [`/billingAddress/${field}`, sent.address.billingAddress[field]],
      [`/shippingAddress/${field}`, sent.address.deliveryAddress[field]],
    ]),
    ['/paymentMethod', nameOf(settings, 'paymentMethods', sent.payment.paymentMethod)],
  ];
  const shippingName = nameOf(cart, 'shippingMethods', sent.delivery.shippingMethod);
  const texts: typeof sentTexts =
    text(order, 'shippingMethod') === undefined
      ? sentTexts
      : [...sentTexts, ['/shippingMethod', shippingName]];
  for (const [pointer, sentText] of texts) {
    const own = text(order, ...pointer.split('/').slice(1));
    const isSame = sentText === undefined || isSameText(own, sentText);
    run.verify(shopper, 'getOrder', isSame, 'ORD-01', pointer, `${sentText}, as sent`, own, order);
  }
  run.compare(shopper, 'getOrder', 'ORD-01', order, { '/orderNumber': orderNumber });
  const lines = (value: unknown, field: string) =>
    list(value, field)
      .map((line) => `${number(line, 'quantity') ?? '?'} × ${text(line, 'code') ?? '?'}`)
      .toSorted()
      .join(', ');
  const [wanted, got] = [lines(cart, 'lineItems'), lines(order, 'orderItems')];
  run.verify(
    shopper,
    'getOrder',
    cart === undefined || wanted === got,
    'ORD-03',
    '/orderItems',
    wanted,
    got,
    order,
  );
}

/** Name of a method in a list of methods. */
const nameOf = (value: unknown, methods: string, id: string): string | undefined =>
  text(
    list(value, methods).find((each) => text(each, 'id') === id),
    'name',
  );

/** ORD-01: the order is the newest of the history, which has one order more. */
export async function history(
  { run, shopper }: Flow,
  orderNumber: string,
  before: number | undefined,
): Promise<void> {
  const body = (await run.call(shopper, 'getAllOrders', {}))?.body;
  if (body === undefined) return;
  const newest = '/orders/0/orderNumber';
  run.compare(shopper, 'getAllOrders', 'ORD-01', body, { [newest]: orderNumber }, 'it is the newest');
  if (before !== undefined && number(body, 'totalOrderCount') !== undefined)
    run.compare(
      shopper,
      'getAllOrders',
      'ORD-01',
      body,
      { '/totalOrderCount': before + 1 },
      'one order was placed',
    );
}

/** CHK-06: without an outstanding payment the cart is empty, and an empty cart cannot be ordered. */
export async function emptyCart(flow: Flow, orderNumber: string, body: unknown): Promise<void> {
  const { run, shopper } = flow;
  const order = (await run.call(shopper, 'getOrder', { path: { orderNumber } }))?.body;
  const cart = (await run.call(shopper, 'getCart'))?.body;
  const isPaid = text(order, 'status') !== undefined && text(order, 'status') !== 'awaitingPayment';
  const lines = list(cart, 'lineItems');
  const isEmpty = !isPaid || lines.length === 0;
  run.verify(
    shopper,
    'createOrder',
    isEmpty,
    'CHK-06',
    '/lineItems',
    'no lines: they are ordered',
    lines.length,
    cart,
  );
  if (lines.length > 0) await run.call(shopper, 'deleteCart');
  await run.call(shopper, 'createOrder', { body }, { statuses: [400], because: 'the cart is empty' });
}
