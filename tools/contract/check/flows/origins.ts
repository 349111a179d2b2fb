import type { Operation } from '../../../../scripts/generate/contract';
import { Cookies, type Reply, sendWithRetries } from '../client';
import { corsProblem, names, originProblems } from '../cors';
import type { Severity } from '../judge';
import type { Run } from '../run';
import { contractHeaders, settingsPath, type Shopper } from '../shopper';
import type { Difference } from '../../contract/differences';

/** An origin that no shop has, and that of a shop in development. */
export const strangeOrigin = 'https://contract-check.example';
const developmentOrigin = 'http://localhost:5173';

/** The longest time for which Chromium keeps a preflight, s. */
const longestMaxAge = 7200;

type Answered = Extract<Reply, { answered: true }>;

/**
 * Check CORS. With the origin of the shop, check the preflight of every operation; without, check the responses of a
 * backend that allows other origins.
 */
export async function checkOtherOrigins({ run, language }: Shopper): Promise<void> {
  const { base, origin } = run.target;
  if (origin === undefined) return checkAnyOrigin(run, language);
  if (new URL(base).origin === origin) return;
  for (const operation of run.contract.operations.values())
    if (!operation.isOptional) await checkPreflight(run, operation, origin);
  await checkVary(run, language, origin);
}

/** Headers of a call that need a preflight. */
const headersOf = ({ id, parameters }: Operation): string[] => [
  'content-type',
  'context-url',
  ...(id === 'loginCustomer' ? ['authorization'] : []),
  ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? ['idempotency-key'] : []),
];

/** Send the preflight of an operation as a browser does for a page of an origin. */
async function checkPreflight(run: Run, operation: Operation, origin: string): Promise<void> {
  const { id, method } = operation;
  const path = operation.path.replaceAll(/\{\w+\}/g, 'contract-check');
  const wanted = headersOf(operation).toSorted();
  const reply = await sendWithRetries({ ...run.target, origin }, new Cookies(), {
    method: 'OPTIONS',
    path,
    headers: {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': wanted.join(','),
    },
  });
  const problems = reply.answered
    ? preflightProblems(reply, origin, method, wanted)
    : [corsProblem('an answer to the preflight', reply.reason)];
  for (const each of problems) run.add(id, 'drift', each, `OPTIONS ${path} for ${method} from ${origin}`);
}

function preflightProblems(
  { status, headers }: Answered,
  origin: string,
  method: string,
  wanted: readonly string[],
): Difference[] {
  const of = (name: string) => headers.get(`access-control-${name}`);
  const methods = (of('allow-methods') ?? '').split(',').map((each) => each.trim());
  const missing = wanted.filter((name) => !names(of('allow-headers')).includes(name)).join(', ');
  const rules: readonly (readonly [holds: boolean, expected: string, found: string | null])[] = [
    [status >= 200 && status < 300, 'a preflight answered with 2xx', String(status)],
    // Methods, unlike names of headers, are compared with their case.
    [
      ['GET', 'POST', ...methods].includes(method),
      ...([`Access-Control-Allow-Methods with ${method}`, of('allow-methods')] as const),
    ],
    [
      Number(of('max-age') ?? 0) >= longestMaxAge,
      ...([
        `Access-Control-Max-Age: ${longestMaxAge}, without which every call is two`,
        of('max-age'),
      ] as const),
    ],
    [missing === '', `Access-Control-Allow-Headers with ${missing}`, of('allow-headers')],
  ];
  return [
    ...originProblems(headers, origin),
    ...rules.filter(([holds]) => !holds).map(([, expected, found]) => corsProblem(expected, found)),
  ];
}

/** Response to a read of a page from an origin. */
async function readFrom(run: Run, language: string, origin: string): Promise<Answered | undefined> {
  const call = { method: 'GET', path: settingsPath, headers: contractHeaders(run.target, language) };
  const reply = await sendWithRetries({ ...run.target, origin }, new Cookies(), call);
  return reply.answered ? reply : undefined;
}

/** Check that responses that differ by origin have Vary, and that not every origin is allowed. */
async function checkVary(run: Run, language: string, origin: string): Promise<void> {
  const own = await readFrom(run, language, origin);
  const other = await readFrom(run, language, strangeOrigin);
  if (own === undefined || other === undefined) return;
  const allowed = other.headers.get('access-control-allow-origin');
  const request = `GET ${settingsPath} from ${origin}, and from ${strangeOrigin}`;
  const vary = own.headers.get('vary');
  const depends = allowed !== own.headers.get('access-control-allow-origin');
  const add = (severity: Severity, expected: string, found: string | null) =>
    run.add('getGlobalSettings', severity, corsProblem(expected, found), request);
  if (depends && !names(vary).some((name) => name === 'origin' || name === '*'))
    add('drift', 'Vary: Origin, as the answer depends on it', vary);
  if (allowed === strangeOrigin)
    add(
      'information',
      "Access-Control-Allow-Origin for the shop's origin only",
      `${allowed}, which was made up`,
    );
}

/** Check without a known origin of the shop: a backend that allows no other origin is correct. */
async function checkAnyOrigin(run: Run, language: string): Promise<void> {
  const reply = await readFrom(run, language, developmentOrigin);
  const allowed = reply?.headers.get('access-control-allow-origin');
  const concerns = allowed === '*' || allowed === developmentOrigin;
  if (!reply || !concerns) return;
  for (const each of originProblems(reply.headers, developmentOrigin))
    run.add('getGlobalSettings', 'drift', each, `GET ${settingsPath} from ${developmentOrigin}`);
}

/**
 * CALL-02: a change without the headers that only the shop's pages can send, or from the page of another origin, is
 * refused. Signing out changes nothing here, since nobody is signed in; it succeeds without a session (AUTH-01).
 */
export async function forgedCalls(visitor: Shopper): Promise<void> {
  await visitor.stranger().expect('logoutCustomer', {}, 'sign-out needs no session', 204);
  for (const name of ['Context-Url', 'Content-Type']) {
    const because = `the call has no ${name}, as one that another page has forged`;
    await visitor.stranger().expect('logoutCustomer', { headers: { [name]: undefined } }, because, 400, 403);
  }
  await foreignOrigin(visitor);
}

/** A backend that lets pages of every origin read its responses is reported as such. */
async function foreignOrigin({ run, language }: Shopper): Promise<void> {
  const operation = run.contract.operations.get('logoutCustomer');
  if (operation === undefined) return;
  const { id, method, path } = operation;
  const target = { ...run.target, origin: strangeOrigin };
  const call = { method, path, headers: contractHeaders(run.target, language) };
  const reply = await sendWithRetries(target, new Cookies(), call);
  if (!reply.answered || reply.status === 403) return;
  const allowed = reply.headers.get('access-control-allow-origin');
  if (allowed === strangeOrigin || allowed === '*') return;
  const expected = '403: the Origin is not the shop’s';
  run.drift(id, 'accepted', expected, String(reply.status), `${method} ${path} from ${strangeOrigin}`);
}
