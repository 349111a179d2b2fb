import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../../src/api/operation';
import { list, text } from '../read';
import { type CallInput, type Shopper } from '../request';
import type { Run } from '../run';
import { person, readCustomer, sampleAddress, wholeProfile } from './changes';
import { refuse } from './refusals';
import type { Product } from './products';
import type { OwnAccount } from './rights';

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
  const before = await readCustomer(run, shopper);
  await run.call(
    shopper,
    'updateCustomer',
    { body: { ...wholeProfile(before), role: 'administrator' } },
    { statuses: [200, 400, 403], because: 'the role is not the customer’s to choose', schema: 'Customer' },
  );
  const body = await readCustomer(run, shopper);
  const role = text(before, 'role') ?? 'null';
  const found = text(body, 'role') ?? 'null';
  run.verify(
    shopper,
    'updateCustomer',
    body === undefined || found === role,
    'ORG-01',
    '/role',
    `${role}, as before`,
    found,
    body,
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
  if (product) await othersCart(run, shopper, other, product);
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

/** AUTH-03: what one account puts into its cart and its favourites is in no other account's, which had none of it. */
export async function othersCart(
  run: Run,
  shopper: Shopper,
  { shopper: owner }: Pick<OwnAccount, 'shopper'>,
  { code, productCode }: Product,
): Promise<void> {
  const added = await run.call(owner, 'addToCart', { body: { code, quantity: 1 } });
  const listed = await run.call(owner, 'updateFavorites', {
    body: { listName: 'Contract check', items: [{ code: productCode }] },
  });
  for (const [operation, wasMade] of [
    ['getCart', added],
    ['getFavoriteLists', listed],
  ] as const) {
    const body = wasMade && (await run.call(shopper, operation))?.body;
    const has = JSON.stringify(body ?? '').includes(`"${operation === 'getCart' ? code : productCode}"`);
    run.verify(
      shopper,
      operation,
      !has,
      'AUTH-03',
      '',
      'nothing of another account',
      `${code} of another account`,
      body,
    );
  }
  if (listed) await run.call(owner, 'deleteFavoriteList', { body: { listName: 'Contract check' } });
  if (added) await run.call(owner, 'updateCart', { body: { code, quantity: 0 } });
}

/** FORM-02: the e-mail address of another account is refused. */
async function takenEmail(
  run: Run,
  shopper: Shopper,
  own: unknown,
  email: string | undefined,
): Promise<void> {
  await refuse(run, shopper, {
    operation: 'updateCustomer',
    input: { body: { ...wholeProfile(own), email } },
    field: 'email',
    because: 'the e-mail address of another account',
  });
}
