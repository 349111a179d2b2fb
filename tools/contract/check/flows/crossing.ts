import { randomUUID } from 'node:crypto';
import { list, text } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { person, readCustomer, sampleAddress, wholeProfile } from './changes';
import { refuse } from './refusals';
import type { Product } from './products';
import type { OwnAccount } from './rights';

/** ORG-01: only an administrator adds users, and only to the own organisation. */
export async function addingUsers(run: Run, shopper: Shopper, organizationId: string): Promise<void> {
  const email = `contract-check-${randomUUID()}@example.com`;
  const body = { ...person, email, organizationId, role: 'buyer' };
  const because = 'the customer does not administer the organisation';
  await run.expect(shopper, 'createOrganizationCustomer', { body }, because, 400, 403, 404);
}

/** ORG-01: accounts outside the organisation cannot be changed. */
export async function changingOthers(run: Run, shopper: Shopper, customerId: string): Promise<void> {
  for (const [operation, input] of [
    ['updateCustomer', { body: { ...person, customerId } }],
    ['changePassword', { body: { customerId, newPassword: randomUUID() } }],
    ['deleteCustomer', { query: { customerId } }],
  ] as const)
    await run.expect(shopper, operation, input, 'it is the account of another customer', 400, 403, 404);
}

/** ORG-01, ACC-04: nobody changes the own role, or the password without the current one. */
export async function ownLimits(run: Run, shopper: Shopper): Promise<void> {
  const before = await readCustomer(run, shopper);
  const administrator = { ...wholeProfile(before), role: 'administrator' };
  const expectation = { statuses: [200, 400, 403], schema: 'Customer' };
  await run.call(shopper, 'updateCustomer', { body: administrator }, expectation);
  const after = await readCustomer(run, shopper);
  const [role, found] = [before, after].map((each) => text(each, 'role') ?? 'null');
  run.verify(after, 'updateCustomer ORG-01 /role', found === role, `${role}, as before`, found);
  const body = { newPassword: randomUUID() };
  await run.expect(shopper, 'changePassword', { body }, 'the current password is missing', 400, 401, 403);
}

/**
 * ACC-02, ORG-01: as one registered account, reach for another one.
 * @param other the account to leave alone
 */
export async function crossing(
  run: Run,
  shopper: Shopper,
  other: OwnAccount,
  product: Product | undefined,
): Promise<void> {
  const idOf = (body: unknown) => text(body, 'customerId');
  const own = await readCustomer(run, shopper);
  const theirs = await readCustomer(run, other.shopper);
  const customerId = idOf(theirs);
  // A server that keeps every session apart, as a mock may, gives both the same id.
  if (customerId === undefined || idOf(own) === customerId) return;
  await changingOthers(run, shopper, customerId);
  if (product) await othersCart(run, shopper, other.shopper, product);
  const email = text(theirs, 'email');
  const taken = { body: { ...wholeProfile(own), email } };
  await refuse(run, shopper, 'updateCustomer', taken, 'email', 'the e-mail address of another account');
  const address = sampleAddress({ run, shopper: other.shopper }, 'Oslo');
  const made = await run.read(other.shopper, 'createAddress', { body: { address, addressType: 'delivery' } });
  const id = text(list(made, 'deliveryAddresses')[0], 'id');
  if (id === undefined) return;
  for (const [operation, body] of [
    ['updateAddress', { id, newAddress: sampleAddress({ run, shopper }, 'Bergen') }],
    ['setPrimaryAddress', { id }],
    ['deleteAddress', { id }],
  ] as const)
    await run.expect(shopper, operation, { body }, 'it is the address of another customer', 400, 403, 404);
}

/** AUTH-03: what one account puts into its cart and its favourites is in no other account's, which had none of it. */
async function othersCart(
  run: Run,
  shopper: Shopper,
  owner: Shopper,
  { code, productCode }: Product,
): Promise<void> {
  const listName = 'Contract check';
  const added = await run.call(owner, 'addToCart', { body: { code, quantity: 1 } });
  const list = { body: { listName, items: [{ code: productCode }] } };
  const listed = await run.call(owner, 'updateFavorites', list);
  for (const [operation, made, article] of [
    ['getCart', added, code],
    ['getFavoriteLists', listed, productCode],
  ] as const) {
    const body = made && (await run.read(shopper, operation));
    const has = JSON.stringify(body ?? '').includes(`"${article}"`);
    run.verify(
      body,
      `${operation} AUTH-03`,
      !has,
      'nothing of another account',
      `${article} of another account`,
    );
  }
  if (listed) await run.call(owner, 'deleteFavoriteList', { body: { listName } });
  if (added) await run.call(owner, 'updateCart', { body: { code, quantity: 0 } });
}

/** AUTH-03: two signed-in customers have nothing of each other in their carts and lists. */
export async function keepApart(
  run: Run,
  one: Shopper,
  other: Shopper,
  products: readonly Product[],
): Promise<void> {
  const [cart, lists] = [await run.read(one, 'getCart'), await run.read(one, 'getFavoriteLists')];
  const theirs = [await run.read(other, 'getCart'), await run.read(other, 'getFavoriteLists')];
  const owned = JSON.stringify([cart, lists, theirs]);
  const isNew = (code: string) => !owned.includes(`"${code}"`);
  const product = products.find(({ code, productCode }) => isNew(code) && isNew(productCode));
  if (!product || !cart || !lists) return;
  await othersCart(run, one, other, product);
  await othersCart(run, other, one, product);
}
