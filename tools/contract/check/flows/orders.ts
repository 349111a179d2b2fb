import { deliveryLimits, earliestDelivery } from '../../../../src/features/delivery/deliveryDate';
import { allLinesOf, show } from './cartLines';
import { accountOf, countryOf, fieldsOf, isAllowed, person, readCustomer, sampleAddress } from './changes';
import type { Flow } from './changes';
import { approvals, cancelOrder, returnOnce } from './orderChanges';
import { letters, longest, refuseBeyond } from './limits';
import { follow } from './pages';
import { at, itemOf, list, number, text, texts } from '../read';
import type { Shopper } from '../run';

/** CHK-04, ORD-01: place an order once, read it, and find it in the history. It cannot be reverted. */
export async function orderFlow({ shopper, products: [product] }: Flow) {
  const { coverage } = shopper.run;
  const settings = await shopper.read('getGlobalSettings');
  if (!product) return;
  const added = await shopper.read('addToCart', { body: { code: product.code, quantity: 1 } });
  if (added === undefined) return coverage.explain('nothing could be put into the cart', 'createOrder');
  const [method = 'standard'] = [added, settings].flatMap((each) => texts(each, 'id', 'shippingMethods'));
  const payments = texts(settings, 'id', 'paymentMethods');
  const payment = payments.find((id) => /invoice|faktur/i.test(id)) ?? payments.at(-1) ?? 'invoice';
  const usual = checkout(shopper, method, payment, added);
  const free = ['moreInfo.title', 'moreInfo.description'];
  const body = longest(shopper.run, 'createOrder', usual, letters.mixed, ...free);
  const before = number(await shopper.read('getAllOrders'), 'totalOrderCount');
  const cart = await shipTo(shopper, body);
  await refusedOrders(shopper, body, cart, payments.length > 0);
  const customer = await readCustomer(shopper);
  const moreInfo = { ...body.moreInfo, title: null };
  const required = 'the organisation requires a reference';
  if (at(customer, 'referenceRequired') === true)
    await shopper.refuse('createOrder', { body: { ...body, moreInfo } }, 'moreInfo.title', required);
  const account = accountOf(customer);
  if (account?.permissions !== undefined && !isAllowed(account, 'placeOrders')) {
    const because = 'the permissions of the customer exclude placeOrders';
    await shopper.expect('createOrder', { body }, because, 403);
    return coverage.explain(because, 'createOrder');
  }
  const placed = await placeTwice(shopper, body);
  const orderNumber = text(placed, 'orderNumber');
  if (orderNumber === undefined) return;
  await readBack(shopper, orderNumber, cart, body, settings);
  // The order is the newest of the history, which has one order more.
  const history = await shopper.read('getAllOrders');
  shopper.compare(history, 'getAllOrders ORD-01', { '/orders/0/orderNumber': orderNumber }, 'the newest');
  if (before !== undefined)
    shopper.same(history, 'getAllOrders ORD-01 /totalOrderCount', before + 1, 'as one order was placed');
  // The next page, unless it is a payment page elsewhere.
  const url = text(placed, 'redirectUrl');
  const from = { operation: 'createOrder', pointer: '/redirectUrl', body: placed } as const;
  if (url?.startsWith(`/${shopper.language.toLowerCase()}/`)) await follow(shopper, { url, from });
  await emptyCart(shopper, orderNumber, body);
  await approvals(shopper, settings);
  await cancelOrder(shopper, orderNumber);
  await returnOnce(shopper);
}

/** Days after the lead time on which delivery is requested. */
const laterDays = 21;

/** An order of the cart as createOrder takes it, with a day of delivery that is late enough. */
function checkout(shopper: Shopper, shippingMethod: string, paymentMethod: string, cart: unknown) {
  const method = itemOf(cart, 'id', shippingMethod, 'shippingMethods');
  const leadTimeDays = (number(method, 'leadTimeDays') ?? 0) + laterDays;
  const market = { currentCountry: countryOf(shopper), timeZone: 'UTC' };
  const requestedDeliveryDate = earliestDelivery(deliveryLimits(market, leadTimeDays));
  const billingAddress = sampleAddress(shopper, 'Oslo');
  return {
    contact: person,
    address: { billingAddress, deliveryAddress: { ...billingAddress, address: 'Storgata 2' } },
    delivery: { shippingMethod, requestedDeliveryDate },
    moreInfo: { title: 'Contract check', description: 'Not a real order.' },
    payment: { paymentMethod },
  };
}

type Checkout = ReturnType<typeof checkout>;

/** CART-06: choose the method and the destination of an order in the cart, whose totals are then the order's. */
async function shipTo(shopper: Shopper, { address, delivery }: Checkout): Promise<unknown> {
  const before = await shopper.read('getCart');
  const { postalCode, countryCode } = address.deliveryAddress;
  const { shippingMethod } = delivery;
  const isKnown = at(before, 'shippingDestination') !== undefined;
  if (!isKnown && list(before, 'shippingMethods').length === 0) return before;
  const shippingDestination = isKnown ? { postalCode, countryCode } : undefined;
  await shopper.call('bulkUpdateCart', { body: { lineitems: [], shippingMethod, shippingDestination } });
  return shopper.read('getCart');
}

/** CHK-04: another total than the accepted one, and methods that do not exist: 400 with the field, and no order. */
async function refusedOrders(shopper: Shopper, body: Checkout, cart: unknown, hasPayments: boolean) {
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
    if (isKnown) await shopper.refuse('createOrder', { body: { ...body, ...change } }, field, because);
  await refuseBeyond(shopper, 'createOrder', body);
}

/** The same Idempotency-Key, also at the same moment, returns the same order of a customer, and no order of another one. */
async function placeTwice(shopper: Shopper, body: unknown): Promise<unknown> {
  const { placed, idempotencyKey } = shopper.run;
  const place = () => shopper.read('createOrder', { headers: { 'Idempotency-Key': idempotencyKey }, body });
  const answers = [...(await Promise.all([place(), place()])), await place()];
  const numbers = answers.flatMap((each) => text(each, 'orderNumber') ?? []);
  const [[first], [orderNumber]] = [answers, numbers];
  if (orderNumber === undefined) return undefined;
  const owner = placed.get(orderNumber) ?? shopper.user;
  placed.set(orderNumber, shopper.user ?? '');
  const rule = 'createOrder CHK-04 /orderNumber';
  const own = 'an order of its own: the Idempotency-Key was that of another customer';
  shopper.verify(first, rule, owner === shopper.user, own, `that of ${owner}`);
  const others = numbers.filter((each) => each !== orderNumber).join(', ');
  shopper.verify(first, rule, others === '', `${orderNumber}: the Idempotency-Key is the same`, others);
  return first;
}

/** Amounts of an order, with those of the cart that they are. */
const sameAmounts = {
  ...{ totalPrice: 'totalPrice', totalPriceForItems: 'totalPriceForItems', totalVat: 'totalVat' },
  ...{ totalFreightPrice: 'shipping', totalFreightPriceIncVat: 'shippingIncVat' },
  totalPriceForItemsIncVat: 'totalPriceForItemsIncVat',
};

async function readBack(
  shopper: Shopper,
  orderNumber: string,
  cart: unknown,
  { contact, moreInfo, delivery, payment, address }: Checkout,
  settings: unknown,
) {
  const order = await shopper.read('getOrder', { path: { orderNumber } });
  if (order === undefined) return;
  for (const [field, inCart] of Object.entries(sameAmounts)) {
    const accepted = number(cart, 'price', inCart, 'amount');
    const isSame = !(Math.abs((number(order, field, 'amount') ?? NaN) - (accepted ?? NaN)) > 0.001);
    shopper.verify(order, `getOrder ORD-03 /${field}/amount`, isSame, `${accepted}, as in the cart`);
  }
  const nameOf = (value: unknown, methods: string, own: string) =>
    text(itemOf(value, 'id', own, methods), 'name');
  const sent = {
    ...{ '/email': contact.email, '/phoneNumber': contact.phoneNumber },
    ...{ '/note/title': moreInfo.title, '/note/description': moreInfo.description },
    '/requestedDeliveryDate': delivery.requestedDeliveryDate,
    '/paymentMethod': nameOf(settings, 'paymentMethods', payment.paymentMethod),
    '/shippingMethod':
      text(order, 'shippingMethod') && nameOf(cart, 'shippingMethods', delivery.shippingMethod),
  };
  const known = Object.entries(sent).filter(([, wanted]) => wanted != null);
  shopper.compare(order, 'getOrder ORD-01', Object.fromEntries(known), 'as sent');
  shopper.compare(order, 'getOrder ORD-01', { '/orderNumber': orderNumber });
  const own = ({ address: street, city, postalCode, firstName }: Checkout['address']['billingAddress']) =>
    fieldsOf({ address: street, city, postalCode, firstName });
  shopper.compare(order, 'getOrder ORD-01 /billingAddress', own(address.billingAddress), 'as sent');
  shopper.compare(order, 'getOrder ORD-01 /shippingAddress', own(address.deliveryAddress), 'as sent');
  const [wanted, got] = [allLinesOf(cart), allLinesOf({ lineItems: at(order, 'orderItems') })].map(show);
  shopper.verify(order, 'getOrder ORD-03 /orderItems', !cart || wanted === got, wanted, got);
}

/** CHK-06: without an outstanding payment the cart is empty, and an empty cart cannot be ordered. */
async function emptyCart(shopper: Shopper, orderNumber: string, body: unknown) {
  const status = text(await shopper.read('getOrder', { path: { orderNumber } }), 'status');
  const cart = await shopper.read('getCart');
  const isPaid = status !== undefined && status !== 'awaitingPayment';
  const { length } = list(cart, 'lineItems');
  const isEmpty = !isPaid || length === 0;
  shopper.verify(cart, 'createOrder CHK-06 /lineItems', isEmpty, 'no lines: they are ordered', length);
  if (length > 0) await shopper.call('deleteCart');
  await shopper.expect('createOrder', { body }, 'the cart is empty', 400);
}
