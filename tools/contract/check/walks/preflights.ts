import { Cookies, send, type Target } from '../client';
import { crossOriginProblems, headerProblem, names } from '../cors';
import type { Run } from '../run';
import type { Difference } from '../../contract/differences';

const wantedHeaders = ['authorization', 'content-type', 'context-url', 'idempotency-key'];

/** Preflights of a page of another origin: for a read, and for a change. */
export async function checkPreflights(run: Run): Promise<void> {
  const { target } = run;
  if (target.origin === undefined || new URL(target.base).origin === target.origin) return;
  for (const [operation, method, path] of [
    ['getGlobalSettings', 'GET', '/api/site/global-settings'],
    ['updateCart', 'PUT', '/api/cart'],
  ] as const) {
    const request = `OPTIONS ${path} for ${method} from ${target.origin}`;
    const reply = await send(target, new Cookies(), {
      method: 'OPTIONS',
      path,
      headers: {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'content-type,context-url',
      },
    });
    const problems = reply.answered
      ? preflightProblems(target, reply.status, reply.headers, method)
      : [{ ...headerProblem('an answer', reply.reason), rule: 'no-answer' as const }];
    for (const each of problems) run.add(operation, 'drift', each, request);
  }
}

function preflightProblems(target: Target, status: number, headers: Headers, method: string): Difference[] {
  const methods = headers.get('access-control-allow-methods');
  const allowed = headers.get('access-control-allow-headers');
  const missing = wantedHeaders.filter((name) => !names(allowed).includes(name));
  const isSimple = method === 'GET';
  return [
    ...(status >= 200 && status < 300
      ? []
      : [headerProblem('a preflight answered with 2xx', String(status))]),
    ...crossOriginProblems(target, headers),
    ...(isSimple || names(methods).includes(method.toLowerCase())
      ? []
      : [headerProblem(`Access-Control-Allow-Methods with ${method}`, methods)]),
    ...(missing.length === 0
      ? []
      : [headerProblem(`Access-Control-Allow-Headers with ${missing.join(', ')}`, allowed)]),
  ];
}
