import { text } from '../read';
import { Cookies } from '../client';
import { isOtherSite } from '../cors';
import type { Severity } from '../judge';
import type { Shopper } from '../request';
import type { Run } from '../run';
import type { User } from './identity';
import { basic } from './refusals';
import { endedSession } from './rights';

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
  const customer = await run.expect(shopper, 'getCustomer', {}, 'signing in has succeeded', 200);
  protectToken(run, customer?.body);
  return customer && shopper;
}

/** Mask the token of a customer in reports. */
export function protectToken(run: Run, customer: unknown): void {
  const token = text(customer, 'authenticateToken');
  if (token) run.secrets.add(token);
}

/**
 * Check that the session cookie is HttpOnly and valid for every path. Browsers send it under any name, so another name
 * than the contract's is information only.
 */
export function checkCookie(
  run: Run,
  { cookies, user }: Shopper,
  operation: 'loginCustomer' | 'registerCustomer',
): void {
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
export async function signOut(run: Run, shopper: Shopper): Promise<void> {
  const before = { ...shopper, cookies: shopper.cookies.copy() };
  const answer = await run.call(shopper, 'logoutCustomer');
  if (answer === undefined) return;
  await endedSession(run, shopper, 'the customer has signed out');
  await endedSession(run, before, 'the session has ended with the sign-out');
}

/** Check that former credentials are refused. */
export const refusedSignIn = (run: Run, visitor: Shopper, { name, password }: User, because: string) =>
  run.expect(visitor, 'loginCustomer', { headers: { Authorization: basic(name, password) } }, because, 401);
