import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../../src/api/operation';
import { basic } from '../client';
import type { Product } from './catalogue';
import { type Account, isAllowed, newName, person, readCustomer, sampleAddress } from './changes';
import { type User, wholeProfile } from './changes';
import { at, text } from '../read';
import type { Shopper } from '../run';

/** An account with the numbers of the orders in its history. */
interface Seen {
  account: Account;
  orders: readonly string[];
}

export interface KnownAccount extends Seen {
  user: User;
}

export interface OwnAccount {
  shopper: Shopper;
  user: User;
}

const seesOrdersOf = (account: Account, other: Account): boolean =>
  isAllowed(account, 'viewOrganizationOrders') &&
  account.organizationId !== undefined &&
  account.organizationId === other.organizationId;

/** CALL-03: nobody signs in with a longer password, with other capitals, or with an empty one. */
export async function otherPasswords(visitor: Shopper, { name, password: own }: User) {
  const exchanged = own.replaceAll(/./gsu, (each) =>
    each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase(),
  );
  for (const [password, because, ...statuses] of [
    [`${own}x`, 'the password has another character', 401],
    ...(exchanged === own ? [] : [[exchanged, 'the password has other capitals', 401] as const]),
    ['', 'the password is empty', 400, 401],
  ] as const) {
    const headers = { Authorization: basic(name, password) };
    await visitor.expect('loginCustomer', { headers }, because, ...statuses);
  }
}

/** ORD-03, ORG-01: orders and users of other accounts cannot be read. */
export async function othersData(shopper: Shopper, own: Seen | undefined, others: readonly KnownAccount[]) {
  for (const { account, orders } of others) {
    if (own && (own.account.customerId === account.customerId || seesOrdersOf(own.account, account)))
      continue;
    const orderNumber = orders.find((each) => !own?.orders.includes(each));
    const because = own ? 'it is the order of another customer' : 'nobody is signed in';
    const statuses = own ? [403, 404] : [401];
    if (orderNumber !== undefined)
      await shopper.expect('getOrder', { path: { orderNumber } }, because, ...statuses);
    const { organizationId } = account;
    if (own && organizationId !== undefined && organizationId !== own.account.organizationId)
      await shopper.expect('getAllCustomers', { query: { organizationId } }, 'it is another’s', 403, 404);
  }
}

/** AUTH-03: a new account has no cart; a private one has no lists, addresses and orders of colleagues either. */
export async function emptyAccount(shopper: Shopper, isPrivate = true) {
  const nothing = async (operation: OperationId, what: string, ...places: string[]) => {
    const answer = await shopper.call(operation, {}, { statuses: [200] });
    for (const place of places)
      shopper.empty(answer?.body, `${operation} AUTH-03 ${place}`, `no ${what}: the account is new`);
  };
  await nothing('getCart', 'lines', '/lineItems');
  if (!isPrivate) return;
  await nothing('getFavoriteLists', 'lists', '');
  await nothing('getAllOrders', 'orders', '/orders');
  await nothing('getCustomer', 'addresses', '/billingAddresses', '/deliveryAddresses');
}

/** AUTH-03: the cookies of a session that has ended give no customer. */
export async function endedSession(ended: Shopper, because: string) {
  const visitor = ended.as();
  await visitor.expect('getCustomer', {}, because, 204);
  visitor.empty(await visitor.read('getCart'), 'getCart AUTH-03 /lineItems', `no lines: ${because}`);
}

/** ORG-01: only an administrator adds users, and only to the own organisation. */
export async function addingUsers(shopper: Shopper, organizationId: string) {
  const body = { ...person, email: newName(), organizationId, role: 'buyer' };
  const because = 'the customer does not administer the organisation';
  await shopper.expect('createOrganizationCustomer', { body }, because, 400, 403, 404);
}

/** ORG-01: accounts outside the organisation cannot be changed. */
export async function changingOthers(shopper: Shopper, customerId: string) {
  for (const [operation, input] of [
    ['updateCustomer', { body: { ...person, customerId } }],
    ['changePassword', { body: { customerId, newPassword: randomUUID() } }],
    ['deleteCustomer', { query: { customerId } }],
  ] as const)
    await shopper.expect(operation, input, 'it is the account of another customer', 400, 403, 404);
}

/** ORG-01, ACC-04: nobody changes the own role, or the password without the current one. */
export async function ownLimits(shopper: Shopper) {
  const before = await readCustomer(shopper);
  const body = { ...wholeProfile(before), role: 'administrator' };
  await shopper.call('updateCustomer', { body }, { statuses: [200, 400, 403], schema: 'Customer' });
  const after = await readCustomer(shopper);
  shopper.same(after, 'updateCustomer ORG-01 /role', at(before, 'role'), 'as before');
  const unproved = { body: { newPassword: randomUUID() } };
  await shopper.expect('changePassword', unproved, 'the current password is missing', 400, 401, 403);
}

/** ACC-02: nobody uses an address of another customer, or one that was deleted. */
export async function unusableAddress(shopper: Shopper, id: string, because: string, ...statuses: number[]) {
  for (const [operation, body] of [
    ['setPrimaryAddress', { id }],
    ['updateAddress', { id, newAddress: sampleAddress(shopper, 'Bergen') }],
    ['deleteAddress', { id }],
  ] as const)
    await shopper.expect(operation, { body }, because, 400, ...statuses, 404);
}

/** ACC-02, ORG-01: as one registered account, reach for another one. */
export async function crossing(shopper: Shopper, { shopper: other }: OwnAccount, product?: Product) {
  const [own, theirs] = [await readCustomer(shopper), await readCustomer(other)];
  const customerId = text(theirs, 'customerId');
  // A server that keeps every session apart, as a mock may, gives both the same id.
  if (customerId === undefined || text(own, 'customerId') === customerId) return;
  await changingOthers(shopper, customerId);
  if (product) await othersCart(shopper, other, product);
  const taken = { body: { ...wholeProfile(own), email: text(theirs, 'email') } };
  await shopper.refuse('updateCustomer', taken, 'email', 'the e-mail address of another account');
  const body = { address: sampleAddress(other, 'Oslo'), addressType: 'delivery' };
  const id = text(await other.read('createAddress', { body }), 'deliveryAddresses', '0', 'id');
  if (id !== undefined) await unusableAddress(shopper, id, 'it is the address of another customer', 403);
}

/** AUTH-03: what one account puts into its cart and its favourites is in no other account's, which had none of it. */
async function othersCart(shopper: Shopper, owner: Shopper, { code, productCode }: Product) {
  const listName = 'Contract check';
  const added = await owner.call('addToCart', { body: { code, quantity: 1 } });
  const items = [{ code: productCode }];
  const listed = await owner.call('updateFavorites', { body: { listName, items } });
  const reads = { getCart: added && code, getFavoriteLists: listed && productCode };
  for (const [operation, article] of Object.entries(reads)) {
    const body = article && (await shopper.read(operation as keyof typeof reads));
    const has = JSON.stringify(body ?? '').includes(`"${article}"`);
    shopper.verify(body, `${operation} AUTH-03`, !has, 'nothing of another account', article);
  }
  if (listed) await owner.call('deleteFavoriteList', { body: { listName } });
  if (added) await owner.call('updateCart', { body: { code, quantity: 0 } });
}

/** AUTH-03: two signed-in customers have nothing of each other in their carts and lists. */
export async function keepApart(one: Shopper, other: Shopper, products: readonly Product[]) {
  const [cart, lists] = [await one.read('getCart'), await one.read('getFavoriteLists')];
  const theirs = [await other.read('getCart'), await other.read('getFavoriteLists')];
  const owned = JSON.stringify([cart, lists, theirs]);
  const isNew = (code: string) => !owned.includes(`"${code}"`);
  const product = products.find(({ code, productCode }) => isNew(code) && isNew(productCode));
  if (!product || !cart || !lists) return;
  await othersCart(one, other, product);
  await othersCart(other, one, product);
}
