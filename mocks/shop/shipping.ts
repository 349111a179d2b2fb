import type {
  CartShippingMethod,
  CollectionAddress,
  ShippingDestination,
} from '../../src/api/generated/types';
import type { CustomerRecord, LineRecord } from '../store/state';
import { priceIncVat, seesPrice } from './catalogue/prices/priceTags';
import { kilosOf, isParcel } from './catalogue/specifications';
import { stockOf, type Article } from './catalogue/variations';
import type { Delivery } from './catalogue/words';
import { shippingSources, type ShippingSource } from './content/delivery';
import type { Market, ShopContext } from './context';
import { findArticle } from './lines';
import { exVat, money } from './money';

/** The goods of a cart and their destination. */
export interface Shipment {
  lines: readonly LineRecord[];
  /** Value of the goods, in kroner including VAT. */
  itemsIncVat: number;
  /** Null without a known address, which counts as near. */
  destination: ShippingDestination | null;
  market: Market;
  /** Pieces that orders have taken from the stock. */
  sold?: ShopContext['sold'];
}

/** Days until goods that are not in stock can be sent. */
const waitingDays = { days: 10, weeks: 21, 'made-to-order': 56 } satisfies Record<Delivery, number>;

/** First digit of the postal codes far from the warehouse: Norway and Sweden north of the Arctic Circle, roughly. */
const remote = { NO: /^[89]/, SE: /^9/ } satisfies Record<Market, RegExp>;

/** True for a remote destination, such as another country than the market's. */
function isRemote({ destination, market }: Shipment): boolean {
  if (!destination) return false;
  return destination.countryCode !== market || remote[market].test(destination.postalCode);
}

function goodsOf({ lines }: Shipment): { article: Article; quantity: number }[] {
  return lines.flatMap(({ code, quantity }) => {
    const article = findArticle(code);
    return article ? [{ article, quantity }] : [];
  });
}

/** Days until all goods are in the warehouse. */
function daysInHouse(shipment: Shipment): number {
  const waiting = goodsOf(shipment).map(({ article, quantity }) =>
    stockOf(article, shipment) >= quantity ? 0 : waitingDays[article.product.delivery],
  );
  return Math.max(0, ...waiting);
}

/** Number of started 100 kg beyond the first, for prices that depend on weight. */
function extraWeights(shipment: Shipment): number {
  const kilos = goodsOf(shipment).reduce(
    (sum, { article, quantity }) => sum + kilosOf(article.product) * quantity,
    0,
  );
  return Math.max(0, Math.ceil(kilos / 100) - 1);
}

const priceOf = (source: ShippingSource, shipment: Shipment): number =>
  source.freeFrom !== null && shipment.itemsIncVat >= source.freeFrom
    ? 0
    : source.price[shipment.market] +
      source.perExtraWeight[shipment.market] * extraWeights(shipment) +
      (isRemote(shipment) ? source.remote.price[shipment.market] : 0);

/** The methods available for these goods in their market: furniture does not fit in a parcel. */
const offered = (shipment: Shipment): ShippingSource[] =>
  shippingSources.filter(
    ({ parcelsOnly, market = shipment.market }) =>
      market === shipment.market &&
      (!parcelsOnly || goodsOf(shipment).every(({ article }) => isParcel(article.product))),
  );

/**
 * The freight of goods.
 * @returns kroner including VAT; 0 for an unknown method
 */
export function freight(methodId: string | null, shipment: Shipment): number {
  const source = shippingSources.find(({ id }) => id === methodId);
  return source ? priceOf(source, shipment) : 0;
}

/** The id of the effective method: the selected one while it is offered, else the first; null without goods. */
export function methodFor(chosen: string | null, shipment: Shipment): string | null {
  if (shipment.lines.length === 0) return null;
  const methods = offered(shipment);
  return (methods.find(({ id }) => id === chosen) ?? methods[0])?.id ?? null;
}

/** Address of a method's pick-up point; null for deliveries. */
export const collectionAddressOf = (methodId: string): CollectionAddress | null =>
  shippingSources.find(({ id }) => id === methodId)?.collectionAddress ?? null;

/** True when goods can be sent by the method. */
export const isOffered = (methodId: string, shipment: Shipment): boolean =>
  offered(shipment).some(({ id }) => id === methodId);

/** Days from order to delivery by a method, including the longest wait for goods not in stock. */
function leadTimeOf(source: ShippingSource, shipment: Shipment): number {
  return source.leadTimeDays + (isRemote(shipment) ? source.remote.days : 0) + daysInHouse(shipment);
}

/** Days from order to delivery; for an unknown method, until all goods are in the warehouse. */
export function leadTime(methodId: string, shipment: Shipment): number {
  const source = shippingSources.find(({ id }) => id === methodId);
  return source ? leadTimeOf(source, shipment) : daysInHouse(shipment);
}

/** Days from the order to the delivery of pieces of an article, by the default method of a new cart. */
export function articleLeadTime(
  code: string,
  { market, sold, destination = null }: ShopContext,
  quantity = 1,
): number {
  const shipment = { lines: [{ code, quantity }], itemsIncVat: 0, destination, market, sold };
  return leadTime(methodFor(null, shipment) ?? '', shipment);
}

/** The shipping methods for one piece of an article, as in a new cart with it (PDP-01). */
export function articleShippingMethods(
  { code, product, size }: Article,
  context: ShopContext,
): CartShippingMethod[] {
  const { market, sold, destination = null, isOrganization } = context;
  const itemsIncVat = priceIncVat(product, size, { market, isOrganization });
  const shipment = { lines: [{ code, quantity: 1 }], itemsIncVat, destination, market, sold };
  return cartShippingMethods(shipment, context, seesPrice(product, context));
}

/**
 * The shipping methods for goods and destination, with prices and lead times.
 * @param withPrices false sets every price to null
 */
export function cartShippingMethods(
  shipment: Shipment,
  { language, market }: ShopContext,
  withPrices: boolean,
): CartShippingMethod[] {
  if (shipment.lines.length === 0) return [];
  return offered(shipment).map((source) => {
    const price = priceOf(source, shipment);
    return {
      id: source.id,
      name: source.name[language],
      description: source.description[language],
      leadTimeDays: leadTimeOf(source, shipment),
      priceExVat: withPrices ? money(exVat(price), market) : null,
      priceIncVat: withPrices ? money(price, market) : null,
      freeShipping: withPrices ? freeShipping(source, shipment) : null,
      ...(source.collectionAddress && { collectionAddress: source.collectionAddress }),
    };
  });
}

function freeShipping(
  { freeFrom }: ShippingSource,
  { itemsIncVat, market }: Shipment,
): CartShippingMethod['freeShipping'] {
  if (freeFrom === null) return null;
  const remaining = Math.max(0, freeFrom - itemsIncVat);
  return {
    thresholdExVat: money(exVat(freeFrom), market),
    thresholdIncVat: money(freeFrom, market),
    remainingExVat: money(exVat(remaining), market),
    remainingIncVat: money(remaining, market),
  };
}

/** The default destination of a customer's cart: the primary address, else the first delivery address. */
export function homeOf({
  primaryAddressId,
  billingAddresses,
  deliveryAddresses,
}: CustomerRecord): ShippingDestination | null {
  const all = [...billingAddresses, ...deliveryAddresses];
  const address = all.find(({ id }) => id === primaryAddressId) ?? deliveryAddresses[0];
  return address ? { postalCode: address.postalCode, countryCode: address.countryCode } : null;
}
