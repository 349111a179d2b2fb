import { list } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';

/** CALL-10, CART-01: a visitor has no customer and an empty cart. */
export async function visitAsVisitor(run: Run, shopper: Shopper): Promise<void> {
  await run.call(shopper, 'getCustomer', {}, { statuses: [204], because: 'nobody is signed in' });
  const cart = await run.call(shopper, 'getCart');
  const lines = list(cart?.body, 'lineItems').length;
  const expected = 'no lines: a visitor’s cart is empty';
  run.verify(shopper, 'getCart', lines === 0, 'CART-01', '/lineItems', expected, lines, cart?.body);
}
