import type { OperationId } from '../../../../src/api/operation';
import { type Reply, sendWithRetries } from '../client';
import { names } from '../cors';
import type { Run } from '../run';
import { contractHeaders, type Shopper } from '../shopper';

type Answered = Extract<Reply, { answered: true }>;

/** Reads without parameters. */
const reads: readonly OperationId[] = [
  ...(['getGlobalSettings', 'getTranslations', 'getGlobalContent', 'getHeader', 'getFooter'] as const),
  ...(['getSiteStructure', 'getCart', 'getCustomer'] as const),
];

/** Send a call with headers that the check does not send otherwise. */
async function sendWith(
  { run, language, cookies }: Shopper,
  operation: OperationId,
  headers: Record<string, string>,
  method?: string,
): Promise<Answered | undefined> {
  const described = run.contract.operations.get(operation);
  if (described === undefined || run.isStopped) return undefined;
  const reply = await sendWithRetries(run.target, cookies, {
    method: method ?? described.method,
    path: described.path,
    headers: { ...contractHeaders(run.target, language), ...headers },
  });
  return reply.answered ? reply : undefined;
}

/** CALL-02: a validator of one language or session, sent with another one, is no reason for a 304. */
async function checkConditional(
  shopper: Shopper,
  others: readonly Shopper[],
  operation: OperationId,
): Promise<void> {
  const first = await sendWith(shopper, operation, {});
  const conditions: [name: string, value: string | null | undefined][] = [
    ['If-None-Match', first?.headers.get('etag')],
    ['If-Modified-Since', first?.headers.get('last-modified')],
  ];
  for (const [name, value] of conditions) {
    if (first?.status !== 200 || !value) continue;
    for (const other of others) {
      const usual = await sendWith(other, operation, {});
      const reply = await sendWith(other, operation, { [name]: value });
      const request = `${operation} with ${name}: ${value} (${other})`;
      if (reply?.status === 304 && usual?.text !== first.text)
        shopper.run.drift(operation, 'header', `no 304 for the ${name} of ${shopper}`, '304', request);
    }
  }
}

/** CALL-02: what no call of the shop meets, but caches and other clients do. */
function checkHeaders(
  run: Run,
  operation: OperationId,
  { headers, status }: Answered,
  request: string,
): void {
  const [cache, vary] = ['cache-control', 'vary'].map((name) => names(headers.get(name))) as [
    string[],
    string[],
  ];
  const isStored = status === 200 && cache.some((each) => /^(public|s-maxage=[1-9])/.test(each));
  const expected = 'Vary: content-language, as shared caches keep the response';
  if (isStored && !vary.includes('content-language') && !vary.includes('*'))
    run.drift(operation, 'header', expected, headers.get('vary') ?? 'no such header', request);
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding !== 'identity')
    run.drift(operation, 'header', 'no Content-Encoding, as Accept-Encoding is identity', encoding, request);
}

const isJson = (headers?: Headers): boolean =>
  /^application\/json\b/i.test(headers?.get('content-type') ?? '');

/** CALL-02: conditional requests, headers for caches, HEAD and OPTIONS. */
export async function checkHttp(visitor: Shopper, others: readonly Shopper[]): Promise<void> {
  for (const operation of reads) {
    if (!visitor.run.wants(operation)) continue;
    await checkConditional(visitor, others, operation);
    const reply = await sendWith(visitor, operation, { 'Accept-Encoding': 'identity' });
    if (reply) checkHeaders(visitor.run, operation, reply, `${operation} (${visitor})`);
    for (const method of ['HEAD', 'OPTIONS']) {
      const other = await sendWith(visitor, operation, { 'Accept-Encoding': 'identity' }, method);
      if (other === undefined) continue;
      const { status, headers } = other;
      const drift = (rule: 'header' | 'server-error', expected: string, found: string) =>
        visitor.run.drift(operation, rule, expected, found, `${method} of ${operation} (${visitor})`);
      const like = `${method} like GET, or refused with 4xx`;
      const found = `${status}, ${headers.get('content-type')}`;
      if (status >= 500) drift('server-error', like, found);
      if (method !== 'HEAD' || status !== 200) continue;
      if (isJson(reply?.headers) && !isJson(headers)) drift('header', like, found);
      const [length, own] = [reply, other].map((each) => each?.headers.get('content-length'));
      if (length && own && length !== own) drift('header', `Content-Length: ${length}, as of GET`, own);
    }
  }
}

/** AUTH-03: a validator of one session is no reason for a 304 in another one. */
export async function checkSessionValidators(shopper: Shopper): Promise<void> {
  const visitor = shopper.stranger();
  for (const operation of ['getCart', 'getCustomer', 'getGlobalSettings'] as const)
    if (shopper.run.wants(operation)) await checkConditional(shopper, [visitor], operation);
}
