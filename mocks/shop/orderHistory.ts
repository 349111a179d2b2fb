import type { CustomerRecord, OrderLineRecord, OrderRecord, ShopState } from '../store/state';
import { catalogue } from './catalogue/catalogue';
import { regularPrice, reduced } from './catalogue/prices/priceTags';
import type { Product } from './catalogue/product';
import { seededRandom, type Random } from './catalogue/assortment/random';
import { isParcel } from './catalogue/specifications';
import { articlesOf } from './catalogue/variations';
import type { Market } from './context';
import { customers } from './customers';
import { findArticle } from './lines';
import { noteDrawn } from './orderNotes';
import { statusAt } from './orderStatus';
import { collectionAddressOf, freight, leadTime, type Shipment } from './shipping';

const hour = 3_600_000;
const day = 24 * hour;

/** The initial order history of a customer of the seed, computed on demand and deterministic. */
export interface History {
  customer: CustomerRecord;
  length: number;
  /** The day on which it ends, in ms since 1970. */
  lastDay: number;
}

/**
 * The histories of the seed, up to the day on which the shop was created, so that the newest orders are in progress.
 * They use the customers of the seed: later changes of a customer change no order.
 */
export function historiesOf({ openedAt }: Pick<ShopState, 'openedAt'>): History[] {
  const lastDay = Math.floor(openedAt / day) * day;
  return customers.map(({ record, orders }) => ({ customer: record, length: orders, lastDay }));
}

/** True for a long history, with an order a day instead of one every third week. */
const isDense = ({ length }: History): boolean => length > 1000;

/** Annual rise of prices, in per cent. */
const inflation = 4;
/** Share of today's assortment launched in each of the last years. */
const newPerYear = 0.1;

/**
 * The time of the order at an index, 0 being the newest: between seven in the morning and nine in the evening.
 * @returns ms since 1970
 */
export function dateAt(history: History, place: number): number {
  const moment = history.lastDay - (place + 1) * (isDense(history) ? 22 * hour : 19 * day + 5 * hour);
  const midnight = Math.floor(moment / day) * day;
  const inTheDay = 7 * hour + ((moment - midnight) * 14) / 24;
  return midnight + inTheDay - (inTheDay % 60_000);
}

/** Year of a moment in UTC. */
export const yearOf = (time: number): number => new Date(time).getUTCFullYear();

/** `F-2026-20010042`: the year, the customer's number, the order's. */
export function numberAt(history: History, place: number): string {
  const serial = String(history.length - place).padStart(4, '0');
  return `F-${yearOf(dateAt(history, place))}-${history.customer.customerId.slice(2)}${serial}`;
}

/** The index of the order with a number in a history; undefined for an unknown number. */
export function placeOf(history: History, orderNumber: string): number | undefined {
  const place = history.length - Number(orderNumber.slice(-4));
  if (!Number.isInteger(place) || place < 0 || place >= history.length) return undefined;
  return numberAt(history, place) === orderNumber ? place : undefined;
}

const assortments = new Map<number, readonly Product[]>();

/** The assortment of a past year. Orders of this year contain no discontinued product. */
function assortmentOf(yearsAgo: number): readonly Product[] {
  const { products } = catalogue();
  const launchedLater = products.length * Math.min(0.7, yearsAgo * newPerYear);
  const found =
    assortments.get(yearsAgo) ??
    products.filter(
      ({ hidePrice, active, age }) => !hidePrice && age >= launchedLater && (active || yearsAgo > 0),
    );
  assortments.set(yearsAgo, found);
  return found;
}

/** Random quantity: households buy one or a few of a kind, companies larger numbers. */
function quantityDrawn({ kind, maxQuantity }: Product, isCompany: boolean, random: Random): number {
  const isSeat = kind.model.family === 'chairs';
  const drawn = isCompany ? random.integer(1, isSeat ? 24 : 8) : isSeat ? random.integer(2, 6) : 1;
  return Math.min(drawn, maxQuantity ?? drawn);
}

interface Draw {
  random: Random;
  yearsAgo: number;
  market: Market;
  isCompany: boolean;
}

function drawLine({ random, yearsAgo, market, isCompany }: Draw): OrderLineRecord {
  const products = assortmentOf(yearsAgo);
  const product = products[random.integer(0, products.length - 1)];
  if (!product) throw new Error(`Nothing was sold ${yearsAgo} years ago`);
  const [first, ...others] = articlesOf(product);
  const article = [first, ...others][random.integer(0, others.length)] ?? first;
  if (!article) throw new Error(`There is no article of ${product.code}`);
  const today = regularPrice(product, article.size, market);
  const then = Math.round(reduced(today, inflation * yearsAgo) / 5) * 5;
  return {
    code: article.code,
    quantity: quantityDrawn(product, isCompany, random),
    regularPrice: then,
    price: random.chance(0.2) ? reduced(then, random.pick([10, 15, 20, 25])) : then,
    returnedQuantity: 0,
  };
}

/** Random lines without duplicate articles. */
function drawLines(draw: Draw): OrderLineRecord[] {
  const count = draw.random.integer(1, draw.isCompany ? 6 : 3);
  const lines = Array.from({ length: count }, () => drawLine(draw));
  return [...new Map(lines.map((line) => [line.code, line])).values()];
}

const isPosted = (lines: readonly OrderLineRecord[]): boolean =>
  lines.every(({ code }) => {
    const article = findArticle(code);
    return article !== undefined && isParcel(article.product);
  });

/** The stores of each market where orders are picked up, most of them at the first. */
const collectionMethods = {
  NO: ['store-oslo', 'store-oslo', 'store-bergen'],
  SE: ['store-stockholm', 'store-stockholm', 'store-goteborg'],
} satisfies Record<Market, [string, ...string[]]>;

function drawShippingMethod(lines: readonly OrderLineRecord[], market: Market, random: Random): string {
  if (random.chance(0.12)) return random.pick(collectionMethods[market]);
  return isPosted(lines) ? 'parcel' : 'home';
}

const dateOnly = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Half of the first line returned; an order of one piece gets two for that. */
const withReturn = ([first, ...others]: OrderLineRecord[]): OrderLineRecord[] =>
  first
    ? [
        {
          ...first,
          quantity: others.length > 0 ? first.quantity : Math.max(first.quantity, 2),
          returnedQuantity: Math.ceil(first.quantity / 2),
        },
        ...others,
      ]
    : [];

function addressesAt({ customer }: History, random: Random) {
  const [billingAddress] = customer.billingAddresses;
  const { deliveryAddresses } = customer;
  const shippingAddress =
    deliveryAddresses[random.integer(0, deliveryAddresses.length - 1)] ?? billingAddress;
  if (!billingAddress || !shippingAddress)
    throw new Error(`${customer.customerId} has orders but no address`);
  return { billingAddress, shippingAddress };
}

/** The order at an index of a history, 0 being the newest. */
export function orderAt(history: History, place: number): OrderRecord {
  const { lastDay } = history;
  const { customerId, firstName, lastName, email, phoneNumber, organizationId, costCenter } =
    history.customer;
  const random = seededRandom(`${customerId} ${place}`);
  const { billingAddress, shippingAddress } = addressesAt(history, random);
  const ordered = dateAt(history, place);
  const market = billingAddress.countryCode === 'SE' ? 'SE' : 'NO';
  const isCompany = organizationId !== null;
  const lines = drawLines({ random, yearsAgo: yearOf(lastDay) - yearOf(ordered), market, isCompany });
  const itemsIncVat = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shipment: Shipment = { lines, itemsIncVat, destination: shippingAddress, market };
  const shippingMethod = drawShippingMethod(lines, market, random);
  const requested =
    shippingMethod === 'home' && random.chance(0.4) ? ordered + random.integer(8, 25) * day : null;
  const days = Math.max(leadTime(shippingMethod, shipment), 1);
  const planned = Math.max(ordered + days * day, requested ?? 0);
  const { status, since, expected } = statusAt(place, isDense(history), { ordered, planned, lastDay });
  return {
    orderNumber: numberAt(history, place),
    orderDate: new Date(ordered).toISOString(),
    market,
    organizationId,
    placedBy: { customerId, firstName, lastName },
    ...(costCenter && { costCenter }),
    lines: status === 'partlyReturned' ? withReturn(lines) : lines,
    freight: freight(shippingMethod, shipment),
    billingAddress,
    shippingAddress,
    email,
    phoneNumber,
    shippingMethod,
    collectionAddress: collectionAddressOf(shippingMethod),
    requestedDeliveryDate: requested === null ? null : dateOnly(requested),
    expectedDeliveryDate: dateOnly(expected),
    paymentMethod: isCompany || random.chance(0.25) ? 'invoice' : 'card',
    status,
    statusDate: new Date(since).toISOString(),
    idempotencyKey: null,
    note: noteDrawn(random, market, isCompany),
  };
}
