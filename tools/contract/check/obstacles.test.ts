import { createServer } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { password, sampleCustomer } from '../../../mocks/shop/customers';
import { checkBackend } from './check';
import { obstacleOf } from './obstacles';
import { driftOf, exitCode } from './report';
import type { CheckOptions } from './visitLanguage';
import { type CheckedContract, loadContract } from '../contract/contract';
import { alterSuccess, createDriftProxy, listen } from '../testing/driftProxy';

let contract: CheckedContract;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
});

const boss = { name: sampleCustomer.email, password };
const options: CheckOptions = { users: [], write: true, pages: 4 };

it('DEV-05 a language that the shop lacks is one sentence with the option', async () => {
  const problem = { message: 'No', inputErrors: [{ field: 'Content-Language', message: 'Unknown' }] };
  const backend = await listen(
    createServer((_, response) =>
      response.writeHead(400, { 'Content-Type': 'application/json' }).end(JSON.stringify(problem)),
    ),
  );
  const report = await checkBackend(contract, { base: backend.base, timeout: 1000 }, options);
  await backend.close();
  expect([report.findings, exitCode(report)]).toEqual([[], 2]);
  expect(report.problems).toEqual([expect.stringMatching(/the language no .*--language <tag>$/)]);
});

it('DEV-05 a missing Origin is one sentence with the option; one operation that answers 403 is none', async () => {
  const refused = new Set(['/api/customer/login', '/api/customer/register']);
  const backend = await listen(
    createServer(({ url = '', headers }, response) =>
      response.writeHead(refused.has(url) && headers.origin === undefined ? 403 : 200).end('{}'),
    ),
  );
  const target = { base: backend.base, timeout: 1000 };
  const report = await checkBackend(contract, target, options);
  expect([report.findings, exitCode(report)]).toEqual([[], 2]);
  expect(report.problems).toEqual([expect.stringMatching(/403.*--origin <URL>$/)]);
  expect(await obstacleOf({ ...target, origin: 'https://shop.test' }, 'no')).toBeUndefined();
  refused.delete('/api/customer/register');
  expect(await obstacleOf(target, 'no')).toBeUndefined();
  await backend.close();
});

it.each([401, 403])('DEV-05 a gate before the shop, %i, is one sentence with the options', async (status) => {
  const backend = await listen(
    createServer((_, response) => response.writeHead(status).end('<h1>Gate</h1>')),
  );
  const report = await checkBackend(contract, { base: backend.base, timeout: 1000 }, options);
  await backend.close();
  expect([report.findings, exitCode(report)]).toEqual([[], 2]);
  expect(report.problems).toEqual([expect.stringMatching(/gate.*--basic, --header or --cookie$/)]);
});

it('DEV-05 a gate that takes sign-in for its own is one sentence; a shop that asks for a password is none', async () => {
  const authorization = 'Basic Z2F0ZTpvcGVu';
  let isOfShop = false;
  const backend = await listen(
    createServer(({ method, headers }, response) => {
      const isRefused = method !== 'GET' && (isOfShop || headers.authorization !== authorization);
      response.writeHead(isRefused ? 401 : 200, isRefused ? { 'WWW-Authenticate': 'Basic' } : {}).end('{}');
    }),
  );
  const target = { base: backend.base, timeout: 1000, authorization };
  const report = await checkBackend(contract, target, options);
  expect([report.findings, exitCode(report)]).toEqual([[], 2]);
  expect(report.problems).toEqual([expect.stringMatching(/gate of --basic.*--header or --cookie$/)]);
  isOfShop = true;
  expect(await obstacleOf(target, 'no')).toBeUndefined();
  await backend.close();
});

it('DEV-05 alternativeLinks with unknown keys are one finding', async () => {
  const shop = await listen(createMockHttpServer({ onViolation: () => undefined }));
  const proxy = await listen(
    createDriftProxy(shop.base, contract.operations, {
      getGlobalSettings: (answer, call) =>
        call.headers.get('content-language') === 'klingon'
          ? { ...answer, status: 400, text: '{"message":"","inputErrors":[{"field":"Content-Language"}]}' }
          : alterSuccess(({ languages: _, ...settings }: Record<string, unknown>) => settings)(answer, call),
      getPage: alterSuccess((page: object) => ({ ...page, alternativeLinks: { klingon: '/klingon' } })),
    }),
  );
  const operations = new Set(['getGlobalSettings', 'getPage']);
  const target = { base: proxy.base, timeout: 5000 };
  const report = await checkBackend(contract, target, {
    ...options,
    language: 'en',
    write: false,
    operations,
  });
  await proxy.close();
  await shop.close();
  const named = driftOf(report).filter(({ found, request }) => /klingon/.test(found + request));
  expect(named.map(({ operation }) => operation)).toEqual(['getGlobalSettings']);
});

const strange = ['', ':', '//', 'https://[', '/%', '\ud800', '50%', '\u0000', '☃/?#', '-1', '9'.repeat(400)];

/** A body with some of its texts, and some names of its fields, replaced by strange ones; deterministic. */
function withStrange(body: unknown, seed: number): unknown {
  let at = seed;
  const next = () => (at = (at * 1_103_515_245 + 12_345) % 2 ** 31);
  const pick = (text: string) => (next() % 5 === 0 ? (strange[next() % strange.length] ?? '') : text);
  const alter = (value: unknown): unknown => {
    if (typeof value === 'string') return pick(value);
    if (Array.isArray(value)) return value.map(alter);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [next() % 40 === 0 ? pick(key) : key, alter(inner)]),
    );
  };
  return alter(body);
}

it('DEV-05 strange values in responses do not end the check', async () => {
  const shop = await listen(createMockHttpServer({ onViolation: () => undefined }));
  let calls = 0;
  const alter = alterSuccess((body) => withStrange(body, calls++));
  const all = Object.fromEntries([...contract.operations.keys()].map((id) => [id, alter]));
  const proxy = await listen(createDriftProxy(shop.base, contract.operations, all));
  const target = { base: proxy.base, timeout: 5000 };
  const report = await checkBackend(contract, target, {
    ...options,
    ...{ users: [boss], write: false, quick: true },
    only: ['no'],
    language: 'no',
    pages: 1,
  });
  await proxy.close();
  expect(report.calls).toBeGreaterThan(50);
  expect(report.problems.filter((problem) => problem.includes('the check itself failed'))).toEqual([]);
  await shop.close();
}, 120_000);
