import { Cookies } from '../client';
import { at, list } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { cartFlow } from './cart';
import { linesOf } from './cartLines';
import { flowOf } from './changes';
import type { User } from './identity';
import type { Product } from './products';
import { signIn, signOut } from './session';

/** CALL-10, CART-01: a visitor has no customer and, at first, an empty cart. */
export async function visitAsVisitor(run: Run, shopper: Shopper): Promise<void> {
  await run.call(shopper, 'getCustomer', {}, { statuses: [204], because: 'nobody is signed in' });
  const cart = await run.call(shopper, 'getCart');
  const lines = list(cart?.body, 'lineItems').length;
  const expected = `no lines: ${run.hasVisitorPrices ? 'nothing was added' : 'a visitor’s cart is empty'}`;
  run.verify(shopper, 'getCart', lines === 0, 'CART-01', '/lineItems', expected, lines, cart?.body);
}

/** Add an article to the cart of a visitor, which then has prices (CARD-03). */
async function addAsVisitor(run: Run, visitor: Shopper, code: string): Promise<void> {
  const cart = (await run.call(visitor, 'addToCart', { body: { code, quantity: 1 } }))?.body;
  const places = ['/price', '/totalPrice', ...list(cart, 'lineItems').map((_, i) => `/lineItems/${i}/price`)];
  for (const place of cart === undefined ? [] : places) {
    const price = at(cart, ...place.split('/').slice(1));
    const expected = 'a price: visitors see prices';
    run.verify(visitor, 'addToCart', price != null, 'CARD-03', place, expected, 'null', cart);
  }
}

/** CART-02: the cart of a visitor who sees prices is changed as a customer's. */
export async function visitorCart(run: Run, language: string, products: readonly Product[]): Promise<void> {
  const shopper = { language, cookies: new Cookies() };
  const flow = flowOf(run, shopper, products);
  const [product] = flow.products;
  if (product === undefined) return;
  await addAsVisitor(run, shopper, product.code);
  await run.call(shopper, 'deleteCart');
  await cartFlow(flow);
}

/** CART-01: at sign-in the lines of the visitor's cart join the customer's. The cart is empty afterwards. */
export async function joinedCart(
  run: Run,
  shopper: Shopper,
  user: User,
  product: Product | undefined,
): Promise<void> {
  if (product === undefined || !run.wants('getCart', 'loginCustomer')) return;
  const { language, cookies } = shopper;
  await signOut(run, shopper);
  await addAsVisitor(run, { language, cookies }, product.code);
  await signIn(run, language, user, cookies);
  const cart = (await run.call(shopper, 'getCart'))?.body;
  const isJoined = cart === undefined || linesOf(cart).has(product.code);
  const expected = `${product.code}, which was in the visitor’s cart`;
  run.verify(shopper, 'getCart', isJoined, 'CART-01', '/lineItems', expected, 'no such line', cart);
  await run.call(shopper, 'deleteCart');
}
