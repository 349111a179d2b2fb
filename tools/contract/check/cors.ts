import type { Target } from './client';
import type { Difference } from '../contract/differences';

/** A header that is not as the contract has it. */
export const headerProblem = (expected: string, found: string | null): Difference => ({
  rule: 'header',
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

/** What an answer to a page of another origin lacks (CALL-01): that page's origin by name, credentials, and Vary. */
export function crossOriginProblems({ base, origin }: Target, headers: Headers): Difference[] {
  if (origin === undefined || new URL(base).origin === origin) return [];
  const allowed = headers.get('access-control-allow-origin');
  const credentials = headers.get('access-control-allow-credentials');
  const vary = headers.get('vary');
  return [
    ...(allowed === origin ? [] : [headerProblem(`Access-Control-Allow-Origin: ${origin}`, allowed)]),
    ...(credentials === 'true' ? [] : [headerProblem('Access-Control-Allow-Credentials: true', credentials)]),
    ...(names(vary).includes('origin') || vary === '*' ? [] : [headerProblem('Vary: Origin', vary)]),
  ];
}
