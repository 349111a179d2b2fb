import { randomBytes } from 'node:crypto';
import { basic } from '../client';
import { isOtherSite } from '../cors';
import { accountOf, fieldsOf, idsOf, newName, person, readCustomer, wholeProfile } from './changes';
import type { User } from './changes';
import { longestOf, refuseBeyond } from './limits';
import { endedSession, type OwnAccount } from './rights';
import type { Severity } from '../judge';
import { at, itemOf, list, text } from '../read';
import type { Run } from '../run';
import type { Shopper } from '../run';

/** A password with letters beyond ASCII, which are sent as UTF-8 (CALL-03). */
export const newPassword = () => `${randomBytes(12).toString('base64url')}å🌲`;

const registration = (email: string, password: string, language: string) => {
  return { ...person, email, password, language };
};

/** AUTH-01: register an account, which also signs in. */
export async function register(visitor: Shopper): Promise<OwnAccount | undefined> {
  const { run, language } = visitor;
  const user = { name: newName(), password: newPassword() };
  run.secrets.add(user.password);
  const shopper = visitor.as(user.name);
  const body = registration(user.name, user.password, language);
  const answer = await visitor.call('registerCustomer', { body });
  if (answer === undefined) return undefined;
  protectToken(run, answer.body);
  checkCookie(shopper, 'registerCustomer');
  const customer = await readCustomer(shopper, 'who registers is signed in');
  for (const each of [answer.body, customer])
    for (const [field, wanted] of Object.entries(registration(user.name, '', language)))
      shopper.same(each, `registerCustomer AUTH-01 /${field}`, wanted, 'as sent');
  return customer === undefined ? undefined : { shopper, user };
}

/** Invalid registrations: 400 with the field. A shop may hide that the e-mail address of an account is taken. */
async function refusedRegistrations(visitor: Shopper, email: string, customerId: string | undefined) {
  const good = registration(newName(), newPassword(), visitor.language);
  await refuseBeyond(visitor, 'registerCustomer', good);
  const none = { body: { ...good, email: 'no address' } };
  await visitor.refuse('registerCustomer', none, 'email', 'an e-mail address that is none');
  const because = 'the e-mail address is taken';
  const answer = await visitor.expect('registerCustomer', { body: { ...good, email } }, because, 200, 400);
  const isNamed = answer?.status !== 400 || JSON.stringify(answer.body).includes('"email"');
  visitor.verify(answer?.body, 'registerCustomer FORM-02 /inputErrors', isNamed, 'an error of email', 'none');
  if (answer?.status !== 200) return;
  const isNew = customerId === undefined || text(answer.body, 'customerId') !== customerId;
  visitor.verify(answer.body, 'registerCustomer AUTH-01 /customerId', isNew, 'a new account');
  await signOut(visitor);
}

/** ACC-03: change the profile, and read it as it was sent, at the greatest length too. */
export async function profileFlow(shopper: Shopper) {
  const before = await readCustomer(shopper);
  const profile = wholeProfile(before);
  const phoneNumber = profile.phoneNumber === '4799887766' ? '4799887755' : '4799887766';
  const usual = { ...profile, phoneNumber };
  for (const body of longestOf(shopper.run, 'updateCustomer', usual, 'firstName', 'lastName')) {
    if (!(await shopper.call('updateCustomer', { body }, { schema: 'Customer' }))) break;
    const kept = await readCustomer(shopper);
    shopper.compare(kept, 'updateCustomer ACC-03', fieldsOf(body));
    for (const field of ['billingAddresses', 'deliveryAddresses']) {
      const [had, has] = [before, kept].map((each) => idsOf(each, field).toSorted().join(', '));
      shopper.verify(kept, `updateCustomer ACC-03 /${field}`, had === has, `the addresses ${had}`, has);
    }
  }
  await refuseBeyond(shopper, 'updateCustomer', profile);
}

/** ACC-04: the new password signs in, the old one does not. Only for the account that the check has registered. */
export async function passwordFlow(shopper: Shopper, user: User): Promise<User> {
  const changed = { name: user.name, password: newPassword() };
  const customer = await readCustomer(shopper);
  shopper.run.secrets.add(changed.password);
  const wrong = { currentPassword: 'not the password', newPassword: changed.password };
  const because = 'the current password is wrong';
  await shopper.expect('changePassword', { body: wrong }, because, 400, 401, 403);
  const body = { currentPassword: user.password, newPassword: changed.password };
  await refuseBeyond(shopper, 'changePassword', body, ['currentPassword']);
  const answer = await shopper.call('changePassword', { body });
  await signOut(shopper);
  const visitor = shopper.as();
  await refusedRegistrations(visitor, user.name, text(customer, 'customerId'));
  if (answer) await refusedSignIn(visitor, user, 'the password was changed');
  const current = answer ? changed : user;
  await signIn(visitor, current);
  return current;
}

/** ACC-03: delete the account that the check has registered, and check that it cannot sign in. */
export async function deleteAccount(shopper: Shopper, user: User) {
  const customer = await readCustomer(shopper);
  const customerId = accountOf(customer)?.customerId;
  if (customerId === undefined) return;
  await shopper.expect('deleteCustomer', {}, 'no customerId, which is required', 400);
  const before = shopper.copy();
  const answer = await shopper.call('deleteCustomer', { query: { customerId } });
  if (answer === undefined) return;
  await endedSession(before, 'the account was deleted');
  await refusedSignIn(shopper.as(), user, 'the account was deleted');
}

/** AUTH-01: sign in, in the session of a visitor; undefined when refused, or when no session follows. */
export async function signIn(visitor: Shopper, { name, password }: User): Promise<Shopper | undefined> {
  const { run } = visitor;
  const shopper = visitor.as(name);
  const Authorization = basic(name, password);
  for (const secret of [password, Authorization, Authorization.slice('Basic '.length)])
    run.secrets.add(secret);
  const answer = await shopper.call('loginCustomer', { headers: { Authorization } });
  if (answer === undefined) return undefined;
  protectToken(run, answer.body);
  checkCookie(shopper, 'loginCustomer');
  const customer = await shopper.expect('getCustomer', {}, 'signing in has succeeded', 200);
  protectToken(run, customer?.body);
  sameCustomer(shopper, answer.body, customer?.body);
  return customer && shopper;
}

/** AUTH-01: the response to a sign-in has the name and the addresses of the customer that is read next. */
function sameCustomer(shopper: Shopper, signedIn: unknown, customer: unknown): void {
  const same = (field: string, wanted: unknown) =>
    shopper.same(signedIn, `loginCustomer AUTH-01 /${field}`, wanted, 'as the customer has it');
  for (const field of ['firstName', 'lastName', 'email']) same(field, text(customer, field));
  for (const [index, address] of list(signedIn, 'deliveryAddresses').entries()) {
    const read = itemOf(customer, 'id', at(address, 'id'), 'deliveryAddresses');
    for (const field of ['address', 'city']) same(`deliveryAddresses/${index}/${field}`, text(read, field));
  }
}

function protectToken(run: Run, customer: unknown): void {
  const token = text(customer, 'authenticateToken');
  if (token) run.secrets.add(token);
}

/** The session cookie is HttpOnly and valid for every path; another name than the contract’s is information only. */
function checkCookie({ run, cookies, user }: Shopper, operation: 'loginCustomer' | 'registerCustomer'): void {
  const report = (expected: string, found: string, severity: Severity = 'drift') =>
    run.add(operation, severity, { rule: 'header', pointer: '', expected, found }, `${operation} (${user})`);
  const ofName = cookies.received.findLast((each) => each.startsWith('session='));
  const cookie = ofName ?? cookies.received.find((each) => /; *httponly/i.test(each)) ?? cookies.received[0];
  if (cookie === undefined) return report('Set-Cookie with the cookie session', 'no cookie');
  if (ofName === undefined) report('the cookie session', `the cookie ${cookie.split('=')[0]}`, 'information');
  const attributes = cookie.split(/; */).slice(1);
  const isSecure = run.target.base.startsWith('https:');
  const sameSite = isOtherSite(run.target) ? ['SameSite=None', 'Secure', 'Partitioned'] : ['SameSite=Lax'];
  for (const wanted of new Set(['HttpOnly', 'Path=/', ...(isSecure ? ['Secure'] : []), ...sameSite]))
    if (!attributes.some((each) => each.replace(/=strict$/i, '=Lax').toLowerCase() === wanted.toLowerCase()))
      report(`the session's cookie with ${wanted}`, attributes.join('; ') || 'no attributes');
}

/** AUTH-01: sign out, and check that the session has ended. */
export async function signOut(shopper: Shopper) {
  const before = shopper.copy();
  const answer = await shopper.call('logoutCustomer');
  if (answer === undefined) return;
  await endedSession(shopper, 'the customer has signed out');
  await endedSession(before, 'the session has ended with the sign-out');
}

export const refusedSignIn = (visitor: Shopper, { name, password }: User, because: string) =>
  visitor.expect('loginCustomer', { headers: { Authorization: basic(name, password) } }, because, 401);
