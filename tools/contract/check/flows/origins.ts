import type { Operation } from '../../../../scripts/generate/contract';
import { type Answered, Cookies, sendWithRetries } from '../client';
import { names, originProblems } from '../cors';
import { ask, settingsPath } from '../request';
import type { Run } from '../run';
import type { Shopper } from '../run';
import { broken } from '../../contract/differences';

/** An origin that no shop has, and that of a shop in development. */
const strangeOrigin = 'https://contract-check.example';
const developmentOrigin = 'http://localhost:5173';

/** The longest time for which Chromium keeps a preflight, s. */
const longestMaxAge = 7200;

async function readFrom({ run, language }: Shopper, origin: string): Promise<Headers | undefined> {
  const reply = await ask({ ...run.target, origin }, language);
  return reply.answered ? reply.headers : undefined;
}

const allowedBy = (headers?: Headers) => headers?.get('access-control-allow-origin');

/** Check CORS: from the shop’s origin, preflights and Vary; without one, that no foreign origin is half allowed. */
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

async function checkPreflight(run: Run, operation: Operation, origin: string) {
  const { id, method, parameters, path: pattern } = operation;
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
    : broken([false, 'cors', 'an answer to the preflight', reply.reason]);
  for (const each of problems) run.add(id, 'drift', each, `OPTIONS ${path} for ${method} from ${origin}`);
}

function preflightProblems(reply: Answered, origin: string, method: string, wanted: readonly string[]) {
  const { status, headers } = reply;
  const of = (name: string) => headers.get(`access-control-${name}`);
  const methods = (of('allow-methods') ?? '').split(',').map((each) => each.trim());
  const missing = wanted.filter((name) => !names(of('allow-headers')).includes(name)).join(', ');
  const age = `Access-Control-Max-Age: ${longestMaxAge}, without which every call is two`;
  // Methods, unlike names of headers, are compared with their case.
  const isAllowed = ['GET', 'POST', ...methods].includes(method);
  return [
    ...originProblems(headers, origin),
    ...broken(
      [status >= 200 && status < 300, 'cors', 'a preflight answered with 2xx', String(status)],
      [isAllowed, 'cors', `Access-Control-Allow-Methods with ${method}`, of('allow-methods')],
      [Number(of('max-age') ?? 0) >= longestMaxAge, 'cors', age, of('max-age')],
      [missing === '', 'cors', `Access-Control-Allow-Headers with ${missing}`, of('allow-headers')],
    ),
  ];
}

/** Check that responses that differ by origin have Vary, and that not every origin is allowed. */
async function checkVary(visitor: Shopper, origin: string) {
  const { run } = visitor;
  const own = await readFrom(visitor, origin);
  const other = await readFrom(visitor, strangeOrigin);
  if (own === undefined || other === undefined) return;
  const request = `GET ${settingsPath} from ${origin}, and from ${strangeOrigin}`;
  const vary = own.get('vary');
  const isSame = allowedBy(other) === allowedBy(own);
  const varies = isSame || names(vary).some((name) => name === 'origin' || name === '*');
  for (const each of broken([varies, 'cors', 'Vary: Origin, as the answer depends on it', vary]))
    run.add('getGlobalSettings', 'drift', each, request);
  const isOwn = allowedBy(other) !== strangeOrigin;
  const only = "Access-Control-Allow-Origin for the shop's origin only";
  for (const each of broken([isOwn, 'cors', only, `${strangeOrigin}, which was made up`]))
    run.add('getGlobalSettings', 'information', each, request);
}

/** CALL-02: a change as only another page can have forged it is refused. Signing out changes nothing here. */
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
