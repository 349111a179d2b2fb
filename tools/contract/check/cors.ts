import type { Target } from './client';
import type { Difference } from '../contract/differences';

/** What the headers for pages of other origins lack. */
export const corsProblem = (expected: string, found: string | null): Difference => ({
  rule: 'cors',
  pointer: '',
  expected,
  found: found ?? 'no such header',
});

/** The names in a header that lists some, in lower case. */
export const names = (header: string | null): string[] =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/** What lets a page of an origin read answers to calls with cookies (CALL-01): its origin by name, and credentials. */
export function originProblems(headers: Headers, origin: string): Difference[] {
  const allowed = headers.get('access-control-allow-origin');
  const credentials = headers.get('access-control-allow-credentials');
  return [
    ...(allowed === origin
      ? []
      : [
          corsProblem(
            `Access-Control-Allow-Origin: ${origin}${allowed === '*' ? '; browsers refuse * for calls with cookies' : ''}`,
            allowed,
          ),
        ]),
    ...(credentials === 'true'
      ? []
      : [corsProblem('Access-Control-Allow-Credentials: true, since calls carry cookies', credentials)]),
  ];
}

/** The same of an answer to a call of the check, where it comes from another origin. */
export const crossOriginProblems = ({ base, origin }: Target, headers: Headers): Difference[] =>
  origin === undefined || new URL(base).origin === origin ? [] : originProblems(headers, origin);
