import { randomBytes, randomUUID } from 'node:crypto';
import { text, texts } from '../read';
import { Cookies } from '../client';
import { isOtherSite } from '../cors';
import type { Severity } from '../judge';
import { describe, type Run, type Shopper } from '../run';
import { lost } from './changes';
import { accountOf, type Account, type User } from './identity';
import { basic, refuse, unknownLike } from './refusals';
import { addingUsers, changingOthers, endedSession } from './rights';

/**
 * AUTH-01: sign in.
 * @returns undefined when the credentials are refused, or no session follows
 */
export async function signIn(
  run: Run,
  language: string,
  { name, password }: User,
  cookies = new Cookies(),
): Promise<Shopper | undefined> {
  const shopper: Shopper = { language, cookies, user: name };
  const Authorization = basic(name, password);
  for (const secret of [password, Authorization, Authorization.slice('Basic '.length)])
    run.secrets.add(secret);
  const answer = await run.call(shopper, 'loginCustomer', { headers: { Authorization } });
  if (answer === undefined) return undefined;
  protectToken(run, answer.body);
  checkCookie(run, shopper, 'loginCustomer');
  const customer = await run.call(
    shopper,
    'getCustomer',
    {},
    { statuses: [200], because: 'signing in has succeeded' },
  );
  protectToken(run, customer?.body);
  return customer && shopper;
}

function protectToken(run: Run, customer: unknown): void {
  const token = text(customer, 'authenticateToken');
  if (token) run.secrets.add(token);
}

/**
 * Check that the session cookie is HttpOnly and valid for every path. Browsers send it under any name, so another name
 * than the contract's is information only.
 */
function checkCookie(
  run: Run,
  { cookies, user }: Shopper,
  operation: 'loginCustomer' | 'registerCustomer',
): void {
  const report = (expected: string, found: string, severity: Severity = 'drift') =>
    run.add(
      operation,
      severity,
      { rule: 'header', pointer: '', expected, found },
      `${operation} (${user ?? 'signed out'})`,
    );
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
export async function signOut(run: Run, shopper: Shopper): Promise<void> {
  const before = { ...shopper, cookies: shopper.cookies.copy() };
  const answer = await run.call(shopper, 'logoutCustomer');
  if (answer === undefined) return;
  await endedSession(run, shopper, 'the customer has signed out');
  await endedSession(run, before, 'the session has ended with the sign-out');
}

const newName = () => `contract-check-${randomUUID()}@example.com`;
/** A password with letters beyond ASCII, which are sent as UTF-8 (CALL-03). */
const newPassword = () => `${randomBytes(12).toString('base64url')}å🌲`;

const registration = (email: string, password: string, language: string) => ({
  firstName: 'Contract',
  lastName: 'Check',
  email,
  phoneNumber: '4722334455',
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
  const answer = await run.call(visitor, 'registerCustomer', {
    body: registration(user.name, user.password, language),
  });
  if (answer === undefined) return undefined;
  protectToken(run, answer.body);
  checkCookie(run, shopper, 'registerCustomer');
  const email = text(answer.body, 'email');
  if (email !== undefined && email !== user.name)
    lost({ run, shopper }, 'registerCustomer', 'AUTH-01', '/email', user.name, email, answer.body);
  const customer = await run.call(
    shopper,
    'getCustomer',
    {},
    { statuses: [200], because: 'who registers is signed in' },
  );
  for (const [field, wanted] of Object.entries(registration(user.name, '', language))) {
    const found = text(customer?.body, field);
    if (found !== undefined && found !== wanted)
      lost({ run, shopper }, 'registerCustomer', 'AUTH-01', `/${field}`, wanted, found, customer?.body);
  }
  return customer && { shopper, user };
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
  const offences = [
    ['password', { ...good, password: 'short' }, 'a password of 5 characters, where 8 are the least'],
    [
      'firstName',
      { ...good, firstName: 'n'.repeat(41) },
      'a first name of 41 characters, where 40 are the most',
    ],
    ['email', { ...good, email: 'no address' }, 'an e-mail address that is none'],
  ] as const;
  for (const [field, body, because] of offences)
    await refuse(run, visitor, { operation: 'registerCustomer', input: { body }, field, because });
  const answer = await run.call(
    visitor,
    'registerCustomer',
    { body: { ...good, email: taken } },
    { statuses: [200, 400], because: 'the e-mail address is taken' },
  );
  if (answer?.status === 400 && !JSON.stringify(answer.body).includes('"email"'))
    lost(
      { run, shopper: visitor },
      'registerCustomer',
      'FORM-02',
      '/inputErrors',
      'an error of the field email',
      'none',
    );
  if (answer?.status !== 200) return;
  if (customerId !== undefined && text(answer.body, 'customerId') === customerId)
    lost(
      { run, shopper: visitor },
      'registerCustomer',
      'AUTH-01',
      '/customerId',
      'no account but a new one',
      `${customerId}, the account that has the e-mail address`,
      answer.body,
    );
  await signOut(run, visitor);
}

/** ACC-03: change the profile, read it, and restore it. */
export async function profileFlow(run: Run, shopper: Shopper): Promise<void> {
  const before = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  const fields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;
  const profile = Object.fromEntries(fields.map((field) => [field, text(before, field) ?? '']));
  const changed: Record<string, string> = {
    ...profile,
    phoneNumber: profile.phoneNumber === '4799887766' ? '4799887755' : '4799887766',
  };
  const answer = await run.call(shopper, 'updateCustomer', { body: changed }, { schema: 'Customer' });
  if (answer === undefined) return;
  const kept = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  for (const body of [answer.body, kept])
    for (const [field, wanted] of Object.entries(changed)) {
      const found = text(body, field);
      if (body !== undefined && found !== wanted)
        lost({ run, shopper }, 'updateCustomer', 'ACC-03', `/${field}`, wanted, found ?? 'nothing', body);
    }
  await run.call(shopper, 'updateCustomer', { body: profile }, { schema: 'Customer' });
  await refuse(run, shopper, {
    operation: 'updateCustomer',
    input: { body: { ...profile, firstName: 'n'.repeat(41) } },
    field: 'firstName',
    because: 'a first name of 41 characters, where 40 are the most',
  });
}

/** ACC-04: the new password signs in, the old one does not. Only for the account that the check has registered. */
export async function passwordFlow(run: Run, shopper: Shopper, user: User): Promise<User> {
  const changed = { name: user.name, password: newPassword() };
  const customer = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  run.secrets.add(changed.password);
  await run.call(
    shopper,
    'changePassword',
    { body: { currentPassword: 'not the password', newPassword: changed.password } },
    { statuses: [400, 401, 403], because: 'the current password is wrong' },
  );
  await refuse(run, shopper, {
    operation: 'changePassword',
    input: { body: { currentPassword: user.password, newPassword: 'short' } },
    field: 'newPassword',
    because: 'a password of 5 characters, where 8 are the least',
  });
  const body = { currentPassword: user.password, newPassword: changed.password };
  const answer = await run.call(shopper, 'changePassword', { body });
  await signOut(run, shopper);
  const visitor = { language: shopper.language, cookies: shopper.cookies };
  await refusedRegistrations(run, visitor, user.name, text(customer, 'customerId'));
  if (answer) await refusedSignIn(run, visitor, user, 'the password was changed');
  const current = answer ? changed : user;
  await signIn(run, shopper.language, current, shopper.cookies);
  return current;
}

/** Check that former credentials are refused. */
const refusedSignIn = (run: Run, visitor: Shopper, { name, password }: User, because: string) =>
  run.call(
    visitor,
    'loginCustomer',
    { headers: { Authorization: basic(name, password) } },
    { statuses: [401], because },
  );

/** ACC-03: delete the account that the check has registered, and check that it cannot sign in. */
export async function deleteAccount(run: Run, shopper: Shopper, user: User): Promise<void> {
  const customer = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  const customerId = accountOf(customer)?.customerId;
  if (customerId === undefined) return;
  await run.call(
    shopper,
    'deleteCustomer',
    {},
    { statuses: [400], because: 'no customerId, which is required' },
  );
  const before = { ...shopper, cookies: shopper.cookies.copy() };
  const answer = await run.call(shopper, 'deleteCustomer', { query: { customerId } });
  if (answer === undefined) return;
  await endedSession(run, before, 'the account was deleted');
  const visitor = { language: shopper.language, cookies: shopper.cookies };
  await refusedSignIn(run, visitor, user, 'the account was deleted');
}

/**
 * ORG-01: add a user as administrator, change and remove it.
 * @param stranger customerId of an account outside the organisation
 */
export async function organizationFlow(
  run: Run,
  shopper: Shopper,
  { organizationId, role: own }: Account,
  stranger: string | undefined,
): Promise<void> {
  if (own !== 'administrator') await addingUsers(run, shopper, organizationId ?? unknownLike(undefined));
  if (stranger !== undefined) await changingOthers(run, shopper, stranger);
  if (organizationId === undefined || own !== 'administrator') {
    run.coverage.explain('createOrganizationCustomer', 'no --user is the administrator of an organisation');
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
