import { at, list, number, text } from '../read';
import { describe, type Shopper } from '../request';
import type { Run } from '../run';
import { type Account, accountOf } from './identity';
import { unknownLike } from './refusals';
import { checkBuyers } from './rights';

/** Maximum loads of orders to read. */
const maxLoads = 6;

/** Data that a customer has read of the own account. */
export interface Seen {
  account: Account | undefined;
  /** Numbers of the orders in the history. */
  orders: readonly string[];
}

/** Read everything a signed-in customer can read: customer, organisation, favourites, orders and cart. */
export async function visitAccount(run: Run, shopper: Shopper): Promise<Seen> {
  const customer = await run.call(
    shopper,
    'getCustomer',
    {},
    { statuses: [200], because: 'a customer is signed in' },
  );
  const account = accountOf(customer?.body);
  await run.call(shopper, 'getRoles', {}, { statuses: [200, 403] });
  if (account?.organizationId !== undefined) {
    const statuses = account.role === undefined ? [200, 403] : [200];
    await run.call(
      shopper,
      'getAllCustomers',
      { query: { organizationId: account.organizationId } },
      { statuses },
    );
  }
  await run.call(
    shopper,
    'getAllCustomers',
    { query: { organizationId: unknownLike(account?.organizationId) } },
    { statuses: [403, 404], because: 'it is not the organisation of the customer' },
  );
  await checkFavorites(run, shopper);
  await run.call(shopper, 'getCart');
  return { account, orders: await visitOrders(run, shopper, account) };
}

/** FAV-01: lists without items are omitted. */
async function checkFavorites(run: Run, shopper: Shopper): Promise<void> {
  const lists = await run.call(shopper, 'getFavoriteLists');
  list(lists?.body).forEach((each, index) => {
    if (Array.isArray(at(each, 'items')) && list(each, 'items').length === 0)
      run.broken(
        'getFavoriteLists',
        'FAV-01',
        {
          pointer: `/${index}/items`,
          expected: 'no list without items',
          found: 'an empty list',
          body: lists?.body,
        },
        `GET /api/favorites/lists (${describe(shopper)})`,
      );
  });
}

/** ORD-01: orders newest first, in loads without gaps and duplicates; each can be read by its number. */
async function visitOrders(run: Run, shopper: Shopper, account: Account | undefined): Promise<string[]> {
  const take = 24;
  const numbers: string[] = [];
  let first: unknown;
  for (let load = 0; load < maxLoads; load++) {
    const query = { skip: load * take, take };
    const answer = await run.call(shopper, 'getAllOrders', { query });
    if (answer === undefined) return numbers;
    checkBuyers(run, shopper, answer.body, account);
    first ??= answer.body;
    const total = number(answer.body, 'totalOrderCount');
    const page = list(answer.body, 'orders');
    const broken = (pointer: string, expected: string, found: string) =>
      run.broken(
        'getAllOrders',
        'ORD-01',
        { pointer, expected, found, body: answer.body },
        `getAllOrders ${JSON.stringify(query)} (${describe(shopper)})`,
      );
    const expected = total === undefined ? page.length : Math.max(0, Math.min(take, total - load * take));
    if (total !== undefined && page.length < expected)
      broken('/totalOrderCount', `${load * take + page.length}, the orders that there are`, String(total));
    else if (page.length !== expected)
      broken('/orders', `${expected} orders of ${total}`, String(page.length));
    page.forEach((order, index) => {
      const [date, before] = [text(order, 'orderDate'), text(page[index - 1], 'orderDate')];
      if (date !== undefined && before !== undefined && Date.parse(date) > Date.parse(before))
        broken(`/orders/${index}/orderDate`, `not after ${before}: newest first`, date);
      const orderNumber = text(order, 'orderNumber');
      if (orderNumber !== undefined && numbers.includes(orderNumber))
        broken(`/orders/${index}/orderNumber`, 'an order of no earlier load', `${orderNumber} again`);
      if (orderNumber !== undefined) numbers.push(orderNumber);
    });
    if (total === undefined || (load + 1) * take >= total || page.length === 0) break;
  }
  await visitYears(run, shopper, first);
  const [orderNumber] = numbers;
  await run.call(
    shopper,
    'getOrder',
    { path: { orderNumber: unknownLike(orderNumber) } },
    { statuses: [404], because: 'there is no such order' },
  );
  if (orderNumber === undefined) {
    run.coverage.explain('getOrder', 'no customer that was signed in has an order');
    return numbers;
  }
  const order = await run.call(shopper, 'getOrder', { path: { orderNumber } });
  const found = text(order?.body, 'orderNumber');
  if (found !== undefined && found !== orderNumber)
    run.broken(
      'getOrder',
      'ORD-01',
      { pointer: '/orderNumber', expected: orderNumber, found, body: order?.body },
      `getOrder ${orderNumber} (${describe(shopper)})`,
    );
  compareOrders(run, shopper, list(first, 'orders')[0], order?.body);
  return numbers;
}

/** Fields of an order that are the same in the history. */
const sameInHistory = [
  ...['numberOfItems', 'email', 'phoneNumber', 'paymentMethod', 'shippingMethod', 'status'],
  ...['statusDate', 'totalPrice.amount', 'totalFreightPrice.amount', 'totalPriceForItems.amount'],
];

/** Check that an order by its number is the one in the history. */
function compareOrders(run: Run, shopper: Shopper, listed: unknown, order: unknown): void {
  if (text(listed, 'orderNumber') !== text(order, 'orderNumber')) return;
  for (const field of sameInHistory) {
    const path = field.split('.');
    const [inHistory, own] = [at(listed, ...path), at(order, ...path)];
    if (inHistory !== undefined && own !== undefined && inHistory !== own)
      run.broken(
        'getOrder',
        'ORD-01',
        {
          pointer: `/${path.join('/')}`,
          expected: `${String(inHistory)}, as in the history`,
          found: String(own),
          body: order,
        },
        `getOrder ${text(order, 'orderNumber')} (${describe(shopper)})`,
      );
  }
}

/** Check that the orders of one year are of that year, and that the years together have all orders. */
async function visitYears(run: Run, shopper: Shopper, history: unknown): Promise<void> {
  const years = list(history, 'years').filter((year): year is number => typeof year === 'number');
  if (years.length === 0) return;
  let counted = 0;
  for (const year of years.slice(0, 12)) {
    const answer = await run.call(shopper, 'getAllOrders', { query: { year, take: 1 } });
    const total = number(answer?.body, 'totalOrderCount');
    if (total === undefined) return;
    counted += total;
    const date = text(list(answer?.body, 'orders')[0], 'orderDate');
    if (date !== undefined && !isOfYear(date, year))
      run.broken(
        'getAllOrders',
        'ORD-01',
        { pointer: '/orders/0/orderDate', expected: `an order of ${year}`, found: date, body: answer?.body },
        `getAllOrders year ${year} (${describe(shopper)})`,
      );
  }
  const all = number(history, 'totalOrderCount');
  if (years.length <= 12 && all !== undefined && counted !== all)
    run.broken(
      'getAllOrders',
      'ORD-01',
      {
        pointer: '/totalOrderCount',
        expected: `${counted}, the orders of its years together`,
        found: String(all),
        body: history,
      },
      `getAllOrders (${describe(shopper)})`,
    );
}

/** True for a date of the year; a server's year may begin up to a day before or after that of UTC. */
function isOfYear(date: string, year: number): boolean {
  const time = Date.parse(date);
  const day = 86_400_000;
  return Number.isNaN(time) || (time >= Date.UTC(year, 0, 0) && time <= Date.UTC(year + 1, 0, 1) + day);
}
