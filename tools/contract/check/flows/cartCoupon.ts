import { objectsIn } from '../invariants/scan';
import { at, number, text } from '../read';
import type { Flow } from './changes';
import type { Product } from './products';

/** The coupon code of a product's promotion. */
const codeOf = ({ hit }: Product): string | undefined =>
  objectsIn(hit)
    .flatMap(({ value }) => text(value, 'couponCode') ?? [])
    .at(0);

/** CART-02: a coupon of a promotion is taken, and has no effect once it is removed. The lines are as before afterwards. */
export async function coupons({ run, shopper, products }: Flow, quantities: ReadonlyMap<string, number>) {
  const read = async () => (await run.call(shopper, 'getCart'))?.body;
  const product = products.find((each) => each.inStock && codeOf(each) !== undefined);
  const former = at(await read(), 'couponCode');
  if (product === undefined || former === undefined) return;
  const { code } = product;
  const coupon = codeOf(product);
  const setCoupon = (couponCode: unknown) =>
    run.call(shopper, 'bulkUpdateCart', { body: { lineitems: [], couponCode } });
  await setCoupon(null);
  await run.call(shopper, 'addToCart', { body: { code, quantity: 1 } });
  const total = number(await read(), 'price', 'totalPrice', 'amount');
  if (await setCoupon(coupon)) {
    const reduced = await read();
    const found = text(reduced, 'couponCode');
    const isTaken = reduced === undefined || found?.toUpperCase() === coupon?.toUpperCase();
    run.verify(shopper, 'bulkUpdateCart', isTaken, 'CART-02', '/couponCode', coupon ?? '', found, reduced);
  }
  if (await setCoupon(null)) {
    const after = await read();
    const because = 'the coupon was removed';
    const wanted = { '/couponCode': null, '/price/totalPrice/amount': total };
    run.compare(shopper, 'bulkUpdateCart', 'CART-02', after, wanted, because);
  }
  await run.call(shopper, 'updateCart', { body: { code, quantity: quantities.get(code) ?? 0 } });
  if (former !== null) await setCoupon(former);
}
