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
  const read = () => run.read(shopper, 'getCart');
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
    const isTaken = found?.toUpperCase() === coupon?.toUpperCase();
    run.verify(reduced, 'bulkUpdateCart CART-02 /couponCode', isTaken, coupon ?? '', found);
  }
  if (await setCoupon(null)) {
    const wanted = { '/couponCode': null, '/price/totalPrice/amount': total };
    run.compare(await read(), 'bulkUpdateCart CART-02', wanted, 'the coupon was removed');
  }
  await run.call(shopper, 'updateCart', { body: { code, quantity: quantities.get(code) ?? 0 } });
  if (former !== null) await setCoupon(former);
}
