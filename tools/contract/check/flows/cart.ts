import { signIn, signOut } from './accounts';
import { allLinesOf, compare, type Lines, linesOf, manyLines, volumeLines } from './cartLines';
import { coupons, settings } from './cartSettings';
import type { Product } from './catalogue';
import { type Flow, flowOf, type User } from './changes';
import { refuseBeyond } from './limits';
import { at, list } from '../read';
import type { Shopper } from '../run';

async function change(
  { shopper }: Flow,
  operation: 'addToCart' | 'updateCart',
  { code }: Product,
  quantity: number,
  wanted: Lines,
): Promise<boolean> {
  const sum = operation === 'addToCart' ? (wanted.get(code) ?? 0) + quantity : quantity;
  if (sum === 0) wanted.delete(code);
  else wanted.set(code, sum);
  const changed = await shopper.read(operation, { body: { code, quantity } });
  if (changed === undefined) return false;
  const isRight = compare(shopper, operation, changed, wanted);
  const cart = await shopper.read('getCart');
  const isKept = compare(shopper, operation, cart, wanted);
  // The response has the line and the cart does not: the change was not persisted, or getCart does not return it.
  if (isRight && !isKept) compare(shopper, 'getCart', cart, wanted);
  if (!isRight || !isKept || cart === undefined) return true;
  // Lines that the server adds, such as gifts, are in both alike.
  compare(shopper, operation, changed, allLinesOf(cart), allLinesOf);
  if (allLinesOf(changed).size > allLinesOf(cart).size)
    compare(shopper, 'getCart', cart, allLinesOf(changed), allLinesOf);
  return true;
}

const mostOfOne = 6;

const changes = ['addToCart', 'updateCart', 'bulkUpdateCart', 'addMultipleToCart', 'deleteCart'] as const;

/** CART-02, QORD-01, ORD-02: additions, changes and removals are in the cart afterwards, and nothing else changes. */
export async function cartFlow(flow: Flow) {
  const { shopper } = flow;
  const cart = await shopper.read('getCart');
  if (cart === undefined) return;
  const before = linesOf(cart);
  // A small shop may have one product only: then it is used twice.
  const fits = (product: Product) => !before.has(product.code) && product.maxQuantity >= mostOfOne;
  const [one, two = one] = flow.products.filter(fits);
  if (!one || !two)
    return shopper.run.coverage.explain(
      `there is no product of which ${mostOfOne} can be bought`,
      ...changes,
    );
  const wanted = new Map(before);
  if (!(await change(flow, 'addToCart', one, 2, wanted))) return;
  await change(flow, 'addToCart', two, 1, wanted);
  await change(flow, 'addToCart', one, 1, wanted);
  await change(flow, 'updateCart', one, 1, wanted);
  await change(flow, 'updateCart', two, 0, wanted);
  wanted.set(one.code, 1);
  await withoutPrices(flow, one);
  await manyLines(flow, [two, one], wanted);
  await settings(flow);
  await coupons(flow, wanted);
  // An article with a limit of its own is refused for that.
  const free = flow.products.find(({ maxQuantity }) => maxQuantity >= 999) ?? one;
  await refusedLines(flow, free);
  await greatestQuantity(flow, free, wanted);
  await stockNotices(flow, one);
  await volumeLines(flow);
  compare(shopper, 'addToCart', await shopper.read('getCart'), wanted);
  await shopper.call('deleteCart');
  compare(shopper, 'deleteCart', await shopper.read('getCart'), new Map());
  const empty: Lines = new Map();
  await change(flow, 'addToCart', one, 1, empty);
  await change(flow, 'updateCart', one, 0, empty);
}

function pricesOf(shopper: Shopper, cart: unknown, rule: string, isShown: boolean, expected: string) {
  const lines = list(cart, 'lineItems').map((_, index) => `/lineItems/${index}/price`);
  for (const place of ['/price', ...(isShown ? ['/totalPrice'] : []), ...lines]) {
    const found = at(cart, ...place.split('/').slice(1));
    const isRight = (found != null) === isShown;
    shopper.verify(cart, `${rule} ${place}`, isRight, expected, isShown ? 'null' : 'a price');
  }
}

async function withoutPrices({ shopper }: Flow, { code }: Product) {
  const cart = await shopper.read('updateCart', { body: { code, quantity: 1, getPrice: false } });
  pricesOf(shopper, cart, 'updateCart CART-02', false, 'null, as getPrice is false');
}

/** Invalid lines: 400 with the field, in both calls, and the cart does not change. */
async function refusedLines({ shopper, products, notForSale }: Flow, { code }: Product) {
  const limited = products.find(({ maxQuantity }) => maxQuantity < 998);
  const isVaried = ({ hit }: Product) => list(hit, 'variations').length > 1;
  const varied = products.find((each) => each.code !== each.productCode && isVaried(each));
  const most = limited?.maxQuantity ?? 0;
  const offences: readonly [field: string, code: string | undefined, quantity: number, because: string][] = [
    ['code', '999999999', 1, 'there is no such article'],
    ['quantity', limited?.code, most + 1, `more than maxQuantity, ${most}`],
    ['code', varied?.productCode, 1, 'it is the code of a product with variations'],
    ['code', notForSale?.code, 1, 'the article is not for sale'],
  ];
  for (const operation of ['addToCart', 'updateCart'] as const) {
    for (const [field, article, quantity, because] of offences)
      if (article !== undefined)
        await shopper.refuse(operation, { body: { code: article, quantity } }, field, because);
    await refuseBeyond(shopper, operation, { code, quantity: 1 });
  }
}

/** CART-02: the greatest quantity of an article is taken and kept, and one below it. */
async function greatestQuantity(flow: Flow, product: Product, wanted: Lines) {
  const most = Math.min(999, product.maxQuantity);
  for (const quantity of [most - 1, most, wanted.get(product.code) ?? 0])
    await change(flow, 'updateCart', product, quantity, wanted);
}

/** PDP-01: a stock notice may be asked for twice; one of an unknown article is rejected. */
async function stockNotices({ shopper }: Flow, { code }: Product) {
  if (at(await shopper.read('getGlobalSettings'), 'stockNotices') !== true) return;
  const email = 'contract-check@example.com';
  for (let time = 0; time < 2; time++) await shopper.call('createStockNotice', { body: { code, email } });
  const body = { code: 'contract-check', email };
  await shopper.refuse('createStockNotice', { body }, 'code', 'an unknown article number');
}

/** CALL-10, CART-01: a visitor has no customer and, at first, an empty cart. */
export async function visitAsVisitor(shopper: Shopper) {
  await shopper.expect('getCustomer', {}, 'nobody is signed in', 204);
  const cart = await shopper.read('getCart');
  const because = shopper.run.hasVisitorPrices ? 'nothing was added' : 'a visitor’s cart is empty';
  shopper.empty(cart, 'getCart CART-01 /lineItems', `no lines: ${because}`);
}

/** Add an article to the cart of a visitor, which then has prices (CARD-03). */
async function addAsVisitor(visitor: Shopper, code: string) {
  const cart = await visitor.read('addToCart', { body: { code, quantity: 1 } });
  pricesOf(visitor, cart, 'addToCart CARD-03', true, 'a price: visitors see prices');
}

/** CART-02: the cart of a visitor who sees prices is changed as a customer's. */
export async function visitorCart(shopper: Shopper, products: readonly Product[]) {
  const flow = flowOf(shopper, products);
  const [product] = flow.products;
  if (product === undefined) return;
  await addAsVisitor(shopper, product.code);
  await shopper.call('deleteCart');
  await cartFlow(flow);
}

/** CART-01: at sign-in the lines of the visitor's cart join the customer's. The cart is empty afterwards. */
export async function joinedCart(shopper: Shopper, user: User, product: Product | undefined) {
  if (product === undefined || !shopper.run.wants('getCart', 'loginCustomer')) return;
  await signOut(shopper);
  await addAsVisitor(shopper.as(), product.code);
  await signIn(shopper.as(), user);
  const cart = await shopper.read('getCart');
  const expected = `${product.code}, which was in the visitor’s cart`;
  const isJoined = linesOf(cart).has(product.code);
  shopper.verify(cart, 'getCart CART-01 /lineItems', isJoined, expected, 'no such line');
  await shopper.call('deleteCart');
}
