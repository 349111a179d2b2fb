import { randomUUID } from 'node:crypto';
import { earliestDelivery, today } from '../../../../src/features/cart/delivery/deliveryDate';
import { at, list, number, text, texts } from '../read';
import { countryOf, lost, sampleAddress, type Flow } from './changes';
import { follow } from './pages';
import { refuse } from './refusals';

const contact = {
  firstName: 'Contract',
  lastName: 'Check',
  email: 'contract-check@example.com',
  phoneNumber: '4722334455',
};

/** Days after the lead time on which delivery is requested. */
const laterDays = 21;

/** A day of delivery that is late enough for a method of a cart. */
function deliveryDay({ run, shopper }: Flow, cart: unknown, shippingMethod: string): string {
  const method = list(cart, 'shippingMethods').find((each) => text(each, 'id') === shippingMethod);
  const leadTimeDays = (number(method, 'leadTimeDays') ?? 0) + laterDays;
  return earliestDelivery({ from: today(), leadTimeDays, country: countryOf(run, shopper) });
}

function checkout(
  flow: Flow,
  shippingMethod: string,
  paymentMethod: string,
  requestedDeliveryDate: string | null,
) {
  return {
    contact,
    address: {
      billingAddress: sampleAddress(flow, 'Oslo'),
      deliveryAddress: { ...sampleAddress(flow, 'Oslo'), address: 'Storgata 2' },
    },
    delivery: { shippingMethod, requestedDeliveryDate },
    moreInfo: { title: 'Contract check', description: 'Not a real order.' },
    payment: { paymentMethod },
  };
}

/** CHK-04, ORD-01: place an order once, read it, and find it in the history. It cannot be reverted. */
export async function orderFlow(flow: Flow): Promise<void> {
  const { run, shopper, products } = flow;
  const settings = (await run.call(shopper, 'getGlobalSettings'))?.body;
  const [product] = products;
  if (!product) return;
  const added = await run.call(shopper, 'addToCart', { body: { code: product.code, quantity: 1 } });
  const [method = 'standard'] = [
    ...texts(added?.body, 'id', 'shippingMethods'),
    ...texts(settings, 'id', 'shippingMethods'),
  ];
  const payments = texts(settings, 'id', 'paymentMethods');
  const payment = payments.find((id) => /invoice|faktur/i.test(id)) ?? payments.at(-1) ?? 'invoice';
  if (added === undefined) return run.coverage.explain('createOrder', 'nothing could be put into the cart');
  const body = checkout(flow, method, payment, deliveryDay(flow, added.body, method));
  await refuse(run, shopper, {
    operation: 'createOrder',
    input: { body: { ...body, contact: { ...contact, email: 'no address' } } },
    field: 'contact.email',
    because: 'an e-mail address that is none',
  });
  const before = number((await run.call(shopper, 'getAllOrders', {}))?.body, 'totalOrderCount');
  const cart = await shipTo(flow, body);
  await refusedOrders(flow, body, number(cart, 'totalPrice', 'amount'), {
    payments,
    shipping: texts(cart, 'id', 'shippingMethods'),
  });
  const placed = await placeTwice(flow, body);
  const orderNumber = text(placed, 'orderNumber');
  if (orderNumber === undefined) return;
  await readBack(flow, orderNumber, cart, body, settings);
  await history(flow, orderNumber, before);
  await followNext(flow, placed);
  await emptyCart(flow, orderNumber, body);
}

/** CART-06: choose the method and the destination of an order in the cart, whose totals are then the order's. */
async function shipTo(flow: Flow, { address, delivery }: ReturnType<typeof checkout>): Promise<unknown> {
  const { run, shopper } = flow;
  const before = (await run.call(shopper, 'getCart'))?.body;
  if (at(before, 'shippingDestination') === undefined) return before;
  const { postalCode, countryCode } = address.deliveryAddress;
  const { shippingMethod } = delivery;
  await run.call(shopper, 'bulkUpdateCart', {
    body: { lineitems: [], shippingMethod, shippingDestination: { postalCode, countryCode } },
  });
  return (await run.call(shopper, 'getCart'))?.body;
}

/** CHK-04: another total than the accepted one, and methods that do not exist: 400 with the field, and no order. */
async function refusedOrders(
  { run, shopper }: Flow,
  body: ReturnType<typeof checkout>,
  total: number | undefined,
  methods: { payments: readonly string[]; shipping: readonly string[] },
): Promise<void> {
  const unknown = 'contract-check-unknown';
  const offences = [
    ...(total === undefined
      ? []
      : ([
          ['expectedTotal', { ...body, expectedTotal: total + 100 }, 'another total than that of the cart'],
        ] as const)),
    ...(methods.payments.length === 0
      ? []
      : ([
          [
            'payment.paymentMethod',
            { ...body, payment: { paymentMethod: unknown } },
            'no such payment method',
          ],
        ] as const)),
    ...(methods.shipping.length === 0
      ? []
      : ([
          [
            'delivery.shippingMethod',
            { ...body, delivery: { ...body.delivery, shippingMethod: unknown } },
            'no such shipping method',
          ],
        ] as const)),
  ];
  for (const [field, input, because] of offences)
    await refuse(run, shopper, { operation: 'createOrder', input: { body: input }, field, because });
}

/** CHK-04: the next page of an order, unless it is a payment page elsewhere. */
async function followNext({ run, shopper }: Flow, placed: unknown): Promise<void> {
  const url = text(placed, 'redirectUrl');
  if (url?.startsWith(`/${shopper.language.toLowerCase()}/`))
    await follow(run, shopper, {
      url,
      from: { operation: 'createOrder', pointer: '/redirectUrl', body: placed },
    });
}

/** The same Idempotency-Key returns the same order. */
async function placeTwice({ run, shopper }: Flow, body: unknown): Promise<unknown> {
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await run.call(shopper, 'createOrder', { headers, body });
  const orderNumber = text(first?.body, 'orderNumber');
  if (orderNumber === undefined) return undefined;
  const again = await run.call(shopper, 'createOrder', { headers, body });
  const other = text(again?.body, 'orderNumber');
  if (other !== undefined && other !== orderNumber)
    lost(
      { run, shopper },
      'createOrder',
      'CHK-04',
      '/orderNumber',
      `${orderNumber}: the Idempotency-Key is the same`,
      other,
      again?.body,
    );
  return first?.body;
}

/** Fields of an order with the same amount as in the cart. */
const sameAmounts: readonly [order: string, cart: string][] = [
  ['totalPrice', 'totalPrice'],
  ['totalPriceForItems', 'totalPriceForItems'],
  ['totalFreightPrice', 'shipping'],
  ['totalVat', 'totalVat'],
];

/** Check that the order has the lines and the amounts of the cart, and what was sent with it. */
async function readBack(
  flow: Flow,
  orderNumber: string,
  cart: unknown,
  sent: ReturnType<typeof checkout>,
  settings: unknown,
): Promise<void> {
  const order = (await flow.run.call(flow.shopper, 'getOrder', { path: { orderNumber } }))?.body;
  if (order === undefined) return;
  for (const [field, inCart] of sameAmounts) {
    const [own, accepted] = [number(order, field, 'amount'), number(cart, 'price', inCart, 'amount')];
    if (own !== undefined && accepted !== undefined && Math.abs(own - accepted) > 0.001)
      lost(flow, 'getOrder', 'ORD-03', `/${field}/amount`, `${accepted}, as in the cart`, String(own), order);
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
    if (sentText !== undefined && own !== sentText)
      lost(flow, 'getOrder', 'ORD-01', pointer, `${sentText}, as sent`, own ?? 'nothing', order);
  }
  const found = text(order, 'orderNumber');
  if (found !== undefined && found !== orderNumber)
    lost(flow, 'getOrder', 'ORD-01', '/orderNumber', orderNumber, found, order);
  const lines = (value: unknown, field: string) =>
    list(value, field)
      .map((line) => `${number(line, 'quantity') ?? '?'} × ${text(line, 'code') ?? '?'}`)
      .toSorted()
      .join(', ');
  const [wanted, got] = [lines(cart, 'lineItems'), lines(order, 'orderItems')];
  if (cart !== undefined && wanted !== got)
    lost(flow, 'getOrder', 'ORD-03', '/orderItems', wanted, got || 'nothing', order);
}

/** Name of a method in a list of methods. */
const nameOf = (value: unknown, methods: string, id: string): string | undefined =>
  text(
    list(value, methods).find((each) => text(each, 'id') === id),
    'name',
  );

async function history(flow: Flow, orderNumber: string, before: number | undefined): Promise<void> {
  const body = (await flow.run.call(flow.shopper, 'getAllOrders', {}))?.body;
  if (body === undefined) return;
  const [newest] = list(body, 'orders');
  if (text(newest, 'orderNumber') !== orderNumber)
    lost(
      flow,
      'getAllOrders',
      'ORD-01',
      '/orders/0/orderNumber',
      `${orderNumber}, the newest`,
      text(newest, 'orderNumber') ?? 'no order',
      body,
    );
  const count = number(body, 'totalOrderCount');
  if (before !== undefined && count !== undefined && count !== before + 1)
    lost(
      flow,
      'getAllOrders',
      'ORD-01',
      '/totalOrderCount',
      `${before + 1}: one order was placed`,
      String(count),
      body,
    );
}

/** CHK-06: without an outstanding payment the cart is empty, and an empty cart cannot be ordered. */
async function emptyCart(flow: Flow, orderNumber: string, body: unknown): Promise<void> {
  const { run, shopper } = flow;
  const order = (await run.call(shopper, 'getOrder', { path: { orderNumber } }))?.body;
  const cart = (await run.call(shopper, 'getCart'))?.body;
  const isPaid = text(order, 'status') !== undefined && text(order, 'status') !== 'awaitingPayment';
  const lines = list(cart, 'lineItems');
  if (isPaid && lines.length > 0)
    lost(
      flow,
      'createOrder',
      'CHK-06',
      '/lineItems',
      'no lines: they are ordered',
      `${lines.length} lines`,
      cart,
    );
  if (lines.length > 0) await run.call(shopper, 'deleteCart');
  await run.call(shopper, 'createOrder', { body }, { statuses: [400], because: 'the cart is empty' });
}
