import { objectsIn } from '../invariants/scan';
import { at, list, number, text } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { type Account, accountOf } from './identity';
import { readCustomer } from './changes';
import { statusesFor, unknownLike } from './refusals';
import { visitFilters } from './orderFilters';
import { checkBuyers } from './rights';

/** Number of orders of a load, and of loads to read. */
const [take, maxLoads] = [24, 6];

/** Data that a customer has read of the own account. */
export interface Seen {
  account: Account | undefined;
  /** Numbers of the orders in the history. */
  orders: readonly string[];
}

/** Read everything a signed-in customer can read: customer, organisation, favourites, orders and cart. */
export async function visitAccount(run: Run, shopper: Shopper): Promise<Seen> {
  const account = accountOf(await readCustomer(run, shopper, 'a customer is signed in'));
  await run.call(shopper, 'getRoles', {}, { statuses: [200, 403] });
  const { organizationId, role } = account ?? {};
  const usersOf = (id: string) => ({ query: { organizationId: id } });
  if (organizationId !== undefined) {
    const statuses = role === undefined ? [200, 403] : [200];
    await run.call(shopper, 'getAllCustomers', usersOf(organizationId), { statuses });
  }
  const because = 'it is not the organisation of the customer';
  const refused = statusesFor(organizationId, 403, 404);
  await run.expect(shopper, 'getAllCustomers', usersOf(unknownLike(organizationId)), because, ...refused);
  // FAV-01: lists without items are omitted.
  const lists = await run.read(shopper, 'getFavoriteLists');
  list(lists).forEach((each, index) => {
    const isEmpty = Array.isArray(at(each, 'items')) && list(each, 'items').length === 0;
    const rule = `getFavoriteLists FAV-01 /${index}/items`;
    run.verify(lists, rule, !isEmpty, 'no list without items', 'an empty list');
  });
  await run.call(shopper, 'getCart');
  return { account, orders: await visitOrders(run, shopper, account) };
}

/** ORD-01: each order of the history can be read by its number, and no other one. */
async function visitOrders(run: Run, shopper: Shopper, account: Account | undefined): Promise<string[]> {
  const { numbers, first } = await readHistory(run, shopper, account);
  if (first === undefined) return numbers;
  await visitFilters(run, shopper, first);
  const [orderNumber] = numbers;
  const unknown = { path: { orderNumber: unknownLike(orderNumber) } };
  await run.expect(shopper, 'getOrder', unknown, 'there is no such order', ...statusesFor(orderNumber, 404));
  if (orderNumber === undefined) {
    run.coverage.explain('getOrder', 'no customer that was signed in has an order');
    return numbers;
  }
  const order = await run.read(shopper, 'getOrder', { path: { orderNumber } });
  if (text(order, 'orderNumber') !== undefined)
    run.compare(order, 'getOrder ORD-01', { '/orderNumber': orderNumber });
  compareOrders(run, list(first, 'orders')[0], order);
  compareLanguages(run, orderNumber, order);
  return numbers;
}

/** ORD-01: orders newest first, in loads without gaps and duplicates. */
async function readHistory(run: Run, shopper: Shopper, account: Account | undefined) {
  const numbers: string[] = [];
  let first: unknown;
  for (let load = 0; load < maxLoads; load++) {
    const body = await run.read(shopper, 'getAllOrders', { query: { skip: load * take, take } });
    if (body === undefined) break;
    checkBuyers(run, body, account);
    first ??= body;
    const page = list(body, 'orders');
    const total = number(body, 'totalOrderCount') ?? load * take + page.length;
    const expected = Math.max(0, Math.min(take, total - load * take));
    const verify = (place: string, ...holds: [boolean, string, unknown]) =>
      run.verify(body, `getAllOrders ORD-01 ${place}`, ...holds);
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
