import { randomBytes } from 'node:crypto';
import type { OperationId } from '../../../../src/api/operation';
import { basic } from '../client';
import { newPassword, refusedSignIn, signIn, signOut } from './accounts';
import type { Product } from './catalogue';
import { type Account, isAllowed, newName, person, readCustomer, type User } from './changes';
import { refuseBeyond } from './limits';
import { unknownLike } from './refusals';
import { addingUsers, changingOthers, emptyAccount, keepApart, type OwnAccount } from './rights';
import { text, texts } from '../read';
import type { Shopper } from '../run';

/** ORG-01: add a user as administrator, change and remove it; a stranger is outside of the organisation. */
export async function organizationFlow(
  shopper: Shopper,
  account: Account,
  stranger: string | undefined,
  owner: OwnAccount | undefined,
  products: readonly Product[],
) {
  const { organizationId } = account;
  const manages = isAllowed(account, 'manageUsers');
  await addingUsers(shopper, (manages ? undefined : organizationId) ?? unknownLike(organizationId));
  if (stranger !== undefined) await changingOthers(shopper, stranger);
  if (organizationId === undefined || !manages)
    return shopper.run.coverage.explain('no --user manages users', 'createOrganizationCustomer');
  const roles = texts(await shopper.read('getRoles'), 'key');
  const role = roles.find((key) => key !== 'administrator') ?? roles[0];
  if (role === undefined) return;
  const [email, password] = [newName(), newPassword()];
  const user = { ...person, email };
  const created = { ...user, organizationId, role };
  await refuseBeyond(shopper, 'createOrganizationCustomer', created);
  const customerId = text(await shopper.read('createOrganizationCustomer', { body: created }), 'customerId');
  if (customerId === undefined) return;
  const users = () => shopper.read('getAllCustomers', { query: { organizationId } });
  const isListed = async (operation: OperationId, key: string, value: string, isThere = true) => {
    const all = await users();
    const expected = `${isThere ? 'a' : 'no'} user with the ${key} ${value}`;
    shopper.verify(all, `${operation} ORG-01`, texts(all, key).includes(value) === isThere, expected);
  };
  await isListed('createOrganizationCustomer', 'email', email);
  const lastName = `Check ${randomBytes(3).toString('hex')}`;
  const body = { ...user, customerId, lastName };
  await shopper.call('updateCustomer', { body }, { schema: 'OrganizationUser' });
  await isListed('updateCustomer', 'lastName', lastName);
  shopper.run.secrets.add(password);
  const isSet = await shopper.call('changePassword', { body: { customerId, newPassword: password } });
  const credentials = { name: email, password };
  const isKnown = isSet && owner && (await isKnownElsewhere(owner));
  if (isKnown) await signsIn(shopper, credentials, products);
  const unknown = { query: { customerId: unknownLike(customerId) } };
  await shopper.expect('deleteCustomer', unknown, 'there is no such user', 403, 404);
  const answer = await shopper.call('deleteCustomer', { query: { customerId } });
  if (answer && isKnown) await refusedSignIn(shopper.stranger(), credentials, 'the user was deleted');
  if (answer) await isListed('deleteCustomer', 'customerId', customerId, false);
}

/** False for a server that keeps every session apart, as a mock may: an account is known in its own session only. */
async function isKnownElsewhere({ shopper, user }: OwnAccount): Promise<boolean> {
  const headers = { Authorization: basic(user.name, user.password) };
  const answer = await shopper.stranger().call('loginCustomer', { headers }, { statuses: [200, 401] });
  return answer?.status === 200;
}

/** ACC-04, AUTH-03: a user signs in with the password that an administrator has set; neither has the other’s cart. */
async function signsIn(administrator: Shopper, user: User, products: readonly Product[]) {
  const shopper = await signIn(administrator.stranger(), user);
  if (shopper === undefined) return;
  shopper.compare(await readCustomer(shopper), 'loginCustomer ORG-01', { '/email': user.name });
  await emptyAccount(shopper, false);
  await keepApart(administrator, shopper, products);
  await signOut(shopper);
}
