import type { OperationId } from '../../../../src/api/operation';
import { Cookies, type Reply } from '../client';
import { names } from '../cors';
import { sendWithRetries } from '../rateLimit';
import { describe, type Shopper } from '../request';
import type { Run } from '../run';

type Answered = Extract<Reply, { answered: true }>;

/** Reads without parameters. */
const reads: readonly OperationId[] = [
  ...(['getGlobalSettings', 'getTranslations', 'getGlobalContent', 'getHeader', 'getFooter'] as const),
  ...(['getSiteStructure', 'getCart', 'getCustomer'] as const),
];

/** Send a call with headers that the check does not send otherwise. */
async function sendWith(
  run: Run,
  { language, cookies }: Shopper,
  operation: OperationId,
  headers: Record<string, string>,
  method?: string,
): Promise<Answered | undefined> {
  const described = run.contract.operations.get(operation);
  if (described === undefined || run.isStopped) return undefined;
  const reply = await sendWithRetries(run.target, cookies, {
    method: method ?? described.method,
    path: described.path,
    headers: {
      ...{ Accept: 'application/json', 'Content-Type': 'application/json' },
      ...{ 'Content-Language': language, 'Context-Url': run.target.base, ...headers },
    },
  });
  return reply.answered ? reply : undefined;
}

/** Report a problem of a response outside its body. */
const report = (
  run: Run,
  operation: OperationId,
  expected: string,
  found: string,
  request: string,
  rule: 'header' | 'server-error' = 'header',
) => run.add(operation, 'drift', { rule, pointer: '', expected, found }, request);

/** CALL-02: a validator of one language or session, sent with another one, is no reason for a 304. */
async function checkConditional(
  run: Run,
  shopper: Shopper,
  others: readonly Shopper[],
  operation: OperationId,
): Promise<void> {
  const first = await sendWith(run, shopper, operation, {});
  const conditions: [name: string, value: string | null | undefined][] = [
    ['If-None-Match', first?.headers.get('etag')],
    ['If-Modified-Since', first?.headers.get('last-modified')],
  ];
  for (const [name, value] of conditions) {
    if (first?.status !== 200 || !value) continue;
    for (const other of others) {
      const usual = await sendWith(run, other, operation, {});
      const reply = await sendWith(run, other, operation, { [name]: value });
      const expected = `no 304 for the ${name} of ${describe(shopper)}`;
      if (reply?.status === 304 && usual?.text !== first.text)
        report(run, operation, expected, '304', `${operation} with ${name}: ${value} (${describe(other)})`);
    }
  }
}

/** Problems of a response's headers that no call of the shop meets, but caches and other clients do. */
function headerProblems({ headers, status }: Answered): [expected: string, found: string][] {
  const cache = names(headers.get('cache-control'));
  const vary = names(headers.get('vary'));
  const isStored = status === 200 && cache.some((each) => /^(public|s-maxage=[1-9])/.test(each));
  const lacking = ['content-language', 'context-url'].filter(
    (name) => !vary.includes(name) && !vary.includes('*'),
  );
  const encoding = headers.get('content-encoding') ?? 'identity';
  return [
    ...(isStored && lacking.includes('content-language')
      ? [
          [
            `Vary: ${lacking.join(', ')}, as shared caches keep the response`,
            headers.get('vary') ?? 'no such header',
          ] as [string, string],
        ]
      : []),
    ...(encoding === 'identity'
      ? []
      : [['no Content-Encoding, as Accept-Encoding is identity', encoding] as [string, string]]),
  ];
}

const isJson = (headers?: Headers): boolean =>
  /^application\/json\b/i.test(headers?.get('content-type') ?? '');

/** CALL-02: conditional requests, headers for caches, HEAD and OPTIONS. */
export async function checkHttp(run: Run, visitor: Shopper, others: readonly Shopper[]): Promise<void> {
  for (const operation of reads) {
    if (!run.wants(operation)) continue;
    await checkConditional(run, visitor, others, operation);
    const reply = await sendWith(run, visitor, operation, { 'Accept-Encoding': 'identity' });
    for (const [expected, found] of reply ? headerProblems(reply) : [])
      report(run, operation, expected, found, `${operation} (${describe(visitor)})`);
    for (const method of ['HEAD', 'OPTIONS']) {
      const other = await sendWith(run, visitor, operation, { 'Accept-Encoding': 'identity' }, method);
      const request = `${method} of ${operation} (${describe(visitor)})`;
      const like = `${method} like GET, or refused with 4xx`;
      const found = `${other?.status}, ${other?.headers.get('content-type')}`;
      if (other && other.status >= 500) report(run, operation, like, found, request, 'server-error');
      if (method !== 'HEAD' || other?.status !== 200) continue;
      if (isJson(reply?.headers) && !isJson(other.headers)) report(run, operation, like, found, request);
      const [length, own] = [reply, other].map((each) => each?.headers.get('content-length'));
      if (length && own && length !== own)
        report(run, operation, `Content-Length: ${length}, as of GET`, own, request);
    }
  }
}

/** AUTH-03: a validator of one session is no reason for a 304 in another one. */
export async function checkSessionValidators(run: Run, shopper: Shopper): Promise<void> {
  const visitor: Shopper = { language: shopper.language, cookies: new Cookies() };
  for (const operation of ['getCart', 'getCustomer', 'getGlobalSettings'] as const)
    if (run.wants(operation)) await checkConditional(run, shopper, [visitor], operation);
}
