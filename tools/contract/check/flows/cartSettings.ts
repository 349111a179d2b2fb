import { at, list, text } from '../read';
import { type Flow, lost, sampleAddress } from './changes';
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

/** CART-04, CART-06: order splitting, method and destination keep their values until they are set again. */
export async function settings(flow: Flow): Promise<void> {
  const { run, shopper } = flow;
  const before = (await run.call(shopper, 'getCart'))?.body;
  if (before === undefined) return;
  const splitting = splits(before);
  const method = text(list(before, 'shippingMethods').at(-1), 'id');
  const shippingMethod = method === undefined ? {} : { shippingMethod: method };
  await run.call(shopper, 'bulkUpdateCart', {
    body: { lineitems: [], AcceptOrderSplitting: !splitting, ...shippingMethod },
  });
  const after = (await run.call(shopper, 'getCart'))?.body;
  if (after !== undefined && splits(after) === splitting)
    lost(
      flow,
      'bulkUpdateCart',
      'CART-04',
      '/AcceptOrderSplitting',
      String(!splitting),
      String(splitting),
      after,
    );
  const found = text(after, 'shippingMethod');
  if (method !== undefined && found !== undefined && found !== method)
    lost(flow, 'bulkUpdateCart', 'CART-06', '/shippingMethod', method, found, after);
  await destination(flow, before);
  if (method !== undefined)
    await refuse(run, shopper, {
      operation: 'bulkUpdateCart',
      input: { body: { lineitems: [], shippingMethod: 'contract-check-unknown' } },
      field: 'shippingMethod',
      because: 'a shipping method that does not exist',
    });
  if (at(before, 'couponCode') !== undefined)
    await refuse(run, shopper, {
      operation: 'bulkUpdateCart',
      input: { body: { lineitems: [], couponCode: 'contract-check-unknown' } },
      field: 'couponCode',
      because: 'a coupon code that does not exist',
    });
  const chosen = text(before, 'shippingMethod');
  await run.call(shopper, 'bulkUpdateCart', {
    body: {
      lineitems: [],
      AcceptOrderSplitting: splitting,
      ...(chosen === undefined ? {} : { shippingMethod: chosen }),
    },
  });
}

/** CART-06: the shipping destination keeps its value; that of the cart before is restored. */
async function destination(flow: Flow, before: unknown): Promise<void> {
  const { run, shopper } = flow;
  if (at(before, 'shippingDestination') === undefined) return;
  const { postalCode, countryCode } = sampleAddress(flow, 'Oslo');
  const other = { postalCode: otherPostalCodes[countryCode] ?? postalCode, countryCode };
  const set = (shippingDestination: unknown) =>
    run.call(shopper, 'bulkUpdateCart', { body: { lineitems: [], shippingDestination } });
  if ((await set(other)) === undefined) return;
  const after = (await run.call(shopper, 'getCart'))?.body;
  const found = text(after, 'shippingDestination', 'postalCode');
  if (after !== undefined && found !== other.postalCode)
    lost(
      flow,
      'bulkUpdateCart',
      'CART-06',
      '/shippingDestination/postalCode',
      other.postalCode,
      found ?? 'nothing',
      after,
    );
  const own = at(before, 'shippingDestination');
  if (own != null) await set({ postalCode: text(own, 'postalCode'), countryCode: text(own, 'countryCode') });
}
