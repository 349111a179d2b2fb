import { objectsIn } from '../invariants/scan';
import { at, list, number, text } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { type Account, accountOf } from './identity';
import { statusesFor, unknownLike } from './refusals';
import { visitFilters } from './orderFilters';
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
    {
      statuses: statusesFor(account?.organizationId, 403, 404),
      because: 'it is not the organisation of the customer',
    },
  );
  await checkFavorites(run, shopper);
  await run.call(shopper, 'getCart');
  return { account, orders: await visitOrders(run, shopper, account) };
}

/** FAV-01: lists without items are omitted. */
async function checkFavorites(run: Run, shopper: Shopper): Promise<void> {
  const lists = await run.call(shopper, 'getFavoriteLists');
  list(lists?.body).forEach((each, index) => {
    const isEmpty = Array.isArray(at(each, 'items')) && list(each, 'items').length === 0;
    const expected = 'no list without items';
    run.verify(
      shopper,
      'getFavoriteLists',
      !isEmpty,
      'FAV-01',
      `/${index}/items`,
      expected,
      'an empty list',
      lists?.body,
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
      run.verify(shopper, 'getAllOrders', false, 'ORD-01', pointer, expected, found, answer.body);
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
  await visitFilters(run, shopper, first);
  const [orderNumber] = numbers;
  await run.call(
    shopper,
    'getOrder',
    { path: { orderNumber: unknownLike(orderNumber) } },
    { statuses: statusesFor(orderNumber, 404), because: 'there is no such order' },
  );
  if (orderNumber === undefined) {
    run.coverage.explain('getOrder', 'no customer that was signed in has an order');
    return numbers;
  }
  const order = await run.call(shopper, 'getOrder', { path: { orderNumber } });
  const found = text(order?.body, 'orderNumber');
  if (found !== undefined)
    run.compare(shopper, 'getOrder', 'ORD-01', order?.body, { '/orderNumber': orderNumber });
  compareOrders(run, shopper, list(first, 'orders')[0], order?.body);
  compareLanguages(run, shopper, orderNumber, order?.body);
  return numbers;
}

/** Fields of an order that are the same in the history. */
const sameInHistory = [
  ...['numberOfItems', 'email', 'phoneNumber', 'paymentMethod', 'shippingMethod', 'status'],
  ...['billingAddress', 'shippingAddress'].flatMap((each) =>
    ['firstName', 'address', 'postalCode', 'city'].map((field) => `${each}.${field}`),
  ),
  ...['statusDate', 'totalPrice.amount', 'totalFreightPrice.amount', 'totalPriceForItems.amount'],
];

/** Check that an order by its number is the one in the history. */
function compareOrders(run: Run, shopper: Shopper, listed: unknown, order: unknown): void {
  if (text(listed, 'orderNumber') !== text(order, 'orderNumber')) return;
  for (const field of sameInHistory) {
    const path = field.split('.');
    const [inHistory, own] = [at(listed, ...path), at(order, ...path)];
    const isSame = inHistory === undefined || own === undefined || inHistory === own;
    const expected = `${String(inHistory)}, as in the history`;
    run.verify(shopper, 'getOrder', isSame, 'ORD-01', `/${path.join('/')}`, expected, own, order);
  }
}

/** ORD-01: an order has the same amounts and currency in every language. */
function compareLanguages(run: Run, shopper: Shopper, orderNumber: string, order: unknown): void {
  if (order === undefined) return;
  const known = run.orders.get(orderNumber) ?? order;
  run.orders.set(orderNumber, known);
  for (const { value, pointer } of objectsIn(order)) {
    const path = pointer.split('/').slice(1);
    for (const field of ['amount', 'currency']) {
      const [before, own] = [at(known, ...path, field), value[field]];
      const isSame = before === undefined || own === undefined || before === own;
      const expected = `${String(before)}, as in another language`;
      run.verify(shopper, 'getOrder', isSame, 'ORD-01', `${pointer}/${field}`, expected, own, order);
    }
  }
}
