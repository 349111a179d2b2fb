import { randomUUID } from 'node:crypto';
import { list, number, text, texts } from '../read';
import { lost, sampleAddress, type Flow } from './changes';
import { refuse } from './refusals';

const contact = {
  firstName: 'Contract',
  lastName: 'Check',
  email: 'contract-check@example.com',
  phoneNumber: '4722334455',
};

function checkout(flow: Flow, shippingMethod: string, paymentMethod: string) {
  return {
    contact,
    address: { billingAddress: sampleAddress(flow, 'Oslo'), deliveryAddress: sampleAddress(flow, 'Oslo') },
    delivery: { shippingMethod, requestedDeliveryDate: null },
    moreInfo: { title: 'Contract check', description: null },
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
  await refuse(run, shopper, {
    operation: 'createOrder',
    input: { body: { ...checkout(flow, method, payment), contact: { ...contact, email: 'no address' } } },
    field: 'contact.email',
    because: 'an e-mail address that is none',
  });
  const before = number((await run.call(shopper, 'getAllOrders', {}))?.body, 'totalOrderCount');
  const cart = (await run.call(shopper, 'getCart'))?.body;
  const orderNumber = await placeTwice(flow, checkout(flow, method, payment));
  if (orderNumber === undefined) return;
  await readBack(flow, orderNumber, cart);
  await history(flow, orderNumber, before);
  await emptyCart(flow, orderNumber, checkout(flow, method, payment));
}

/** The same Idempotency-Key returns the same order. */
async function placeTwice({ run, shopper }: Flow, body: unknown): Promise<string | undefined> {
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
  return orderNumber;
}

/** Check that the order has the lines of the cart. */
async function readBack(flow: Flow, orderNumber: string, cart: unknown): Promise<void> {
  const order = (await flow.run.call(flow.shopper, 'getOrder', { path: { orderNumber } }))?.body;
  if (order === undefined) return;
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
