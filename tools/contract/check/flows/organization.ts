import { randomBytes } from 'node:crypto';
import type { OperationId } from '../../../../src/api/operation';
import { text, texts } from '../read';
import { Cookies } from '../client';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { person, readCustomer } from './changes';
import { isAllowed, type Account, type User } from './identity';
import { refuseBeyond } from './limits';
import type { Product } from './products';
import { emptyAccount, type OwnAccount } from './rights';
import { refusedSignIn, signIn, signOut } from './session';
import { basic, unknownLike } from './refusals';
import { addingUsers, changingOthers, keepApart } from './crossing';
import { newName, newPassword } from './accounts';

/**
 * ORG-01: add a user as administrator, change and remove it.
 * @param stranger customerId of an account outside the organisation
 * @param owner an account that was registered in another session
 * @param products products to put into carts
 */
export async function organizationFlow(
  run: Run,
  shopper: Shopper,
  account: Account,
  stranger: string | undefined,
  owner: OwnAccount | undefined,
  products: readonly Product[],
): Promise<void> {
  const { organizationId } = account;
  const manages = isAllowed(account, 'manageUsers');
  const foreign = manages ? unknownLike(organizationId) : (organizationId ?? unknownLike(undefined));
  await addingUsers(run, shopper, foreign);
  if (stranger !== undefined) await changingOthers(run, shopper, stranger);
  if (organizationId === undefined || !manages) {
    run.coverage.explain('createOrganizationCustomer', 'no --user manages the users of an organisation');
    return;
  }
  const roles = texts(await run.read(shopper, 'getRoles'), 'key');
  const role = roles.find((key) => key !== 'administrator') ?? roles[0];
  if (role === undefined) return;
  const email = newName();
  const user = { ...person, email };
  await refuseBeyond(run, shopper, 'createOrganizationCustomer', { ...user, organizationId, role });
  const made = await run.read(shopper, 'createOrganizationCustomer', {
    body: { ...user, organizationId, role },
  });
  const customerId = text(made, 'customerId');
  if (customerId === undefined) return;
  const users = () => run.read(shopper, 'getAllCustomers', { query: { organizationId } });
  const isListed = async (operation: OperationId, key: string, value: string) => {
    const all = await users();
    const isThere = texts(all, key).includes(value);
    run.verify(all, `${operation} ORG-01`, isThere, `a user with the ${key} ${value}`, 'none');
  };
  await isListed('createOrganizationCustomer', 'email', email);
  const lastName = `Check ${randomBytes(3).toString('hex')}`;
  const body = { ...user, customerId, lastName };
  await run.call(shopper, 'updateCustomer', { body }, { schema: 'OrganizationUser' });
  await isListed('updateCustomer', 'lastName', lastName);
  const password = newPassword();
  run.secrets.add(password);
  const isSet = await run.call(shopper, 'changePassword', { body: { customerId, newPassword: password } });
  const credentials = { name: email, password };
  const isKnown = isSet && owner && (await isKnownElsewhere(run, owner));
  if (isKnown) await signsIn(run, shopper, credentials, products);
  const unknown = { query: { customerId: unknownLike(customerId) } };
  await run.expect(shopper, 'deleteCustomer', unknown, 'there is no such user', 403, 404);
  const answer = await run.call(shopper, 'deleteCustomer', { query: { customerId } });
  const visitor = { language: shopper.language, cookies: new Cookies() };
  if (answer && isKnown) await refusedSignIn(run, visitor, credentials, 'the user was deleted');
  const left = await users();
  const isGone = !answer || !texts(left, 'customerId').includes(customerId);
  run.verify(left, 'deleteCustomer ORG-01', isGone, `no user ${customerId}`, 'still there');
}

/** False for a server that keeps every session apart, as a mock may: an account is known in its own session only. */
async function isKnownElsewhere(run: Run, { shopper, user }: OwnAccount): Promise<boolean> {
  const visitor = { language: shopper.language, cookies: new Cookies() };
  const headers = { Authorization: basic(user.name, user.password) };
  const answer = await run.call(visitor, 'loginCustomer', { headers }, { statuses: [200, 401] });
  return answer?.status === 200;
}

/**
 * ACC-04, AUTH-03: a user signs in with the password that an administrator has set, and neither has the lines and lists
 * of the other.
 */
async function signsIn(
  run: Run,
  administrator: Shopper,
  user: User,
  products: readonly Product[],
): Promise<void> {
  const shopper = await signIn(run, administrator.language, user);
  if (shopper === undefined) return;
  run.compare(await readCustomer(run, shopper), 'loginCustomer ORG-01', { '/email': user.name });
  await emptyAccount(run, shopper, false);
  await keepApart(run, administrator, shopper, products);
  await signOut(run, shopper);
}
