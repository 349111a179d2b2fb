import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../../src/api/operation';
import { list, text } from '../read';
import { describe, type CallInput, type Shopper } from '../request';
import type { Run } from '../run';
import { sampleAddress } from './changes';
import type { Account, User } from './identity';
import { basic, refuse } from './refusals';

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

const administers = ({ role, organizationId }: Account, other: Account): boolean =>
  role === 'administrator' && organizationId !== undefined && organizationId === other.organizationId;

/** CALL-03: nobody signs in with another password, or an empty one. */
export async function otherPasswords(run: Run, visitor: Shopper, { name }: User): Promise<void> {
  for (const [password, because, statuses] of [
    [randomUUID(), 'the password is another one', [401]],
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
    if (own && (own.account.customerId === account.customerId || administers(own.account, account))) continue;
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

/** AUTH-03: a new account has no orders, no cart, no favourites and no addresses. */
export async function emptyAccount(run: Run, shopper: Shopper): Promise<void> {
  const nothing = async (operation: OperationId, what: string, ...places: string[][]) => {
    const body = (await run.call(shopper, operation, {}, { statuses: [200] }))?.body;
    for (const place of places)
      if (list(body, ...place).length > 0)
        run.broken(
          operation,
          'AUTH-03',
          {
            pointer: place.map((each) => `/${each}`).join(''),
            expected: `no ${what}: the account is new`,
            found: String(list(body, ...place).length),
            body,
          },
          `${operation} (${describe(shopper)})`,
        );
  };
  await nothing('getAllOrders', 'orders', ['orders']);
  await nothing('getCart', 'lines', ['lineItems']);
  await nothing('getFavoriteLists', 'lists', []);
  await nothing('getCustomer', 'addresses', ['billingAddresses'], ['deliveryAddresses']);
}

/** AUTH-03: the cookies of a session that has ended give no customer. */
export async function endedSession(run: Run, ended: Shopper, because: string): Promise<void> {
  const visitor: Shopper = { language: ended.language, cookies: ended.cookies };
  await run.call(visitor, 'getCustomer', {}, { statuses: [204], because });
  const cart = (await run.call(visitor, 'getCart'))?.body;
  const lines = list(cart, 'lineItems').length;
  if (lines > 0)
    run.broken(
      'getCart',
      'AUTH-03',
      { pointer: '/lineItems', expected: `no lines: ${because}`, found: String(lines), body: cart },
      `getCart (${describe(visitor)})`,
    );
}

const person = {
  firstName: 'Contract',
  lastName: 'Check',
  email: 'contract-check@example.com',
  phoneNumber: '4722334455',
};

/** ORG-01: only an administrator adds users, and only to the own organisation. */
export async function addingUsers(run: Run, shopper: Shopper, organizationId: string): Promise<void> {
  const body = {
    ...person,
    email: `contract-check-${randomUUID()}@example.com`,
    organizationId,
    role: 'buyer',
  };
  await run.call(
    shopper,
    'createOrganizationCustomer',
    { body },
    { statuses: [400, 403, 404], because: 'the customer does not administer the organisation' },
  );
}

/** ORG-01: accounts outside the organisation cannot be changed. */
export async function changingOthers(run: Run, shopper: Shopper, customerId: string): Promise<void> {
  const calls: readonly [OperationId, CallInput][] = [
    ['updateCustomer', { body: { ...person, customerId } }],
    ['changePassword', { body: { customerId, newPassword: randomUUID() } }],
    ['deleteCustomer', { query: { customerId } }],
  ];
  for (const [operation, input] of calls)
    await run.call(shopper, operation, input, {
      statuses: [400, 403, 404],
      because: 'it is the account of another customer',
    });
}

/** ORG-01, ACC-04: nobody changes the own role, or the password without the current one. */
export async function ownLimits(run: Run, shopper: Shopper): Promise<void> {
  const before = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  const fields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;
  const profile = Object.fromEntries(fields.map((field) => [field, text(before, field) ?? '']));
  await run.call(
    shopper,
    'updateCustomer',
    { body: { ...profile, role: 'administrator' } },
    { statuses: [200, 400, 403], because: 'the role is not the customer’s to choose', schema: 'Customer' },
  );
  const body = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  if (body !== undefined && text(body, 'role') !== text(before, 'role'))
    run.broken(
      'updateCustomer',
      'ORG-01',
      {
        pointer: '/role',
        expected: `${text(before, 'role') ?? 'null'}, as before`,
        found: text(body, 'role') ?? 'null',
        body,
      },
      `updateCustomer with role (${describe(shopper)})`,
    );
  await run.call(
    shopper,
    'changePassword',
    { body: { newPassword: randomUUID() } },
    { statuses: [400, 401, 403], because: 'the current password is missing' },
  );
}

/**
 * ACC-02, ORG-01: as one registered account, reach for another one.
 * @param other the account to leave alone
 */
export async function crossing(run: Run, shopper: Shopper, other: OwnAccount): Promise<void> {
  const idOf = (body: unknown) => text(body, 'customerId');
  const own = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  const theirs = (await run.call(other.shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  const customerId = idOf(theirs);
  // A server that keeps every session apart, as a mock may, gives both the same id.
  if (customerId === undefined || idOf(own) === customerId) return;
  await changingOthers(run, shopper, customerId);
  await takenEmail(run, shopper, own, text(theirs, 'email'));
  const address = sampleAddress({ run, shopper: other.shopper }, 'Oslo');
  const made = await run.call(other.shopper, 'createAddress', { body: { address, addressType: 'delivery' } });
  const id = text(list(made?.body, 'deliveryAddresses')[0], 'id');
  if (id === undefined) return;
  const calls: readonly [OperationId, unknown][] = [
    ['updateAddress', { id, newAddress: sampleAddress({ run, shopper }, 'Bergen') }],
    ['setPrimaryAddress', { id }],
    ['deleteAddress', { id }],
  ];
  for (const [operation, body] of calls)
    await run.call(
      shopper,
      operation,
      { body },
      { statuses: [400, 403, 404], because: 'it is the address of another customer' },
    );
}

/** FORM-02: the e-mail address of another account is refused. */
async function takenEmail(
  run: Run,
  shopper: Shopper,
  own: unknown,
  email: string | undefined,
): Promise<void> {
  const fields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;
  const profile = Object.fromEntries(fields.map((field) => [field, text(own, field) ?? '']));
  await refuse(run, shopper, {
    operation: 'updateCustomer',
    input: { body: { ...profile, email } },
    field: 'email',
    because: 'the e-mail address of another account',
  });
}

/** ORD-03: the history of everyone but an administrator has the own orders only. */
export function checkBuyers(
  run: Run,
  shopper: Shopper,
  history: unknown,
  account: Account | undefined,
): void {
  if (account === undefined || (account.role === 'administrator' && account.organizationId)) return;
  list(history, 'orders').forEach((order, index) => {
    const buyer = text(order, 'placedBy', 'customerId');
    if (buyer !== undefined && buyer !== account.customerId)
      run.broken(
        'getAllOrders',
        'ORD-03',
        {
          pointer: `/orders/${index}/placedBy/customerId`,
          expected: `${account.customerId}: the customer is no administrator`,
          found: buyer,
          body: history,
        },
        `getAllOrders (${describe(shopper)})`,
      );
  });
}
