import { randomBytes } from 'node:crypto';
import { text, texts } from '../read';
import { type Shopper, describe } from '../request';
import type { Run } from '../run';
import { lost } from './changes';
import { isAllowed, type Account } from './identity';
import { unknownLike } from './refusals';
import { addingUsers, changingOthers } from './crossing';
import { newName, newPassword } from './accounts';

/**
 * ORG-01: add a user as administrator, change and remove it.
 * @param stranger customerId of an account outside the organisation
 */
export async function organizationFlow(
  run: Run,
  shopper: Shopper,
  account: Account,
  stranger: string | undefined,
): Promise<void> {
  const { organizationId } = account;
  const manages = isAllowed(account, 'manageUsers');
  await addingUsers(
    run,
    shopper,
    manages && organizationId !== undefined
      ? unknownLike(organizationId)
      : (organizationId ?? unknownLike(undefined)),
  );
  if (stranger !== undefined) await changingOthers(run, shopper, stranger);
  if (organizationId === undefined || !manages) {
    run.coverage.explain('createOrganizationCustomer', 'no --user manages the users of an organisation');
    return;
  }
  const roles = texts((await run.call(shopper, 'getRoles'))?.body, 'key');
  const role = roles.find((key) => key !== 'administrator') ?? roles[0];
  if (role === undefined) return;
  const email = newName();
  const person = { firstName: 'Contract', lastName: 'Check', email, phoneNumber: '4722334455' };
  const made = await run.call(shopper, 'createOrganizationCustomer', {
    body: { ...person, organizationId, role },
  });
  const customerId = text(made?.body, 'customerId');
  if (customerId === undefined) return;
  const users = async () => (await run.call(shopper, 'getAllCustomers', { query: { organizationId } }))?.body;
  const missing = async (
    operation: 'createOrganizationCustomer' | 'updateCustomer',
    key: string,
    value: string,
  ) => {
    const all = await users();
    if (all !== undefined && !texts(all, key).includes(value))
      lost({ run, shopper }, operation, 'ORG-01', '', `a user with the ${key} ${value}`, 'none', all);
  };
  await missing('createOrganizationCustomer', 'email', email);
  const lastName = `Check ${randomBytes(3).toString('hex')}`;
  await run.call(
    shopper,
    'updateCustomer',
    { body: { ...person, customerId, lastName } },
    { schema: 'OrganizationUser' },
  );
  await missing('updateCustomer', 'lastName', lastName);
  const password = newPassword();
  run.secrets.add(password);
  await run.call(shopper, 'changePassword', { body: { customerId, newPassword: password } });
  await run.call(
    shopper,
    'deleteCustomer',
    { query: { customerId: unknownLike(customerId) } },
    { statuses: [403, 404], because: 'there is no such user' },
  );
  const answer = await run.call(shopper, 'deleteCustomer', { query: { customerId } });
  const left = await users();
  if (answer && texts(left, 'customerId').includes(customerId))
    run.broken(
      'deleteCustomer',
      'ORG-01',
      { pointer: '', expected: `no user ${customerId}`, found: 'still there' },
      `deleteCustomer (${describe(shopper)})`,
    );
}
