import type { Product } from './catalogue';
import { type Flow, sampleAddress } from './changes';
import { objectsIn } from '../invariants/scan';
import { at, list, number, text } from '../read';

const otherPostalCodes: Readonly<Record<string, string>> = {
  NO: '5003',
  SE: '411 03',
  DK: '8000',
  GB: 'M1 1AE',
};

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
  const setMethod = (AcceptOrderSplitting: boolean, shippingMethod: string | undefined) =>
    set({ AcceptOrderSplitting, ...(shippingMethod === undefined ? {} : { shippingMethod }) });
  const method = text(list(before, 'shippingMethods').at(-1), 'id');
  await setMethod(!splits(before), method);
  const after = await read();
  const isChanged = splits(after) !== splits(before);
  const rule = 'bulkUpdateCart CART-04 /AcceptOrderSplitting';
  shopper.verify(after, rule, isChanged, String(!splits(before)), splits(after));
  if (method !== undefined && text(after, 'shippingMethod') !== undefined)
    shopper.compare(after, 'bulkUpdateCart CART-06', { '/shippingMethod': method });
  const { postalCode, countryCode } = sampleAddress(shopper, 'Oslo');
  const other = { postalCode: otherPostalCodes[countryCode] ?? postalCode, countryCode };
  const hasDestination = at(before, 'shippingDestination') !== undefined;
  if (hasDestination && (await set({ shippingDestination: other }))) {
    const wanted = { '/shippingDestination/postalCode': other.postalCode };
    shopper.compare(await read(), 'bulkUpdateCart CART-06', wanted);
    const own = destinationOf(before);
    if (own) await set({ shippingDestination: own });
  }
  for (const [field, isOffered] of [
    ['shippingMethod', method !== undefined],
    ['couponCode', at(before, 'couponCode') !== undefined],
  ] as const) {
    const body = { lineitems: [], [field]: 'contract-check-unknown' };
    if (isOffered) await shopper.refuse('bulkUpdateCart', { body }, field, `a ${field} that does not exist`);
  }
  await setMethod(splits(before), text(before, 'shippingMethod'));
}

/** The coupon code of a product's promotion. */
const codeOf = ({ hit }: Product): string | undefined =>
  objectsIn(hit)
    .flatMap(({ value }) => text(value, 'couponCode') ?? [])
    .at(0);

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
    const found = text(reduced, 'couponCode');
    const isTaken = found?.toUpperCase() === coupon?.toUpperCase();
    shopper.verify(reduced, 'bulkUpdateCart CART-02 /couponCode', isTaken, coupon ?? '', found);
  }
  if (await setCoupon(null)) {
    const wanted = { '/couponCode': null, '/price/totalPrice/amount': total };
    shopper.compare(await read(), 'bulkUpdateCart CART-02', wanted, 'the coupon was removed');
  }
  await shopper.call('updateCart', { body: { code, quantity: quantities.get(code) ?? 0 } });
  if (former !== null) await setCoupon(former);
}
