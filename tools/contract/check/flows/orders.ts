import { at, list, number, text, texts } from '../read';
import { readCustomer, type Flow } from './changes';
import { follow } from './page';
import { accountOf, isAllowed } from './identity';
import { letters, longest, refuseBeyond } from './limits';
import { refuse } from './refusals';
import { emptyCart, history, readBack } from './placedOrder';
import { checkout, deliveryDay, type Checkout } from './checkout';

/** CHK-04, ORD-01: place an order once, read it, and find it in the history. It cannot be reverted. */
export async function orderFlow(flow: Flow): Promise<void> {
  const { run, shopper, products } = flow;
  const settings = await run.read(shopper, 'getGlobalSettings');
  const [product] = products;
  if (!product) return;
  const added = await run.read(shopper, 'addToCart', { body: { code: product.code, quantity: 1 } });
  if (added === undefined) return run.coverage.explain('createOrder', 'nothing could be put into the cart');
  const [method = 'standard'] = [added, settings].flatMap((each) => texts(each, 'id', 'shippingMethods'));
  const payments = texts(settings, 'id', 'paymentMethods');
  const payment = payments.find((id) => /invoice|faktur/i.test(id)) ?? payments.at(-1) ?? 'invoice';
  const usual = checkout(flow, method, payment, deliveryDay(flow, added, method));
  const body = longest(run, 'createOrder', usual, letters.mixed, 'moreInfo.title', 'moreInfo.description');
  const before = number(await run.read(shopper, 'getAllOrders'), 'totalOrderCount');
  const cart = await shipTo(flow, body);
  await refusedOrders(flow, body, cart, payments.length > 0);
  const account = accountOf(await readCustomer(run, shopper));
  if (account?.permissions !== undefined && !isAllowed(account, 'placeOrders')) {
    const because = 'the permissions of the customer exclude placeOrders';
    await run.expect(shopper, 'createOrder', { body }, because, 403);
    return run.coverage.explain('createOrder', because);
  }
  const placed = await placeTwice(flow, body);
  const orderNumber = text(placed, 'orderNumber');
  if (orderNumber === undefined) return;
  await readBack(flow, orderNumber, cart, body, settings);
  await history(flow, orderNumber, before);
  await followNext(flow, placed);
  await emptyCart(flow, orderNumber, body);
}

/** CART-06: choose the method and the destination of an order in the cart, whose totals are then the order's. */
async function shipTo({ run, shopper }: Flow, { address, delivery }: Checkout): Promise<unknown> {
  const before = await run.read(shopper, 'getCart');
  const { postalCode, countryCode } = address.deliveryAddress;
  const { shippingMethod } = delivery;
  const isKnown = at(before, 'shippingDestination') !== undefined;
  if (!isKnown && list(before, 'shippingMethods').length === 0) return before;
  const destination = isKnown ? { shippingDestination: { postalCode, countryCode } } : {};
  await run.call(shopper, 'bulkUpdateCart', { body: { lineitems: [], shippingMethod, ...destination } });
  return run.read(shopper, 'getCart');
}

/** CHK-04: another total than the accepted one, and methods that do not exist: 400 with the field, and no order. */
async function refusedOrders(
  { run, shopper }: Flow,
  body: Checkout,
  cart: unknown,
  hasPayments: boolean,
): Promise<void> {
  const total = number(cart, 'totalPrice', 'amount');
  const unknown = 'contract-check-unknown';
  const hasShipping = texts(cart, 'id', 'shippingMethods').length > 0;
  const email = { contact: { ...body.contact, email: 'no address' } };
  const delivery = { delivery: { ...body.delivery, shippingMethod: unknown } };
  const payment = { payment: { paymentMethod: unknown } };
  const other = { expectedTotal: (total ?? 0) + 100 };
  const offences: readonly [field: string, change: object, because: string, isKnown: boolean][] = [
    ['contact.email', email, 'an e-mail address that is none', true],
    ['expectedTotal', other, 'another total than that of the cart', total !== undefined],
    ['payment.paymentMethod', payment, 'no such payment method', hasPayments],
    ['delivery.shippingMethod', delivery, 'no such shipping method', hasShipping],
  ];
  for (const [field, change, because, isKnown] of offences)
    if (isKnown) await refuse(run, shopper, 'createOrder', { body: { ...body, ...change } }, field, because);
  await refuseBeyond(run, shopper, 'createOrder', body);
}

/** CHK-04: the next page of an order, unless it is a payment page elsewhere. */
async function followNext({ run, shopper }: Flow, body: unknown): Promise<void> {
  const url = text(body, 'redirectUrl');
  const from = { operation: 'createOrder', pointer: '/redirectUrl', body } as const;
  if (url?.startsWith(`/${shopper.language.toLowerCase()}/`)) await follow(run, shopper, { url, from });
}

/** The same Idempotency-Key, also at the same moment, returns the same order of a customer, and no order of another one. */
async function placeTwice({ run, shopper }: Flow, body: unknown): Promise<unknown> {
  const headers = { 'Idempotency-Key': run.idempotencyKey };
  const place = () => run.read(shopper, 'createOrder', { headers, body });
  const answers = [...(await Promise.all([place(), place()])), await place()];
  const numbers = answers.flatMap((each) => text(each, 'orderNumber') ?? []);
  const [[first], [orderNumber]] = [answers, numbers];
  if (orderNumber === undefined) return undefined;
  const owner = run.placed.get(orderNumber) ?? shopper.user;
  run.placed.set(orderNumber, shopper.user ?? '');
  const rule = 'createOrder CHK-04 /orderNumber';
  const own = 'an order of its own: the Idempotency-Key was that of another customer';
  run.verify(first, rule, owner === shopper.user, own, `that of ${owner}`);
  const others = numbers.filter((each) => each !== orderNumber).join(', ');
  run.verify(first, rule, others === '', `${orderNumber}: the Idempotency-Key is the same`, others);
  return first;
}
