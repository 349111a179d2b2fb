import { randomBytes, randomUUID } from 'node:crypto';
import { text } from '../read';
import { Cookies } from '../client';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { idsOf, isSameText, person, readCustomer, wholeProfile } from './changes';
import { type User, accountOf } from './identity';
import { letters, longest, refuseBeyond } from './limits';
import { refuse } from './refusals';
import { endedSession } from './rights';
import { checkCookie, protectToken, refusedSignIn, signIn, signOut } from './session';

export const newName = () => `contract-check-${randomUUID()}@example.com`;

/** A password with letters beyond ASCII, which are sent as UTF-8 (CALL-03). */
export const newPassword = () => `${randomBytes(12).toString('base64url')}å🌲`;

const registration = (email: string, password: string, language: string) => ({
  ...person,
  email,
  password,
  language,
});

/** AUTH-01: register an account, which also signs in. */
export async function register(
  run: Run,
  language: string,
): Promise<{ shopper: Shopper; user: User } | undefined> {
  const user = { name: newName(), password: newPassword() };
  run.secrets.add(user.password);
  const shopper: Shopper = { language, cookies: new Cookies(), user: user.name };
  const visitor: Shopper = { language, cookies: shopper.cookies };
  const body = registration(user.name, user.password, language);
  const answer = await run.call(visitor, 'registerCustomer', { body });
  if (answer === undefined) return undefined;
  protectToken(run, answer.body);
  checkCookie(run, shopper, 'registerCustomer');
  const customer = await readCustomer(run, shopper, 'who registers is signed in');
  for (const each of [answer.body, customer])
    for (const [field, wanted] of Object.entries(registration(user.name, '', language)))
      if (text(each, field) !== undefined)
        run.compare(each, 'registerCustomer AUTH-01', { [`/${field}`]: wanted });
  return customer === undefined ? undefined : { shopper, user };
}

/**
 * Invalid registrations: 400 with the field. A shop may hide that an e-mail address is taken.
 * @param taken the e-mail address of an existing account
 * @param customerId of that account
 */
async function refusedRegistrations(
  run: Run,
  visitor: Shopper,
  taken: string,
  customerId: string | undefined,
): Promise<void> {
  const good = registration(newName(), newPassword(), visitor.language);
  await refuseBeyond(run, visitor, 'registerCustomer', good);
  const none = { body: { ...good, email: 'no address' } };
  await refuse(run, visitor, 'registerCustomer', none, 'email', 'an e-mail address that is none');
  const body = { ...good, email: taken };
  const because = 'the e-mail address is taken';
  const answer = await run.expect(visitor, 'registerCustomer', { body }, because, 200, 400);
  const isNamed = answer?.status !== 400 || JSON.stringify(answer.body).includes('"email"');
  run.verify(answer?.body, 'registerCustomer FORM-02 /inputErrors', isNamed, 'an error of email', 'none');
  if (answer?.status !== 200) return;
  const found = text(answer.body, 'customerId');
  const isNew = customerId === undefined || found !== customerId;
  run.verify(answer.body, 'registerCustomer AUTH-01 /customerId', isNew, 'a new account', `${found} again`);
  await signOut(run, visitor);
}

/** ACC-03: change the profile, read it as it was sent, at the greatest length too, and restore it. */
export async function profileFlow(run: Run, shopper: Shopper): Promise<void> {
  const before = await readCustomer(run, shopper);
  const profile = wholeProfile(before);
  const phoneNumber = profile.phoneNumber === '4799887766' ? '4799887755' : '4799887766';
  const usual = { ...profile, phoneNumber };
  const edges = Object.values(letters).map((sample) =>
    longest(run, 'updateCustomer', usual, sample, 'firstName', 'lastName'),
  );
  for (const changed of [...edges, usual]) {
    const answer = await run.call(shopper, 'updateCustomer', { body: changed }, { schema: 'Customer' });
    if (answer === undefined) break;
    const kept = await readCustomer(run, shopper);
    for (const body of [answer.body, kept])
      for (const [field, wanted] of Object.entries(changed)) {
        const found = text(body, field);
        run.verify(body, `updateCustomer ACC-03 /${field}`, isSameText(found, wanted), wanted, found);
      }
    for (const field of ['billingAddresses', 'deliveryAddresses']) {
      const [had, has] = [before, kept].map((body) => idsOf(body, field).toSorted().join(', '));
      run.verify(kept, `updateCustomer ACC-03 /${field}`, had === has, `the addresses ${had}`, has);
    }
  }
  await run.call(shopper, 'updateCustomer', { body: profile }, { schema: 'Customer' });
  await refuseBeyond(run, shopper, 'updateCustomer', profile);
}

/** ACC-04: the new password signs in, the old one does not. Only for the account that the check has registered. */
export async function passwordFlow(run: Run, shopper: Shopper, user: User): Promise<User> {
  const changed = { name: user.name, password: newPassword() };
  const customer = await readCustomer(run, shopper);
  run.secrets.add(changed.password);
  const wrong = { currentPassword: 'not the password', newPassword: changed.password };
  const because = 'the current password is wrong';
  await run.expect(shopper, 'changePassword', { body: wrong }, because, 400, 401, 403);
  const body = { currentPassword: user.password, newPassword: changed.password };
  await refuseBeyond(run, shopper, 'changePassword', body, ['currentPassword']);
  const answer = await run.call(shopper, 'changePassword', { body });
  await signOut(run, shopper);
  const visitor = { language: shopper.language, cookies: shopper.cookies };
  await refusedRegistrations(run, visitor, user.name, text(customer, 'customerId'));
  if (answer) await refusedSignIn(run, visitor, user, 'the password was changed');
  const current = answer ? changed : user;
  await signIn(run, shopper.language, current, shopper.cookies);
  return current;
}

/** ACC-03: delete the account that the check has registered, and check that it cannot sign in. */
export async function deleteAccount(run: Run, shopper: Shopper, user: User): Promise<void> {
  const customer = await readCustomer(run, shopper);
  const customerId = accountOf(customer)?.customerId;
  if (customerId === undefined) return;
  await run.expect(shopper, 'deleteCustomer', {}, 'no customerId, which is required', 400);
  const before = { ...shopper, cookies: shopper.cookies.copy() };
  const answer = await run.call(shopper, 'deleteCustomer', { query: { customerId } });
  if (answer === undefined) return;
  await endedSession(run, before, 'the account was deleted');
  const visitor = { language: shopper.language, cookies: shopper.cookies };
  await refusedSignIn(run, visitor, user, 'the account was deleted');
}
