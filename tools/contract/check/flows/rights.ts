import type { OperationId } from '../../../../src/api/operation';
import { list, text } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { isAllowed, type Account, type User } from './identity';
import { basic } from './refusals';

/** An account that the check has used, with what it has seen there. */
export interface KnownAccount {
  user: User;
  account: Account;
  /** Numbers of the orders in its history. */
  orders: readonly string[];
}

/** An account that the check has registered. */
export interface OwnAccount {
  shopper: Shopper;
  user: User;
}

const seesOrdersOf = (account: Account, other: Account): boolean =>
  isAllowed(account, 'viewOrganizationOrders') &&
  account.organizationId !== undefined &&
  account.organizationId === other.organizationId;

/** A password with its capitals exchanged. */
const otherCase = (password: string): string =>
  [...password]
    .map((each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase()))
    .join('');

/** CALL-03: nobody signs in with a longer password, with other capitals, or with an empty one. */
export async function otherPasswords(run: Run, visitor: Shopper, user: User): Promise<void> {
  const { name, password: own } = user;
  const exchanged = otherCase(own);
  for (const [password, because, ...statuses] of [
    [`${own}x`, 'the password has another character', 401],
    ...(exchanged === own ? [] : [[exchanged, 'the password has other capitals', 401] as const]),
    ['', 'the password is empty', 400, 401],
  ] as const) {
    const headers = { Authorization: basic(name, password) };
    await run.expect(visitor, 'loginCustomer', { headers }, because, ...statuses);
  }
}

/** ORD-03, ORG-01: orders and users of other accounts cannot be read. */
export async function othersData(
  run: Run,
  shopper: Shopper,
  own: Pick<KnownAccount, 'account' | 'orders'> | undefined,
  others: readonly KnownAccount[],
): Promise<void> {
  for (const { account, orders } of others) {
    if (own && (own.account.customerId === account.customerId || seesOrdersOf(own.account, account)))
      continue;
    const orderNumber = orders.find((each) => !own?.orders.includes(each));
    const because = own ? 'it is the order of another customer' : 'nobody is signed in';
    if (orderNumber !== undefined)
      await run.expect(
        shopper,
        'getOrder',
        { path: { orderNumber } },
        because,
        ...(own ? [403, 404] : [401]),
      );
    const { organizationId } = account;
    const isOther = organizationId !== undefined && organizationId !== own?.account.organizationId;
    const theirs = { query: { organizationId: organizationId ?? '' } };
    if (own && isOther)
      await run.expect(shopper, 'getAllCustomers', theirs, 'it is another organisation', 403, 404);
  }
}

/**
 * AUTH-03: a new account has no cart, no favourites, no addresses and no orders.
 * @param isPrivate false for a user of an organisation, who may see its orders and addresses
 */
export async function emptyAccount(run: Run, shopper: Shopper, isPrivate = true): Promise<void> {
  const nothing = async (operation: OperationId, what: string, ...places: string[]) => {
    const body = (await run.call(shopper, operation, {}, { statuses: [200] }))?.body;
    for (const place of places) {
      const { length } = list(body, ...(place === '' ? [] : [place]));
      const rule = `${operation} AUTH-03 ${place && `/${place}`}`;
      run.verify(body, rule, length === 0, `no ${what}: the account is new`, length);
    }
  };
  await nothing('getCart', 'lines', 'lineItems');
  await nothing('getFavoriteLists', 'lists', '');
  if (!isPrivate) return;
  await nothing('getAllOrders', 'orders', 'orders');
  await nothing('getCustomer', 'addresses', 'billingAddresses', 'deliveryAddresses');
}

/** AUTH-03: the cookies of a session that has ended give no customer. */
export async function endedSession(run: Run, ended: Shopper, because: string): Promise<void> {
  const visitor: Shopper = { language: ended.language, cookies: ended.cookies };
  await run.expect(visitor, 'getCustomer', {}, because, 204);
  const cart = await run.read(visitor, 'getCart');
  const lines = list(cart, 'lineItems').length;
  run.verify(cart, 'getCart AUTH-03 /lineItems', lines === 0, `no lines: ${because}`, lines);
}

/** ORD-03: the history of everyone without viewOrganizationOrders has the own orders only. */
export function checkBuyers(run: Run, history: unknown, account: Account | undefined): void {
  if (account === undefined || (account.organizationId && isAllowed(account, 'viewOrganizationOrders')))
    return;
  list(history, 'orders').forEach((order, index) => {
    const buyer = text(order, 'placedBy', 'customerId');
    const isOwn = buyer === undefined || buyer === account.customerId;
    const expected = `${account.customerId}: the customer does not see the organisation’s orders`;
    run.verify(history, `getAllOrders ORD-03 /orders/${index}/placedBy/customerId`, isOwn, expected, buyer);
  });
}
