import type { OperationId } from '../../../../src/api/operation';
import type { Answered } from '../client';
import { names } from '../cors';
import { ask } from '../request';
import type { Shopper } from '../run';

const reads: readonly OperationId[] = [
  ...(['getGlobalSettings', 'getTranslations', 'getGlobalContent', 'getHeader', 'getFooter'] as const),
  ...(['getSiteStructure', 'getCart', 'getCustomer'] as const),
];

async function sendWith(
  { run, language, cookies }: Shopper,
  operation: OperationId,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answered | undefined> {
  const path = run.contract.operations.get(operation)?.path;
  if (path === undefined || run.isStopped) return undefined;
  const reply = await ask(run.target, language, { cookies, path, method, headers });
  return reply.answered ? reply : undefined;
}

/** CALL-02: a validator of one language or session, sent with another one, is no reason for a 304. */
async function checkConditional(shopper: Shopper, others: readonly Shopper[], operation: OperationId) {
  const first = await sendWith(shopper, operation);
  for (const [name, validator] of [
    ['If-None-Match', 'etag'],
    ['If-Modified-Since', 'last-modified'],
  ] as const) {
    const value = first?.headers.get(validator);
    for (const other of first?.status === 200 && value ? others : []) {
      const usual = await sendWith(other, operation);
      const reply = await sendWith(other, operation, { [name]: value ?? '' });
      const request = `${operation} with ${name}: ${value} (${other})`;
      if (reply?.status === 304 && usual?.text !== first?.text)
        shopper.run.drift(operation, 'header', `no 304 for the ${name} of ${shopper}`, '304', request);
    }
  }
}

const isJson = (headers?: Headers): boolean =>
  /^application\/json\b/i.test(headers?.get('content-type') ?? '');

/** CALL-02: conditional requests, headers for caches and other clients, HEAD and OPTIONS. */
export async function checkHttp(visitor: Shopper, others: readonly Shopper[]) {
  for (const operation of reads.filter((each) => visitor.run.wants(each))) {
    const drift = (method: string, rule: 'header' | 'server-error', expected: string, found: string) =>
      visitor.run.drift(operation, rule, expected, found, `${method}${operation} (${visitor})`);
    await checkConditional(visitor, others, operation);
    const plain = { 'Accept-Encoding': 'identity' };
    const reply = await sendWith(visitor, operation, plain);
    const cache = names(reply?.headers.get('cache-control') ?? null);
    const vary = names(reply?.headers.get('vary') ?? null);
    const isStored = reply?.status === 200 && cache.some((each) => /^(public|s-maxage=[1-9])/.test(each));
    const varies = 'Vary: content-language, as shared caches keep the response';
    if (isStored && !vary.includes('content-language') && !vary.includes('*'))
      drift('', 'header', varies, reply.headers.get('vary') ?? 'no such header');
    const encoding = reply?.headers.get('content-encoding') ?? 'identity';
    if (encoding !== 'identity')
      drift('', 'header', 'no Content-Encoding, as Accept-Encoding is identity', encoding);
    for (const method of ['HEAD', 'OPTIONS']) {
      const other = await sendWith(visitor, operation, plain, method);
      const { status = 0, headers } = other ?? {};
      const like = `${method} like GET, or refused with 4xx`;
      const found = `${status}, ${headers?.get('content-type')}`;
      if (status >= 500) drift(`${method} of `, 'server-error', like, found);
      if (method !== 'HEAD' || status !== 200) continue;
      if (isJson(reply?.headers) && !isJson(headers)) drift('HEAD of ', 'header', like, found);
      const [length, own] = [reply, other].map((each) => each?.headers.get('content-length'));
      if (length && own && length !== own)
        drift('HEAD of ', 'header', `Content-Length: ${length}, as of GET`, own);
    }
  }
}

/** AUTH-03: a validator of one session is no reason for a 304 in another one. */
export async function checkSessionValidators(shopper: Shopper) {
  for (const operation of ['getCart', 'getCustomer', 'getGlobalSettings'] as const)
    if (shopper.run.wants(operation)) await checkConditional(shopper, [shopper.stranger()], operation);
}
