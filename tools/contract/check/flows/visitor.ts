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
  await run.expect(shopper, 'getCustomer', {}, 'nobody is signed in', 204);
  const cart = await run.read(shopper, 'getCart');
  const { length } = list(cart, 'lineItems');
  const expected = `no lines: ${run.hasVisitorPrices ? 'nothing was added' : 'a visitor’s cart is empty'}`;
  run.verify(cart, 'getCart CART-01 /lineItems', length === 0, expected, length);
}

/** Add an article to the cart of a visitor, which then has prices (CARD-03). */
async function addAsVisitor(run: Run, visitor: Shopper, code: string): Promise<void> {
  const cart = await run.read(visitor, 'addToCart', { body: { code, quantity: 1 } });
  const places = ['/price', '/totalPrice', ...list(cart, 'lineItems').map((_, i) => `/lineItems/${i}/price`)];
  for (const place of places) {
    const price = at(cart, ...place.split('/').slice(1));
    run.verify(cart, `addToCart CARD-03 ${place}`, price != null, 'a price: visitors see prices', 'null');
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
  const cart = await run.read(shopper, 'getCart');
  const expected = `${product.code}, which was in the visitor’s cart`;
  run.verify(cart, 'getCart CART-01 /lineItems', linesOf(cart).has(product.code), expected, 'no such line');
  await run.call(shopper, 'deleteCart');
}
