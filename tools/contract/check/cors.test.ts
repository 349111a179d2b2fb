import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { checkBackend } from './check';
import type { Finding } from './finding';
import { checkOtherOrigins } from './flows/origins';
import { driftOf } from './report';
import { Run } from './run';
import { Shopper } from './run';
import { type CheckedContract, loadContract } from '../contract/contract';
import { textReport } from '../report/text';
import { type Alteration, createDriftProxy, listen, type Listening } from '../testing/driftProxy';

let contract: CheckedContract;
let mocks: Listening;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
  mocks = await listen(
    createMockHttpServer({ onViolation: () => undefined, origins: [shop, 'http://localhost:5173'] }),
  );
});
afterAll(() => mocks.close());

const shop = 'https://shop.example';

const target = (base: string, origin: string | undefined) => ({
  base,
  timeout: 5000,
  ...(origin === undefined ? {} : { origin }),
});

/** Backend whose responses, preflights included, are altered. */
async function withAltered<Result>(
  alter: Alteration,
  use: (base: string) => Promise<Result>,
): Promise<Result> {
  const ids = [...contract.operations.keys(), 'unknown'];
  const alterations = Object.fromEntries(ids.map((id) => [id, alter]));
  const proxy = await listen(createDriftProxy(mocks.base, contract.operations, alterations));
  try {
    return await use(proxy.base);
  } finally {
    await proxy.close();
  }
}

/** Findings of the check of other origins. */
const checkFrom = (origin: string | undefined, alter: Alteration): Promise<Finding[]> =>
  withAltered(alter, async (base) => {
    const run = new Run(contract, target(base, origin), [], () => undefined);
    const visitor = new Shopper(run, 'no');
    await visitor.call('getHeader');
    await checkOtherOrigins(visitor);
    return run.findings;
  });

const withHeader =
  (name: string, value: string | undefined, onlyPreflights = false): Alteration =>
  (answer, { method }) => {
    const headers = new Headers(answer.headers);
    if (onlyPreflights && method !== 'OPTIONS') return answer;
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return { ...answer, headers };
  };

const drift = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'drift');

const problems = (findings: readonly Finding[]) => [
  ...new Set(drift(findings).map(({ rule, expected, found }) => `${rule}: ${expected}; found ${found}`)),
];

describe('a page of another origin', () => {
  it.each<[string, Alteration, string]>([
    [
      'credentials that are not allowed',
      withHeader('access-control-allow-credentials', undefined),
      'cors: Access-Control-Allow-Credentials: true, since calls carry cookies; found no such header',
    ],
    [
      'another origin',
      withHeader('access-control-allow-origin', 'https://other.example'),
      `cors: Access-Control-Allow-Origin: ${shop}; found https://other.example`,
    ],
    [
      'every origin',
      withHeader('access-control-allow-origin', '*'),
      `cors: Access-Control-Allow-Origin: ${shop}; browsers refuse * for calls with cookies; found *`,
    ],
    [
      'a preflight that refuses a header',
      withHeader('access-control-allow-headers', 'content-type', true),
      'cors: Access-Control-Allow-Headers with context-url; found content-type',
    ],
    [
      'a preflight that refuses a method',
      withHeader('access-control-allow-methods', 'GET, POST', true),
      'cors: Access-Control-Allow-Methods with PUT; found GET, POST',
    ],
    [
      'a preflight that wants a session',
      (answer, { method }) => (method === 'OPTIONS' ? { ...answer, status: 401 } : answer),
      'cors: a preflight answered with 2xx; found 401',
    ],
    [
      'answers that differ by origin, and do not say so',
      withHeader('vary', undefined),
      'cors: Vary: Origin, as the answer depends on it; found no such header',
    ],
  ])('DEV-05 %s is named as a fault of CORS', async (_, alter, expected) => {
    expect(problems(await checkFrom(shop, alter))).toContain(expected);
  });

  it('DEV-05 a fault of one operation is named with that operation', async () => {
    const findings = await checkFrom(shop, (answer, { url, method }) => {
      const headers = new Headers(answer.headers);
      if (method === 'OPTIONS' && url === '/api/order/')
        headers.set('access-control-allow-headers', 'content-type, context-url');
      return { ...answer, headers };
    });
    expect(drift(findings)).toMatchObject([
      {
        operation: 'createOrder',
        rule: 'cors',
        expected: 'Access-Control-Allow-Headers with idempotency-key',
      },
    ]);
  });

  it('DEV-05 what is wrong with every answer is said once in the report for people', async () => {
    const options = { users: [], write: false, language: 'no', only: ['no'], pages: 1 };
    const alter = withHeader('access-control-allow-credentials', undefined);
    const report = await withAltered(alter, (base) => checkBackend(contract, target(base, shop), options));
    expect(driftOf(report).length).toBeGreaterThan(30);
    const text = textReport(report);
    expect(text.match(/Access-Control-Allow-Credentials/g)?.length).toBeLessThan(3);
    expect(text).toMatch(/^In \d\d operations: .*getPage.*createOrder/m);
  });

  it('DEV-05 a backend that allows its own pages only has no fault, and one that allows all has', async () => {
    const none = await checkFrom(undefined, (answer) => ({
      ...answer,
      headers: new Headers({ 'content-type': answer.headers.get('content-type') ?? 'application/json' }),
    }));
    expect(problems(none)).toEqual([]);
    const all = await checkFrom(undefined, withHeader('access-control-allow-origin', '*'));
    expect(problems(all)).toEqual([
      'cors: Access-Control-Allow-Origin: http://localhost:5173; browsers refuse * for calls with cookies; found *',
    ]);
  });
});
