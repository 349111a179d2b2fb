import { type Account, accountOf, isAllowed, readCustomer } from './changes';
import { statusesFor, unknownLike } from './refusals';
import { objectsIn } from '../invariants/scan';
import { visitInvoices } from './invoices';
import { at, list, number, text } from '../read';
import { valueAt } from '../../contract/source';
import type { CallInput } from '../request';
import type { Shopper } from '../run';

const [take, maxLoads, maxYears, maxStatuses] = [24, 6, 12, 8];
/** ms */
const day = 86_400_000;

/** Read everything a signed-in customer can read: customer, organisation, favourites, orders and cart. */
export async function visitAccount(shopper: Shopper) {
  const account = accountOf(await readCustomer(shopper, 'a customer is signed in'));
  await shopper.call('getRoles', {}, { statuses: [200, 403] });
  const { organizationId, role } = account ?? {};
  const usersOf = (id: string) => ({ query: { organizationId: id } });
  const statuses = role === undefined ? [200, 403] : [200];
  if (organizationId !== undefined)
    await shopper.call('getAllCustomers', usersOf(organizationId), { statuses });
  const because = 'it is not the organisation of the customer';
  const refused = statusesFor(organizationId, 403, 404);
  await shopper.expect('getAllCustomers', usersOf(unknownLike(organizationId)), because, ...refused);
  // FAV-01: lists without items are omitted.
  const lists = await shopper.read('getFavoriteLists');
  for (const [index, each] of list(lists).entries()) {
    const isEmpty = Array.isArray(at(each, 'items')) && list(each, 'items').length === 0;
    shopper.verify(lists, `getFavoriteLists FAV-01 /${index}/items`, !isEmpty, 'no list without items');
  }
  await shopper.call('getCart');
  await visitInvoices(shopper);
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
    shopper.run.coverage.explain('no customer that was signed in has an order', 'getOrder');
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

/** ORD-01: all orders, in loads without gaps and duplicates. */
async function readHistory(shopper: Shopper, account: Account | undefined) {
  const numbers: string[] = [];
  let first: unknown;
  for (let load = 0; load < maxLoads; load++) {
    const body = await shopper.read('getAllOrders', { query: { skip: load * take, take } });
    if (body === undefined) break;
    checkBuyers(shopper, body, account);
    first ??= body;
    const page = list(body, 'orders');
    const total = number(body, 'totalOrderCount') ?? load * take + page.length;
    const expected = Math.max(0, Math.min(take, total - load * take));
    const isWhole = page.length === expected;
    const there = `${expected} orders of ${total}`;
    shopper.verify(body, 'getAllOrders ORD-01 /orders', isWhole, there, page.length);
    for (const [index, order] of page.entries()) {
      const orderNumber = text(order, 'orderNumber') ?? '';
      const isNew = !numbers.includes(orderNumber);
      const rule = `getAllOrders ORD-01 /orders/${index}/orderNumber`;
      shopper.verify(body, rule, isNew, 'an order of no earlier load');
      if (orderNumber !== '') numbers.push(orderNumber);
    }
    if ((load + 1) * take >= total || page.length === 0) break;
  }
  return { numbers, first };
}

/** ORD-03: the history of everyone without viewOrganizationOrders has the own orders only. */
function checkBuyers(shopper: Shopper, history: unknown, account: Account | undefined) {
  if (account === undefined || (account.organizationId && isAllowed(account, 'viewOrganizationOrders')))
    return;
  for (const [index, order] of list(history, 'orders').entries()) {
    const buyer = text(order, 'placedBy', 'customerId');
    const isOwn = buyer === undefined || buyer === account.customerId;
    const expected = `${account.customerId}: the customer does not see the organisation’s orders`;
    shopper.verify(history, `getAllOrders ORD-03 /orders/${index}/placedBy/customerId`, isOwn, expected);
  }
}

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
      const place = `${pointer}/${field}`;
      shopper.same(order, `getOrder ORD-01 ${place}`, valueAt(known, place), 'as in another language');
    }
}

/** ORD-01: the orders of a year, of a status and of a buyer are of it, and the years together have all orders. */
async function visitFilters(shopper: Shopper, history: unknown) {
  type Field = 'status' | 'orderDate' | 'costCenter' | 'placedBy/customerId';
  const count = async (query: CallInput['query'], field: Field, fits: (value: string) => boolean) => {
    const body = await shopper.read('getAllOrders', { query });
    for (const [index, order] of list(body, 'orders').entries()) {
      const found = text(order, ...field.split('/'));
      const rule = `getAllOrders ORD-01 /orders/${index}/${field}`;
      shopper.verify(body, rule, found === undefined || fits(found), `one of ${JSON.stringify(query)}`);
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
  shopper.verify(history, rule, isWhole, `${counted}, the orders of its years together`);
  const statuses = list(history, 'statuses').filter((each) => typeof each === 'string');
  for (const status of statuses.slice(0, maxStatuses))
    await count({ status, take: 24 }, 'status', (found) => found === status);
  for (const buyer of list(history, 'buyers').slice(0, maxStatuses)) {
    const id = text(buyer, 'customerId') ?? '';
    await count({ buyer: id, take: 24 }, 'placedBy/customerId', (found) => found === id);
  }
  const costCenters = list(history, 'costCenters').filter((each) => typeof each === 'string');
  for (const costCenter of costCenters.slice(0, maxStatuses))
    await count({ costCenter, take: 24 }, 'costCenter', (found) => found === costCenter);
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
  shopper.verify(history, rule, !(Math.abs(later + earlier - total) > 0), expected, later + earlier);
}
