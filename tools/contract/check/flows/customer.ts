import { type Account, accountOf, readCustomer } from './changes';
import { statusesFor, unknownLike } from './refusals';
import { checkBuyers } from './rights';
import { objectsIn } from '../invariants/scan';
import { at, list, number, text } from '../read';
import type { CallInput, Shopper } from '../run';

const [take, maxLoads, maxYears, maxStatuses] = [24, 6, 12, 8];
/** ms */
const day = 86_400_000;

/** Read everything a signed-in customer can read: customer, organisation, favourites, orders and cart. */
export async function visitAccount(shopper: Shopper) {
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
  for (const [index, each] of list(lists).entries()) {
    const isEmpty = Array.isArray(at(each, 'items')) && list(each, 'items').length === 0;
    const rule = `getFavoriteLists FAV-01 /${index}/items`;
    shopper.verify(lists, rule, !isEmpty, 'no list without items', 'an empty list');
  }
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
  const listed = list(first, 'orders')[0];
  for (const field of text(listed, 'orderNumber') === text(order, 'orderNumber') ? sameInHistory : [])
    shopper.same(order, `getOrder ORD-01 /${field}`, at(listed, ...field.split('/')), 'as in the history');
  compareLanguages(shopper, orderNumber, order);
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
    for (const [index, order] of page.entries()) {
      const [date, before] = [order, page[index - 1]].map((each) => text(each, 'orderDate'));
      const isOlder = !(Date.parse(date ?? '') > Date.parse(before ?? ''));
      verify(`/orders/${index}/orderDate`, isOlder, `not after ${before}: newest first`, date);
      const orderNumber = text(order, 'orderNumber') ?? '';
      const isNew = !numbers.includes(orderNumber);
      verify(`/orders/${index}/orderNumber`, isNew, 'an order of no earlier load', `${orderNumber} again`);
      if (orderNumber !== '') numbers.push(orderNumber);
    }
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

/** ORD-01: an order has the same amounts and currency in every language. */
function compareLanguages(shopper: Shopper, orderNumber: string, order: unknown) {
  if (order === undefined) return;
  const { orders } = shopper.run;
  const known = orders.get(orderNumber) ?? order;
  orders.set(orderNumber, known);
  for (const { pointer } of objectsIn(order))
    for (const field of ['amount', 'currency']) {
      const before = at(known, ...pointer.split('/').slice(1), field);
      shopper.same(order, `getOrder ORD-01 ${pointer}/${field}`, before, 'as in another language');
    }
}

/** ORD-01: the orders of a year and of a status are of it, and the years together have all orders. */
async function visitFilters(shopper: Shopper, history: unknown) {
  type Field = 'status' | 'orderDate';
  /** Load orders by a filter, and check a text of each by a condition. */
  const count = async (query: CallInput['query'], field: Field, fits: (value: string) => boolean) => {
    const body = await shopper.read('getAllOrders', { query });
    for (const [index, order] of list(body, 'orders').entries()) {
      const found = text(order, field);
      const rule = `getAllOrders ORD-01 /orders/${index}/${field}`;
      const holds = found === undefined || fits(found);
      shopper.verify(body, rule, holds, `one of ${JSON.stringify(query)}`, found);
    }
    return number(body, 'totalOrderCount') ?? NaN;
  };
  const rule = 'getAllOrders ORD-01 /totalOrderCount';
  const total = number(history, 'totalOrderCount') ?? NaN;
  const years = list(history, 'years').filter((year): year is number => typeof year === 'number');
  let counted = 0;
  for (const year of years.slice(0, maxYears)) {
    // A server's year may begin up to a day before or after that of UTC.
    const [begin, end] = [Date.UTC(year, 0, 0), Date.UTC(year + 1, 0, 1) + day];
    const isOf = (date: string) => !(Date.parse(date) < begin || Date.parse(date) > end);
    counted += await count({ year, take: 1 }, 'orderDate', isOf);
  }
  const isWhole = years.length === 0 || years.length > maxYears || !(Math.abs(counted - total) > 0);
  shopper.verify(history, rule, isWhole, `${counted}, the orders of its years together`, total);
  const statuses = list(history, 'statuses').filter((each) => typeof each === 'string');
  for (const status of statuses.slice(0, maxStatuses))
    await count({ status, take: 24 }, 'status', (found) => found === status);
  // The orders from a day on and those before it are all of them.
  const dates = list(history, 'orders').map((order) => text(order, 'orderDate'));
  const middle = Date.parse(dates[Math.floor(dates.length / 2)] ?? '');
  if (statuses.length === 0 || dates.length < 2 || Number.isNaN(middle)) return;
  const [from = '', to = ''] = [middle, middle - day].map((time) =>
    new Date(time).toISOString().slice(0, 10),
  );
  // The server's days may begin up to a day before or after those of UTC.
  const isLater = (date: string) => !(Date.parse(date) < Date.parse(from) - day);
  const isEarlier = (date: string) => !(Date.parse(date) > Date.parse(to) + 2 * day);
  const later = await count({ from, take: 24 }, 'orderDate', isLater);
  const earlier = await count({ to, take: 24 }, 'orderDate', isEarlier);
  const expected = `${total}: the orders from ${from} on, and those up to ${to}`;
  shopper.verify(
    history,
    rule,
    !(Math.abs(later + earlier - total) > 0),
    expected,
    `${later} and ${earlier}`,
  );
}
