import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../../src/api/operation';
import { list, text } from '../read';
import { describe, type CallInput, type Shopper } from '../request';
import type { Run } from '../run';
import { sampleAddress, wholeProfile } from './changes';
import { refuse } from './refusals';
import type { OwnAccount } from './rights';

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
  await run.call(
    shopper,
    'updateCustomer',
    { body: { ...wholeProfile(before), role: 'administrator' } },
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
  await refuse(run, shopper, {
    operation: 'updateCustomer',
    input: { body: { ...wholeProfile(own), email } },
    field: 'email',
    because: 'the e-mail address of another account',
  });
}
