import { at, list, text } from '../read';
import { type Flow, sampleAddress } from './changes';
import { refuse } from './refusals';

/** Postal codes other than those of {@link sampleAddress}. */
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
export async function settings(flow: Flow): Promise<void> {
  const { run, shopper } = flow;
  const read = () => run.read(shopper, 'getCart');
  const before = await read();
  if (before === undefined) return;
  const set = (change: object) => run.call(shopper, 'bulkUpdateCart', { body: { lineitems: [], ...change } });
  const setMethod = (AcceptOrderSplitting: boolean, shippingMethod: string | undefined) =>
    set({ AcceptOrderSplitting, ...(shippingMethod === undefined ? {} : { shippingMethod }) });
  const method = text(list(before, 'shippingMethods').at(-1), 'id');
  await setMethod(!splits(before), method);
  const after = await read();
  const isChanged = splits(after) !== splits(before);
  const rule = 'bulkUpdateCart CART-04 /AcceptOrderSplitting';
  run.verify(after, rule, isChanged, String(!splits(before)), splits(after));
  if (method !== undefined && text(after, 'shippingMethod') !== undefined)
    run.compare(after, 'bulkUpdateCart CART-06', { '/shippingMethod': method });
  const { postalCode, countryCode } = sampleAddress(flow, 'Oslo');
  const other = { postalCode: otherPostalCodes[countryCode] ?? postalCode, countryCode };
  const hasDestination = at(before, 'shippingDestination') !== undefined;
  if (hasDestination && (await set({ shippingDestination: other }))) {
    const wanted = { '/shippingDestination/postalCode': other.postalCode };
    run.compare(await read(), 'bulkUpdateCart CART-06', wanted);
    const own = destinationOf(before);
    if (own) await set({ shippingDestination: own });
  }
  for (const [field, isOffered] of [
    ['shippingMethod', method !== undefined],
    ['couponCode', at(before, 'couponCode') !== undefined],
  ] as const) {
    const body = { lineitems: [], [field]: 'contract-check-unknown' };
    if (isOffered)
      await refuse(run, shopper, 'bulkUpdateCart', { body }, field, `a ${field} that does not exist`);
  }
  await setMethod(splits(before), text(before, 'shippingMethod'));
}
