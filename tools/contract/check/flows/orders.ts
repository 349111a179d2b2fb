import { at, list, number, text, texts } from '../read';
import { readCustomer, type Flow } from './changes';
import { follow } from './page';
import { accountOf, isAllowed } from './identity';
import { letters, longest, refuseBeyond } from './limits';
import { refuse } from './refusals';
import { emptyCart, history, readBack } from './placedOrder';
import { checkout, deliveryDay } from './checkout';

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
  const usual = checkout(flow, method, payment, deliveryDay(flow, added.body, method));
  const body = longest(run, 'createOrder', usual, letters.mixed, 'moreInfo.title', 'moreInfo.description');
  await refuse(run, shopper, {
    operation: 'createOrder',
    input: { body: { ...body, contact: { ...body.contact, email: 'no address' } } },
    field: 'contact.email',
    because: 'an e-mail address that is none',
  });
  const before = number((await run.call(shopper, 'getAllOrders', {}))?.body, 'totalOrderCount');
  const cart = await shipTo(flow, body);
  await refusedOrders(flow, body, number(cart, 'totalPrice', 'amount'), {
    payments,
    shipping: texts(cart, 'id', 'shippingMethods'),
  });
  const customer = await readCustomer(run, shopper);
  const account = accountOf(customer);
  if (account?.permissions !== undefined && !isAllowed(account, 'placeOrders')) {
    const because = 'the permissions of the customer exclude placeOrders';
    await run.call(shopper, 'createOrder', { body }, { statuses: [403], because });
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
async function shipTo(flow: Flow, { address, delivery }: ReturnType<typeof checkout>): Promise<unknown> {
  const { run, shopper } = flow;
  const before = (await run.call(shopper, 'getCart'))?.body;
  const { postalCode, countryCode } = address.deliveryAddress;
  const { shippingMethod } = delivery;
  const isKnown = at(before, 'shippingDestination') !== undefined;
  if (!isKnown && list(before, 'shippingMethods').length === 0) return before;
  const shippingDestination = { postalCode, countryCode };
  await run.call(shopper, 'bulkUpdateCart', {
    body: { lineitems: [], shippingMethod, ...(isKnown ? { shippingDestination } : {}) },
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
  const offences: readonly [isKnown: boolean, field: string, change: object, because: string][] = [
    [
      total !== undefined,
      'expectedTotal',
      { expectedTotal: (total ?? 0) + 100 },
      'another total than that of the cart',
    ],
    [
      methods.payments.length > 0,
      'payment.paymentMethod',
      { payment: { paymentMethod: unknown } },
      'no such payment method',
    ],
    [
      ...([methods.shipping.length > 0, 'delivery.shippingMethod'] as const),
      ...([{ delivery: { ...body.delivery, shippingMethod: unknown } }, 'no such shipping method'] as const),
    ],
  ];
  for (const [isKnown, field, change, because] of offences)
    if (isKnown)
      await refuse(run, shopper, {
        ...{ operation: 'createOrder', field, because },
        input: { body: { ...body, ...change } },
      });
  await refuseBeyond(run, shopper, 'createOrder', body);
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

/** The same Idempotency-Key, also at the same moment, returns the same order of a customer, and no order of another one. */
async function placeTwice({ run, shopper }: Flow, body: unknown): Promise<unknown> {
  const headers = { 'Idempotency-Key': run.idempotencyKey };
  const place = () => run.call(shopper, 'createOrder', { headers, body });
  const answers = [...(await Promise.all([place(), place()])), await place()];
  const numbers = answers.flatMap((each) => text(each?.body, 'orderNumber') ?? []);
  const [orderNumber] = numbers;
  if (orderNumber === undefined) return undefined;
  const owner = run.placed.get(orderNumber) ?? shopper.user;
  run.placed.set(orderNumber, shopper.user ?? '');
  const own = 'an order of its own: the Idempotency-Key was that of another customer';
  const [first] = answers;
  run.verify(
    shopper,
    'createOrder',
    owner === shopper.user,
    'CHK-04',
    '/orderNumber',
    own,
    `that of ${owner}`,
    first?.body,
  );
  const others = numbers.filter((each) => each !== orderNumber);
  const same = `${orderNumber}: the Idempotency-Key is the same`;
  run.verify(
    shopper,
    'createOrder',
    others.length === 0,
    'CHK-04',
    '/orderNumber',
    same,
    others.join(', '),
    first?.body,
  );
  return first?.body;
}
