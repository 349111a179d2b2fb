import { isObject, type Json } from '../mutations';
import type { PassingAnswer, PassingCall } from '../driftProxy';
import {
  administrator,
  answering,
  buyer,
  changingAs,
  colleague,
  ingrid,
  inputOf,
  itemsOf,
  queryOf,
  receiving,
  refusal,
  scopes,
  success,
  valuesAt,
  type Fault,
  type FaultyBackend,
  type Scope,
} from './fault';

const cookieOf = ({ headers }: PassingCall) => /session=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';

/** The body of a success; an empty object otherwise. */
const bodyOf = ({ status, text }: PassingAnswer): Json => {
  const body: unknown = status === 200 ? JSON.parse(text) : {};
  return isObject(body) ? body : {};
};

const fault = (
  name: string,
  operations: readonly string[],
  scope: Scope,
  start: () => FaultyBackend,
  pointer = '',
): Fault => ({ kind: 'rights', name, operations, pointer, scope, start });

const both = changingAs(ingrid, administrator);

/** Remember the first response of an operation that satisfies a condition, and gives it to every other customer. */
const shared = (
  name: string,
  operation: string,
  scope: Scope,
  isWorthwhile: (answer: PassingAnswer) => boolean,
): Fault =>
  fault(name, [operation], scope, () => {
    let owner = '';
    let known = '';
    return {
      answer(given, call) {
        if (call.operationId !== operation || given.status !== 200) return given;
        const caller = cookieOf(call);
        if (known === '' && isWorthwhile(given)) [owner, known] = [caller, given.text];
        return known !== '' && caller !== owner ? { ...given, text: known } : given;
      },
    };
  });

const allowed = (
  name: string,
  operation: string,
  scope: Scope,
  bodyFor: (call: PassingCall) => unknown,
  isMeant: (call: PassingCall) => boolean = () => true,
): Fault =>
  answering('rights', name, [operation], '', scope, (given, call) =>
    [403, 404].includes(given.status) && isMeant(call) ? success(bodyFor(call)) : given,
  );

const userOf = (call: PassingCall) => {
  const { customerId = 'C-1', firstName, lastName, email, phoneNumber, role = null } = inputOf(call);
  const organizationId = inputOf(call).organizationId ?? 'ORG-1042';
  return { id: 'U-1', customerId, firstName, lastName, email, phoneNumber, role, organizationId };
};

const isForAnother = (call: PassingCall) => inputOf(call).customerId !== undefined;

const withPassword = (name: string, change: (given: string) => string): Fault =>
  receiving('rights', name, ['loginCustomer'], '', scopes.reading, (call) => {
    const [, given = ''] = /^Basic (.+)$/.exec(call.headers.get('authorization') ?? '') ?? [];
    const [user = '', password = ''] = Buffer.from(given, 'base64').toString().split(/:(.*)/s);
    if (user !== ingrid) return call;
    const headers = new Headers(call.headers);
    headers.set('authorization', `Basic ${Buffer.from(`${user}:${change(password)}`).toString('base64')}`);
    return { ...call, headers };
  });

/** Calls that a customer may not make, or sees what is another's. */
export const rightsFaults: readonly Fault[] = [
  fault('another customer’s order can be read', ['getOrder'], both, () => {
    const orders = new Map<unknown, Json>();
    return {
      answer(given, call) {
        for (const order of itemsOf(bodyOf(given).orders)) orders.set(order.orderNumber, order);
        const order = orders.get(decodeURIComponent(call.url.split('/').at(-1) ?? ''));
        return call.operationId === 'getOrder' && given.status === 404 && order ? success(order) : given;
      },
    };
  }),
  fault('a visitor can read an order', ['getOrder'], scopes.reading, () => {
    const orders = new Map<unknown, Json>();
    return {
      answer(given, call) {
        for (const order of itemsOf(bodyOf(given).orders)) orders.set(order.orderNumber, order);
        const order = orders.get(decodeURIComponent(call.url.split('/').at(-1) ?? ''));
        return call.operationId === 'getOrder' && given.status === 401 && order ? success(order) : given;
      },
    };
  }),
  shared('a new customer sees another’s orders', 'getAllOrders', changingAs(ingrid), ({ text }) =>
    text.includes('"orderNumber"'),
  ),
  shared('all customers have one cart', 'getCart', changingAs(ingrid), ({ text }) =>
    text.includes('"quantity"'),
  ),
  shared('a customer sees another’s favourites', 'getFavoriteLists', changingAs(ingrid), ({ text }) =>
    text.includes('"items"'),
  ),
  fault(
    'a customer sees another’s addresses',
    ['getCustomer', 'registerCustomer'],
    changingAs(ingrid),
    () => {
      let known: unknown[] = [];
      return {
        answer(given, { operationId }) {
          if (operationId !== 'getCustomer' || given.status !== 200) return given;
          const body = bodyOf(given);
          if (known.length === 0) known = itemsOf(body.billingAddresses);
          return { ...given, text: JSON.stringify({ ...body, billingAddresses: known }) };
        },
      };
    },
  ),
  allowed(
    'anybody reads the users of an organisation',
    'getAllCustomers',
    changingAs(administrator),
    () => [],
  ),
  allowed(
    'a private customer reads the users of a real organisation',
    'getAllCustomers',
    changingAs(administrator),
    () => [],
    (call) => queryOf(call).get('organizationId') === 'ORG-1042',
  ),
  allowed('a buyer adds a user', 'createOrganizationCustomer', changingAs(buyer), userOf),
  allowed('a private customer adds a user', 'createOrganizationCustomer', scopes.registering, userOf),
  allowed(
    'a private customer changes another’s account',
    'updateCustomer',
    scopes.registering,
    userOf,
    isForAnother,
  ),
  allowed(
    'an administrator changes an account outside the organisation',
    'updateCustomer',
    changingAs(administrator),
    userOf,
    isForAnother,
  ),
  allowed(
    'a private customer sets another’s password',
    'changePassword',
    scopes.registering,
    () => undefined,
    isForAnother,
  ),
  allowed(
    'a private customer deletes another’s account',
    'deleteCustomer',
    scopes.registering,
    () => undefined,
  ),
  fault('a customer sets the own role', ['updateCustomer'], scopes.registering, () => {
    const roles = new Map<string, unknown>();
    return {
      answer(given, call) {
        if (given.status !== 200 || !['updateCustomer', 'getCustomer'].includes(call.operationId))
          return given;
        const { role } = inputOf(call);
        if (role !== undefined) roles.set(cookieOf(call), role);
        const own = roles.get(cookieOf(call));
        return own === undefined
          ? given
          : { ...given, text: JSON.stringify({ ...bodyOf(given), role: own }) };
      },
    };
  }),
  receiving('rights', 'a session lives on after sign-out', ['logoutCustomer'], '', scopes.reading, () => {
    const answer = success();
    answer.headers.set('set-cookie', 'session=; Path=/; Max-Age=0');
    return answer;
  }),
  fault(
    'a session lives on after the account’s deletion',
    ['deleteCustomer', 'getCustomer'],
    scopes.registering,
    () => {
      const deleted = new Map<string, string>();
      const customers = new Map<string, string>();
      return {
        answer(given, call) {
          const cookie = cookieOf(call);
          if (call.operationId === 'getCustomer' && given.status === 200) customers.set(cookie, given.text);
          if (call.operationId === 'deleteCustomer' && given.status === 204)
            deleted.set(cookie, customers.get(cookie) ?? '');
          const text = deleted.get(cookie);
          return call.operationId === 'getCustomer' && given.status === 204 && text
            ? { ...success({}), text }
            : given;
        },
      };
    },
  ),
  fault('the cart stays readable after sign-out', ['getCart', 'logoutCustomer'], changingAs(ingrid), () => {
    const carts = new Map<string, string>();
    return {
      answer(given, call) {
        if (call.operationId !== 'getCart') return given;
        const cookie = cookieOf(call);
        if (given.text.includes('"quantity"')) carts.set(cookie, given.text);
        const isEmpty = given.text.includes('"price":null') && !given.text.includes('"quantity"');
        return isEmpty && carts.has(cookie) ? { ...given, text: carts.get(cookie) ?? '' } : given;
      },
    };
  }),
  answering(
    'rights',
    'one’s own password changes without the current one',
    ['changePassword'],
    '',
    scopes.registering,
    (given, call) =>
      given.status === 400 && inputOf(call).currentPassword === undefined ? success() : given,
  ),
  answering(
    'rights',
    'a colleague’s orders are in a user’s history',
    ['getAllOrders'],
    '/orders',
    { ...scopes.reading, users: [colleague] },
    valuesAt('/orders/*/placedBy/customerId', () => 'C-2001'),
  ),
  withPassword('a wrong password signs in', () => 'furulia2026'),
  withPassword('an empty password signs in', (given) => given || 'furulia2026'),
  fault(
    'registering with a taken address gives that account',
    ['registerCustomer'],
    scopes.registering,
    () => {
      const accounts = new Map<unknown, Json>();
      return {
        answer(given, call) {
          if (call.operationId !== 'registerCustomer') return given;
          const { email } = inputOf(call);
          if (given.status === 200) accounts.set(email, bodyOf(given));
          const account = accounts.get(email);
          return given.status === 400 && account ? success(account) : given;
        },
      };
    },
  ),
  ...(['updateAddress', 'setPrimaryAddress', 'deleteAddress'] as const).map((operation) =>
    fault(`${operation} reaches another customer’s address`, [operation], changingAs(ingrid), () => {
      const ids = new Set<unknown>();
      let customer: Json = {};
      return {
        answer(given, call) {
          if (['getCustomer', 'createAddress'].includes(call.operationId) && given.status === 200) {
            customer = bodyOf(given);
            for (const { id } of itemsOf(customer.deliveryAddresses)) ids.add(id);
          }
          if (call.operationId !== operation || given.status !== 404 || !ids.has(inputOf(call).id))
            return given;
          return operation === 'deleteAddress' ? success() : success(customer);
        },
      };
    }),
  ),
  answering(
    'rights',
    'a buyer may not see the own account',
    ['getCustomer'],
    '',
    changingAs(buyer),
    (given) => (given.status === 200 ? refusal(403) : given),
  ),
];
