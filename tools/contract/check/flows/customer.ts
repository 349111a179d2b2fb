import { type Account, accountOf, readCustomer } from './changes';
import { statusesFor, unknownLike } from './refusals';
import { checkBuyers } from './rights';
import { objectsIn } from '../invariants/scan';
import { at, list, number, text } from '../read';
import type { Run } from '../run';
import type { CallInput, Shopper } from '../shopper';

/** Number of orders of a load, and of loads to read. */
const [take, maxLoads] = [24, 6];

/** Data that a customer has read of the own account. */
export interface Seen {
  account: Account | undefined;
  /** Numbers of the orders in the history. */
  orders: readonly string[];
}

/** Read everything a signed-in customer can read: customer, organisation, favourites, orders and cart. */
export async function visitAccount(shopper: Shopper): Promise<Seen> {
  const account = accountOf(await readCustomer(shopper, 'a customer is signed in'));
  await shopper.call('getRoles', {}, { statuses: [200, 403] });
  const { organizationId, role } = account ?? {};
  const usersOf = (id: string) => ({ query: { organizationId: id } });
  if (organizationId !== undefined) {
    const statuses = role === undefined ? [200, 403] : [200];
    await shopper.call('getAllCustomers', usersOf(organizationId), { statuses });
  }
  const because = 'it is not the organisation of the customer';
  const refused = statusesFor(organizationId, 403, 404);
  await shopper.expect('getAllCustomers', usersOf(unknownLike(organizationId)), because, ...refused);
  // FAV-01: lists without items are omitted.
  const lists = await shopper.read('getFavoriteLists');
  list(lists).forEach((each, index) => {
    const isEmpty = Array.isArray(at(each, 'items')) && list(each, 'items').length === 0;
    const rule = `getFavoriteLists FAV-01 /${index}/items`;
    shopper.verify(lists, rule, !isEmpty, 'no list without items', 'an empty list');
  });
  await shopper.call('getCart');
  return { account, orders: await visitOrders(shopper, account) };
}

/** ORD-01: each order of the history can be read by its number, and no other one. */
async function visitOrders(shopper: Shopper, account: Account | undefined): Promise<string[]> {
  const { numbers, first } = await readHistory(shopper, account);
  if (first === undefined) return numbers;
  await visitFilters(shopper, first);
  const [orderNumber] = numbers;
  const unknown = { path: { orderNumber: unknownLike(orderNumber) } };
  await shopper.expect('getOrder', unknown, 'there is no such order', ...statusesFor(orderNumber, 404));
  if (orderNumber === undefined) {
    shopper.run.coverage.explain('getOrder', 'no customer that was signed in has an order');
    return numbers;
  }
  const order = await shopper.read('getOrder', { path: { orderNumber } });
  if (text(order, 'orderNumber') !== undefined)
    shopper.compare(order, 'getOrder ORD-01', { '/orderNumber': orderNumber });
  compareOrders(shopper.run, list(first, 'orders')[0], order);
  compareLanguages(shopper.run, orderNumber, order);
  return numbers;
}

/** ORD-01: orders newest first, in loads without gaps and duplicates. */
async function readHistory(shopper: Shopper, account: Account | undefined) {
  const numbers: string[] = [];
  let first: unknown;
  for (let load = 0; load < maxLoads; load++) {
    const body = await shopper.read('getAllOrders', { query: { skip: load * take, take } });
    if (body === undefined) break;
    checkBuyers(shopper.run, body, account);
    first ??= body;
    const page = list(body, 'orders');
    const total = number(body, 'totalOrderCount') ?? load * take + page.length;
    const expected = Math.max(0, Math.min(take, total - load * take));
    const verify = (place: string, ...holds: [boolean, string, unknown]) =>
      shopper.verify(body, `getAllOrders ORD-01 ${place}`, ...holds);
    const there = `${load * take + page.length}, the orders that there are`;
    verify('/totalOrderCount', page.length >= expected, there, total);
    verify('/orders', page.length <= expected, `${expected} orders of ${total}`, page.length);
    page.forEach((order, index) => {
      const [date, before] = [order, page[index - 1]].map((each) => text(each, 'orderDate'));
      const isOlder = !(Date.parse(date ?? '') > Date.parse(before ?? ''));
      verify(`/orders/${index}/orderDate`, isOlder, `not after ${before}: newest first`, date);
      const orderNumber = text(order, 'orderNumber') ?? '';
      const isNew = !numbers.includes(orderNumber);
      verify(`/orders/${index}/orderNumber`, isNew, 'an order of no earlier load', `${orderNumber} again`);
      if (orderNumber !== '') numbers.push(orderNumber);
    });
    if ((load + 1) * take >= total || page.length === 0) break;
  }
  return { numbers, first };
}

/** Fields of an order that are the same in the history. */
const sameInHistory = [
  ...['numberOfItems', 'email', 'phoneNumber', 'paymentMethod', 'shippingMethod', 'status'],
  ...['billingAddress', 'shippingAddress'].flatMap((each) =>
    ['firstName', 'address', 'postalCode', 'city'].map((field) => `${each}/${field}`),
  ),
  ...['statusDate', 'totalPrice/amount', 'totalFreightPrice/amount', 'totalPriceForItems/amount'],
];

/** Check that an order by its number is the one in the history. */
function compareOrders(run: Run, listed: unknown, order: unknown): void {
  if (text(listed, 'orderNumber') !== text(order, 'orderNumber')) return;
  for (const field of sameInHistory) {
    const [inHistory, own] = [listed, order].map((each) => at(each, ...field.split('/')));
    const isSame = inHistory === undefined || own === undefined || inHistory === own;
    run.verify(order, `getOrder ORD-01 /${field}`, isSame, `${String(inHistory)}, as in the history`, own);
  }
}

/** ORD-01: an order has the same amounts and currency in every language. */
function compareLanguages(run: Run, orderNumber: string, order: unknown): void {
  if (order === undefined) return;
  const known = run.orders.get(orderNumber) ?? order;
  run.orders.set(orderNumber, known);
  for (const { value, pointer } of objectsIn(order))
    for (const field of ['amount', 'currency']) {
      const [before, own] = [at(known, ...pointer.split('/').slice(1), field), value[field]];
      const isSame = before === undefined || own === undefined || before === own;
      const expected = `${String(before)}, as in another language`;
      run.verify(order, `getOrder ORD-01 ${pointer}/${field}`, isSame, expected, own);
    }
}

/** ms */
const day = 86_400_000;
/** Maximum years and statuses to filter by. */
const mostYears = 12;
const mostStatuses = 8;

type Query = NonNullable<CallInput['query']>;

/** Load orders by a filter, and check a text of each by a condition. */
async function filtered(
  shopper: Shopper,
  query: Query,
  field: 'status' | 'orderDate',
  fits: (value: string) => boolean,
): Promise<number | undefined> {
  const body = await shopper.read('getAllOrders', { query });
  list(body, 'orders').forEach((order, index) => {
    const found = text(order, field);
    const holds = found === undefined || fits(found);
    const rule = `getAllOrders ORD-01 /orders/${index}/${field}`;
    shopper.verify(body, rule, holds, `one of ${JSON.stringify(query)}`, found);
  });
  return number(body, 'totalOrderCount');
}

/** ORD-01: the orders of a year and of a status are of it, and the years together have all orders. */
export async function visitFilters(shopper: Shopper, history: unknown): Promise<void> {
  const years = list(history, 'years').filter((year): year is number => typeof year === 'number');
  const total = number(history, 'totalOrderCount');
  let counted = 0;
  for (const year of years.slice(0, mostYears)) {
    // A server's year may begin up to a day before or after that of UTC.
    const isOf = (date: string) =>
      !(Date.parse(date) < Date.UTC(year, 0, 0) || Date.parse(date) > Date.UTC(year + 1, 0, 1) + day);
    counted += (await filtered(shopper, { year, take: 1 }, 'orderDate', isOf)) ?? NaN;
  }
  const isWhole =
    years.length === 0 || years.length > mostYears || Number.isNaN(counted) || counted === (total ?? counted);
  const expected = `${counted}, the orders of its years together`;
  shopper.verify(history, 'getAllOrders ORD-01 /totalOrderCount', isWhole, expected, total);
  const statuses = list(history, 'statuses').filter((each) => typeof each === 'string');
  for (const status of statuses.slice(0, mostStatuses))
    await filtered(shopper, { status, take: 24 }, 'status', (found) => found === status);
  if (statuses.length > 0) await visitDays(shopper, history);
}

/** The orders from a day on and those before it are all of them. */
async function visitDays(shopper: Shopper, history: unknown): Promise<void> {
  const all = number(history, 'totalOrderCount');
  const dates = list(history, 'orders').map((order) => text(order, 'orderDate'));
  const middle = Date.parse(dates[Math.floor(dates.length / 2)] ?? '');
  if (dates.length < 2 || Number.isNaN(middle)) return;
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  // The server's days may begin up to a day before or after those of UTC.
  const [from, to] = [dayOf(middle), dayOf(middle - day)];
  const isLater = (date: string) => !(Date.parse(date) < Date.parse(from) - day);
  const isEarlier = (date: string) => !(Date.parse(date) > Date.parse(to) + 2 * day);
  const later = await filtered(shopper, { from, take: 24 }, 'orderDate', isLater);
  const earlier = await filtered(shopper, { to, take: 24 }, 'orderDate', isEarlier);
  const isWhole = later === undefined || earlier === undefined || later + earlier === all;
  const expected = `${all}: the orders from ${from} on, and those up to ${to}`;
  shopper.verify(
    history,
    'getAllOrders ORD-01 /totalOrderCount',
    isWhole,
    expected,
    `${later} and ${earlier}`,
  );
}
