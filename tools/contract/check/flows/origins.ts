import type { Operation } from '../../../../scripts/generate/contract';
import { Cookies, type Reply, sendWithRetries } from '../client';
import { corsProblem, names, originProblems } from '../cors';
import { ask, type Run, settingsPath, type Shopper } from '../run';
import type { Difference } from '../../contract/differences';

/** An origin that no shop has, and that of a shop in development. */
const strangeOrigin = 'https://contract-check.example';
const developmentOrigin = 'http://localhost:5173';

/** The longest time for which Chromium keeps a preflight, s. */
const longestMaxAge = 7200;

/** A read of the settings from a page of an origin. */
async function readFrom({ run, language }: Shopper, origin: string): Promise<Headers | undefined> {
  const reply = await ask({ ...run.target, origin }, language);
  return reply.answered ? reply.headers : undefined;
}

const allowedBy = (headers?: Headers) => headers?.get('access-control-allow-origin');

/**
 * Check CORS. With the origin of the shop, check the preflight of every operation; without, check the responses of a
 * backend that allows other origins: one that allows none is correct.
 */
export async function checkOtherOrigins(visitor: Shopper) {
  const { run } = visitor;
  const { base, origin } = run.target;
  if (origin === undefined) {
    const headers = await readFrom(visitor, developmentOrigin);
    if (headers && ['*', developmentOrigin].includes(allowedBy(headers) ?? ''))
      for (const each of originProblems(headers, developmentOrigin))
        run.add('getGlobalSettings', 'drift', each, `GET ${settingsPath} from ${developmentOrigin}`);
  } else if (new URL(base).origin !== origin) {
    for (const operation of run.contract.operations.values())
      if (!operation.isOptional) await checkPreflight(run, operation, origin);
    await checkVary(visitor, origin);
  }
}

/** Send the preflight of an operation as a browser does for a page of an origin. */
async function checkPreflight(
  run: Run,
  { id, method, parameters, path: pattern }: Operation,
  origin: string,
) {
  const path = pattern.replaceAll(/\{\w+\}/g, 'contract-check');
  const hasKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  const wanted = [
    ...(id === 'loginCustomer' ? ['authorization'] : []),
    ...['content-type', 'context-url'],
    ...(hasKey ? ['idempotency-key'] : []),
  ];
  const reply = await sendWithRetries({ ...run.target, origin }, new Cookies(), {
    ...{ method: 'OPTIONS', path },
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
  { status, headers }: Extract<Reply, { answered: true }>,
  origin: string,
  method: string,
  wanted: readonly string[],
): Difference[] {
  const of = (name: string) => headers.get(`access-control-${name}`);
  const methods = (of('allow-methods') ?? '').split(',').map((each) => each.trim());
  const missing = wanted.filter((name) => !names(of('allow-headers')).includes(name)).join(', ');
  const age = `Access-Control-Max-Age: ${longestMaxAge}, without which every call is two`;
  // Methods, unlike names of headers, are compared with their case.
  const isAllowed = ['GET', 'POST', ...methods].includes(method);
  const rules: readonly (readonly [holds: boolean, expected: string, found: string | null])[] = [
    [status >= 200 && status < 300, 'a preflight answered with 2xx', String(status)],
    [isAllowed, `Access-Control-Allow-Methods with ${method}`, of('allow-methods')],
    [Number(of('max-age') ?? 0) >= longestMaxAge, age, of('max-age')],
    [missing === '', `Access-Control-Allow-Headers with ${missing}`, of('allow-headers')],
  ];
  return [
    ...originProblems(headers, origin),
    ...rules.filter(([holds]) => !holds).map(([, expected, found]) => corsProblem(expected, found)),
  ];
}

/** Check that responses that differ by origin have Vary, and that not every origin is allowed. */
async function checkVary(visitor: Shopper, origin: string) {
  const own = await readFrom(visitor, origin);
  const other = await readFrom(visitor, strangeOrigin);
  if (own === undefined || other === undefined) return;
  const request = `GET ${settingsPath} from ${origin}, and from ${strangeOrigin}`;
  const add = (severity: 'drift' | 'information', expected: string, found: string | null) =>
    visitor.run.add('getGlobalSettings', severity, corsProblem(expected, found), request);
  const vary = own.get('vary');
  if (allowedBy(other) !== allowedBy(own) && !names(vary).some((name) => name === 'origin' || name === '*'))
    add('drift', 'Vary: Origin, as the answer depends on it', vary);
  const made = `${strangeOrigin}, which was made up`;
  if (allowedBy(other) === strangeOrigin)
    add('information', "Access-Control-Allow-Origin for the shop's origin only", made);
}

/**
 * CALL-02: a change without the headers that only the shop's pages can send, or from the page of another origin, is
 * refused. Signing out changes nothing here, since nobody is signed in; it succeeds without a session (AUTH-01). A backend
 * that lets pages of every origin read its responses is reported as such.
 */
export async function forgedCalls(visitor: Shopper) {
  const { run, language } = visitor;
  await visitor.stranger().expect('logoutCustomer', {}, 'sign-out needs no session', 204);
  for (const name of ['Context-Url', 'Content-Type']) {
    const because = `the call has no ${name}, as one that another page has forged`;
    await visitor.stranger().expect('logoutCustomer', { headers: { [name]: undefined } }, because, 400, 403);
  }
  const { method = '', path = '' } = run.contract.operations.get('logoutCustomer') ?? {};
  if (method === '') return;
  const reply = await ask({ ...run.target, origin: strangeOrigin }, language, { method, path });
  if (!reply.answered || reply.status === 403) return;
  if ([strangeOrigin, '*'].includes(allowedBy(reply.headers) ?? '')) return;
  const expected = '403: the Origin is not the shop’s';
  const request = `${method} ${path} from ${strangeOrigin}`;
  run.drift('logoutCustomer', 'accepted', expected, String(reply.status), request);
}
