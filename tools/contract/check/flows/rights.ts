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
  for (const [password, because, statuses] of [
    [`${own}x`, 'the password has another character', [401]],
    ...(exchanged === own ? [] : [[exchanged, 'the password has other capitals', [401]] as const]),
    ['', 'the password is empty', [400, 401]],
  ] as const)
    await run.call(
      visitor,
      'loginCustomer',
      { headers: { Authorization: basic(name, password) } },
      { statuses, because },
    );
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
    if (orderNumber !== undefined)
      await run.call(
        shopper,
        'getOrder',
        { path: { orderNumber } },
        own
          ? { statuses: [403, 404], because: 'it is the order of another customer' }
          : { statuses: [401], because: 'nobody is signed in' },
      );
    const { organizationId } = account;
    if (own && organizationId !== undefined && organizationId !== own.account.organizationId)
      await run.call(
        shopper,
        'getAllCustomers',
        { query: { organizationId } },
        { statuses: [403, 404], because: 'it is not the organisation of the customer' },
      );
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
      const { length } = place === '' ? list(body) : list(body, place);
      const pointer = place && `/${place}`;
      run.verify(
        shopper,
        operation,
        length === 0,
        'AUTH-03',
        pointer,
        `no ${what}: the account is new`,
        length,
        body,
      );
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
  await run.call(visitor, 'getCustomer', {}, { statuses: [204], because });
  const cart = (await run.call(visitor, 'getCart'))?.body;
  const lines = list(cart, 'lineItems').length;
  run.verify(visitor, 'getCart', lines === 0, 'AUTH-03', '/lineItems', `no lines: ${because}`, lines, cart);
}

/** ORD-03: the history of everyone without viewOrganizationOrders has the own orders only. */
export function checkBuyers(
  run: Run,
  shopper: Shopper,
  history: unknown,
  account: Account | undefined,
): void {
  if (account === undefined || (account.organizationId && isAllowed(account, 'viewOrganizationOrders')))
    return;
  list(history, 'orders').forEach((order, index) => {
    const buyer = text(order, 'placedBy', 'customerId');
    const isOwn = buyer === undefined || buyer === account.customerId;
    const expected = `${account.customerId}: the customer does not see the organisation’s orders`;
    run.verify(
      shopper,
      'getAllOrders',
      isOwn,
      'ORD-03',
      `/orders/${index}/placedBy/customerId`,
      expected,
      buyer,
      history,
    );
  });
}
