import type { CustomerRecord, LineRecord, OrderRecord, ShopState } from '../state';
import { catalogue } from './catalogue/catalogue';
import { seededRandom, type Random } from './catalogue/random';
import { articlesOf } from './catalogue/variations';
import { customers } from './customers';

/** The day before which the histories lie. */
const lastDay = Date.UTC(2026, 10, 1, 9);
const hour = 3_600_000;
/** Time between two orders, in ms: a long history is a dense one. */
const interval = (count: number) => (count > 1000 ? 22 : 19 * 24) * hour;

const counts = new Map(customers.map(({ record, orders }) => [record.customerId, orders]));

/** How many orders a customer starts with. */
const historyLength = ({ customerId }: CustomerRecord): number => counts.get(customerId) ?? 0;

/** When the order at a place was placed, 0 being the newest. */
function dateAt(customer: CustomerRecord, place: number): Date {
  const length = historyLength(customer);
  return new Date(lastDay - (place + 1) * interval(length));
}

/** `F-2026-20010042`: the year, the customer's number, the order's. */
function numberAt(customer: CustomerRecord, place: number): string {
  const serial = String(historyLength(customer) - place).padStart(4, '0');
  return `F-${dateAt(customer, place).getUTCFullYear()}-${customer.customerId.slice(2)}${serial}`;
}

function drawLine(random: Random): LineRecord {
  const products = catalogue().products.filter(({ hidePrice }) => !hidePrice);
  const product = products[random.integer(0, products.length - 1)];
  if (!product) throw new Error('The catalogue is empty');
  const [first, ...others] = articlesOf(product);
  const article = [first, ...others][random.integer(0, others.length)];
  return { code: (article ?? first)?.code ?? product.code, quantity: random.integer(1, 4) };
}

function statusAt(place: number): OrderRecord['status'] {
  if (place % 37 === 36) return 'cancelled';
  return place === 0 ? 'shipped' : 'delivered';
}

/** The order at a place of a customer's history, 0 being the newest; computed, the same every time. */
function orderAt(customer: CustomerRecord, place: number): OrderRecord {
  const random = seededRandom(`${customer.customerId} ${place}`);
  const lines = Array.from({ length: random.integer(1, 4) }, () => drawLine(random));
  const [billingAddress] = customer.billingAddresses;
  const [shippingAddress = billingAddress] = customer.deliveryAddresses;
  if (!billingAddress || !shippingAddress)
    throw new Error(`${customer.customerId} has orders but no address`);
  return {
    orderNumber: numberAt(customer, place),
    orderDate: dateAt(customer, place).toISOString(),
    market: billingAddress.countryCode === 'SE' ? 'SE' : 'NO',
    lines: [...new Map(lines.map((line) => [line.code, line])).values()],
    billingAddress,
    shippingAddress,
    email: customer.email,
    phoneNumber: customer.phoneNumber,
    shippingMethod: random.next() < 0.5 ? 'home' : 'parcel',
    requestedDeliveryDate: null,
    paymentMethod: customer.organizationId === null ? 'card' : 'invoice',
    status: statusAt(place),
    idempotencyKey: null,
    note: null,
  };
}

/** An order by its date alone, so that thousands can be counted without being made. */
export interface OrderEntry {
  year: number;
  order: () => OrderRecord;
}

/** All orders of a customer, newest first: those placed here, then the history. */
export function ordersOf(customer: CustomerRecord, { orders }: ShopState): OrderEntry[] {
  const placed = (orders[customer.customerId] ?? []).map((order) => ({
    year: new Date(order.orderDate).getUTCFullYear(),
    order: () => order,
  }));
  const history = Array.from({ length: historyLength(customer) }, (_, place) => ({
    year: dateAt(customer, place).getUTCFullYear(),
    order: () => orderAt(customer, place),
  }));
  return [...placed, ...history];
}

/** A customer's order by its number. */
export function orderByNumber(
  customer: CustomerRecord,
  orderNumber: string,
  { orders }: ShopState,
): OrderRecord | undefined {
  const placed = orders[customer.customerId]?.find((order) => order.orderNumber === orderNumber);
  if (placed) return placed;
  const place = historyLength(customer) - Number(orderNumber.slice(-4));
  if (!Number.isInteger(place) || place < 0 || place >= historyLength(customer)) return undefined;
  return numberAt(customer, place) === orderNumber ? orderAt(customer, place) : undefined;
}
