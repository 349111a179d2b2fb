import type { Target } from './client';
import { broken, type Difference } from '../contract/differences';

/** The names in a header that lists some, in lower case. */
export const names = (header: string | null): string[] =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/** CALL-01: a page of another origin can read responses to calls with cookies: its origin by name, credentials. */
export function originProblems(headers: Headers, origin: string): Difference[] {
  const allowed = headers.get('access-control-allow-origin');
  const credentials = headers.get('access-control-allow-credentials');
  const because = allowed === '*' ? '; browsers refuse * for calls with cookies' : '';
  const needed = 'Access-Control-Allow-Credentials: true, since calls carry cookies';
  return broken(
    [allowed === origin, 'cors', `Access-Control-Allow-Origin: ${origin}${because}`, allowed],
    [credentials === 'true', 'cors', needed, credentials],
  );
}

/** The last two labels of a host name, or an IP address: enough to tell sites apart, but for some public suffixes. */
const siteOf = (hostname: string): string =>
  /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');

export const isOtherSite = ({ base, origin }: Target): boolean =>
  origin !== undefined && siteOf(new URL(origin).hostname) !== siteOf(new URL(base).hostname);

/** Problems of {@link originProblems} for a call of the check with an Origin; none without one. */
export const crossOriginProblems = ({ base, origin }: Target, headers: Headers): Difference[] =>
  origin === undefined || new URL(base).origin === origin ? [] : originProblems(headers, origin);
