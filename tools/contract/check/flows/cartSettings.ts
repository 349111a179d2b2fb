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
  const before = (await run.call(shopper, 'getCart'))?.body;
  if (before === undefined) return;
  const set = (change: object) => run.call(shopper, 'bulkUpdateCart', { body: { lineitems: [], ...change } });
  const method = text(list(before, 'shippingMethods').at(-1), 'id');
  const { postalCode, countryCode } = sampleAddress(flow, 'Oslo');
  const other = { postalCode: otherPostalCodes[countryCode] ?? postalCode, countryCode };
  const hasDestination = at(before, 'shippingDestination') !== undefined;
  await set({
    AcceptOrderSplitting: !splits(before),
    ...(method === undefined ? {} : { shippingMethod: method }),
  });
  const after = (await run.call(shopper, 'getCart'))?.body;
  const isChanged = after === undefined || splits(after) !== splits(before);
  const wanted = String(!splits(before));
  run.verify(
    shopper,
    'bulkUpdateCart',
    isChanged,
    'CART-04',
    '/AcceptOrderSplitting',
    wanted,
    splits(after),
    after,
  );
  if (method !== undefined && text(after, 'shippingMethod') !== undefined)
    run.compare(shopper, 'bulkUpdateCart', 'CART-06', after, { '/shippingMethod': method });
  if (hasDestination && (await set({ shippingDestination: other }))) {
    const moved = (await run.call(shopper, 'getCart'))?.body;
    const pointer = '/shippingDestination/postalCode';
    run.compare(shopper, 'bulkUpdateCart', 'CART-06', moved, { [pointer]: other.postalCode });
    const own = destinationOf(before);
    if (own) await set({ shippingDestination: own });
  }
  const unknown = 'contract-check-unknown';
  for (const [field, isOffered] of [
    ['shippingMethod', method !== undefined],
    ['couponCode', at(before, 'couponCode') !== undefined],
  ] as const)
    if (isOffered)
      await refuse(run, shopper, {
        ...{ operation: 'bulkUpdateCart', field, because: `a ${field} that does not exist` },
        input: { body: { lineitems: [], [field]: unknown } },
      });
  const chosen = text(before, 'shippingMethod');
  await set({
    AcceptOrderSplitting: splits(before),
    ...(chosen === undefined ? {} : { shippingMethod: chosen }),
  });
}
