import { randomBytes } from 'node:crypto';
import { text, texts } from '../read';
import { Cookies } from '../client';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { lost, person, readCustomer } from './changes';
import { isAllowed, type Account, type User } from './identity';
import { refuseBeyond } from './limits';
import type { Product } from './products';
import { emptyAccount, type OwnAccount } from './rights';
import { refusedSignIn, signIn, signOut } from './session';
import { basic, unknownLike } from './refusals';
import { addingUsers, changingOthers, othersCart } from './crossing';
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
  const user = { ...person, email };
  await refuseBeyond(run, shopper, 'createOrganizationCustomer', { ...user, organizationId, role });
  const made = await run.call(shopper, 'createOrganizationCustomer', {
    body: { ...user, organizationId, role },
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
    { body: { ...user, customerId, lastName } },
    { schema: 'OrganizationUser' },
  );
  await missing('updateCustomer', 'lastName', lastName);
  const password = newPassword();
  run.secrets.add(password);
  const isSet = await run.call(shopper, 'changePassword', { body: { customerId, newPassword: password } });
  const credentials = { name: email, password };
  const isKnown = isSet && owner && (await isKnownElsewhere(run, owner));
  if (isKnown) await signsIn(run, shopper, credentials, products);
  await run.call(
    shopper,
    'deleteCustomer',
    { query: { customerId: unknownLike(customerId) } },
    { statuses: [403, 404], because: 'there is no such user' },
  );
  const answer = await run.call(shopper, 'deleteCustomer', { query: { customerId } });
  const visitor = { language: shopper.language, cookies: new Cookies() };
  if (answer && isKnown) await refusedSignIn(run, visitor, credentials, 'the user was deleted');
  const left = await users();
  const isGone = !answer || !texts(left, 'customerId').includes(customerId);
  run.verify(shopper, 'deleteCustomer', isGone, 'ORG-01', '', `no user ${customerId}`, 'still there', left);
}

/** False for a server that keeps every session apart, as a mock may: an account is known in its own session only. */
async function isKnownElsewhere(run: Run, { shopper, user }: OwnAccount): Promise<boolean> {
  const { language } = shopper;
  const Authorization = basic(user.name, user.password);
  const statuses = [200, 401];
  const answer = await run.call(
    { language, cookies: new Cookies() },
    'loginCustomer',
    { headers: { Authorization } },
    { statuses },
  );
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
  run.compare(shopper, 'loginCustomer', 'ORG-01', await readCustomer(run, shopper), { '/email': user.name });
  await emptyAccount(run, shopper, false);
  const [cart, lists] = [
    await run.call(administrator, 'getCart'),
    await run.call(administrator, 'getFavoriteLists'),
  ];
  const owned = JSON.stringify([cart?.body, lists?.body]);
  const product = products.find(
    ({ code, productCode }) => ![code, productCode].some((each) => owned.includes(`"${each}"`)),
  );
  if (product && cart && lists) {
    await othersCart(run, administrator, { shopper }, product);
    await othersCart(run, shopper, { shopper: administrator }, product);
  }
  await signOut(run, shopper);
}
