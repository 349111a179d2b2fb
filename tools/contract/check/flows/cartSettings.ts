import type { Product } from './catalogue';
import { type Flow, sampleAddress } from './changes';
import { objectsIn } from '../invariants/scan';
import { at, list, number, text } from '../read';

/** Order splitting of a cart; true, the default, when left out. */
const splits = (cart: unknown): boolean => at(cart, 'AcceptOrderSplitting') !== false;

/** A shipping destination without what a server adds to it, since requests are closed. */
export function destinationOf(cart: unknown): Record<string, unknown> | undefined {
  const own = at(cart, 'shippingDestination');
  return own == null
    ? undefined
    : { postalCode: text(own, 'postalCode'), countryCode: text(own, 'countryCode') };
}

/** CART-04, CART-06: order splitting, method and destination keep their values until they are set again. */
export async function settings(flow: Flow) {
  const { shopper } = flow;
  const read = () => shopper.read('getCart');
  const before = await read();
  if (before === undefined) return;
  const set = (change: object) => shopper.call('bulkUpdateCart', { body: { lineitems: [], ...change } });
  const method = text(list(before, 'shippingMethods').at(-1), 'id');
  await set({ AcceptOrderSplitting: !splits(before), shippingMethod: method });
  const after = await read();
  const isChanged = splits(after) !== splits(before);
  shopper.verify(after, 'bulkUpdateCart CART-04 /AcceptOrderSplitting', isChanged, !splits(before));
  if (text(after, 'shippingMethod') !== undefined)
    shopper.same(after, 'bulkUpdateCart CART-06 /shippingMethod', method, 'as chosen');
  const { postalCode, countryCode } = sampleAddress(shopper, 'Bergen');
  const hasDestination = at(before, 'shippingDestination') !== undefined;
  if (hasDestination && (await set({ shippingDestination: { postalCode, countryCode } }))) {
    const wanted = { '/shippingDestination/postalCode': postalCode };
    shopper.compare(await read(), 'bulkUpdateCart CART-06', wanted);
  }
  const choices = { shippingMethod: method, couponCode: at(before, 'couponCode') };
  for (const [field, offered] of Object.entries(choices)) {
    const body = { lineitems: [], [field]: 'contract-check-unknown' };
    if (offered !== undefined)
      await shopper.refuse('bulkUpdateCart', { body }, field, `a ${field} that does not exist`);
  }
}

const codeOf = ({ hit }: Product): string | undefined =>
  objectsIn(hit).flatMap(({ value }) => text(value, 'couponCode') ?? [])[0];

/** CART-02: a coupon of a promotion is taken, and has no effect once it is removed. The lines are as before afterwards. */
export async function coupons({ shopper, products }: Flow, quantities: ReadonlyMap<string, number>) {
  const read = () => shopper.read('getCart');
  const product = products.find((each) => each.inStock && codeOf(each) !== undefined);
  const former = at(await read(), 'couponCode');
  if (product === undefined || former === undefined) return;
  const { code } = product;
  const coupon = codeOf(product);
  const setCoupon = (couponCode: unknown) =>
    shopper.call('bulkUpdateCart', { body: { lineitems: [], couponCode } });
  await setCoupon(null);
  await shopper.call('addToCart', { body: { code, quantity: 1 } });
  const total = number(await read(), 'price', 'totalPrice', 'amount');
  if (await setCoupon(coupon)) {
    const reduced = await read();
    const isTaken = text(reduced, 'couponCode')?.toUpperCase() === coupon?.toUpperCase();
    shopper.verify(reduced, 'bulkUpdateCart CART-02 /couponCode', isTaken, coupon);
  }
  if (await setCoupon(null)) {
    const wanted = { '/couponCode': null, '/price/totalPrice/amount': total };
    shopper.compare(await read(), 'bulkUpdateCart CART-02', wanted, 'the coupon was removed');
  }
  await shopper.call('updateCart', { body: { code, quantity: quantities.get(code) ?? 0 } });
  if (former !== null) await setCoupon(former);
}
