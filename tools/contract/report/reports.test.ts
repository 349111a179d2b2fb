// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { exitCode, nothingWorked, type Report } from '../check/report';
import type { Finding } from '../check/finding';
import { formats } from './formats';

const finding = (fields: Partial<Finding> = {}): Finding => ({
  operation: 'getFooter',
  severity: 'drift',
  rule: 'missing-field',
  pointer: '/copyright',
  expected: 'a required field',
  found: 'nothing <&> "quoted"\nnext line',
  request: 'GET /api/content/footer (no, signed out)',
  place: { file: 'openapi/schemas/layout.yaml', line: 66 },
  count: 2,
  ...fields,
});

const report = (findings: Finding[], problems: string[] = []): Report => ({
  base: 'https://shop.example.com',
  date: '2026-11-27T08:00:00.000Z',
  tool: { name: 'storefront-contract', version: '1.0.0' },
  contract: { version: '1.0.0', file: 'openapi/storefront.yaml' },
  calls: 7,
  seconds: 1.25,
  findings,
  operations: [
    { id: 'getFooter', method: 'GET', path: '/api/content/footer', statuses: [{ status: 200, seen: 1 }] },
    { id: 'getHeader', method: 'GET', path: '/api/content/header', statuses: [{ status: 200, seen: 1 }] },
    { id: 'createOrder', method: 'POST', path: '/api/order/', statuses: [{ status: 200, seen: 0 }] },
  ],
  unexercised: [{ operation: 'createOrder', statuses: [200], reason: 'nothing could be put into the cart' }],
  pageTypes: ['StartPage'],
  problems,
});

const full = report(
  [
    finding(),
    finding({ operation: 'getHeader', severity: 'information', rule: 'extra-field', pointer: '/a' }),
  ],
  ['Nobody could be signed in as kari'],
);
/** A report with every optional field. */
const complete = report([
  finding({
    requirement: 'CART-01',
    exchange: {
      request: {
        ...{ method: 'GET', url: 'https://shop.example.com/api/content/footer' },
        headers: { 'Content-Language': 'no' },
      },
      response: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"a":"<b>"}' },
    },
  }),
  finding({
    ...{ severity: 'known', pointer: '/known' },
    known: { reason: 'Moves in January', expires: '2026-12-31' },
  }),
]);
const as = (format: string, each = full, verbose = false) => formats[format]?.(each, { verbose }) ?? '';

describe('the forms of a report', () => {
  it('DEV-05 JSON is the whole report with the exit code, as the published schema describes it', () => {
    const written: unknown = JSON.parse(as('json', complete));
    expect(written).toEqual({ exitCode: 1, ...complete });
    const ajv = addFormats(new Ajv2020({ allErrors: true }));
    const schema = JSON.parse(readFileSync('tools/contract/report/report.schema.json', 'utf8')) as object;
    const validate = ajv.compile(schema);
    expect([validate(written), validate.errors]).toEqual([true, null]);
    expect(validate({ ...complete, exitCode: 3 })).toBe(false);
  });

  it('DEV-05 a known drift is suppressed in SARIF, with its reason, and no failure in JUnit', () => {
    const [run] = JSON.parse(as('sarif', complete)).runs;
    expect(run.results[1].suppressions).toEqual([
      { kind: 'external', justification: 'Moves in January (until 2026-12-31)' },
    ]);
    expect(as('junit', complete)).not.toContain('/known');
    expect(as('text', complete)).toContain('known     Moves in January, until 2026-12-31');
  });

  it('DEV-05 JUnit has a test per operation: failed, passed, skipped, and an error for what could not be judged', () => {
    const xml = new DOMParser().parseFromString(as('junit'), 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    const suite = xml.querySelector('testsuites > testsuite');
    expect(['tests', 'failures', 'errors'].map((name) => suite?.getAttribute(name))).toEqual(['4', '1', '1']);
    const cases = [...xml.querySelectorAll('testcase')].map((each) => [
      each.getAttribute('name'),
      each.firstElementChild?.tagName,
    ]);
    expect(cases).toEqual([
      ['getFooter', 'failure'],
      ['getHeader', undefined],
      ['createOrder', 'skipped'],
      ['check', 'error'],
    ]);
    expect(xml.querySelector('failure')?.getAttribute('message')).toContain(
      'nothing <&> "quoted"\nnext line',
    );
  });

  it('DEV-05 SARIF 2.1.0 has what its schema requires, with file, line and operation', () => {
    const log = JSON.parse(as('sarif'));
    expect(log.version).toBe('2.1.0');
    expect(log.$schema).toMatch(/sarif-2\.1\.0\.json$/);
    const [run] = log.runs;
    expect(run.tool.driver.name).toBe('contract:check');
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'missing-field',
      'extra-field',
    ]);
    expect(run.invocations).toEqual([
      {
        executionSuccessful: false,
        exitCode: 1,
        startTimeUtc: '2026-11-27T08:00:00.000Z',
        endTimeUtc: '2026-11-27T08:00:01.250Z',
        toolExecutionNotifications: [
          { level: 'error', message: { text: 'Nobody could be signed in as kari' } },
        ],
      },
    ]);
    expect(run.results.map(({ level }: { level: string }) => level)).toEqual(['error', 'note']);
    expect(run.results[0]).toMatchObject({
      ruleId: 'missing-field',
      message: { text: expect.stringContaining('getFooter /copyright') as string },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'openapi/schemas/layout.yaml' },
            region: { startLine: 66 },
          },
          logicalLocations: [{ name: 'getFooter' }],
        },
      ],
    });
  });

  it('DEV-05 the report for people is grouped by operation, with pointer, expectation, finding and line', () => {
    const text = as('text');
    expect(text).toContain('getFooter  GET /api/content/footer\n  ✗ missing-field  /copyright  (2 times)');
    expect(text).toContain('contract  openapi/schemas/layout.yaml:66');
    expect(as('text', complete)).toContain('answer    200 {"a":"<b>"}\n      contract');
    expect(text).toContain('storefront-contract 1.0.0, contract 1.0.0, 2026-11-27');
    expect(text).toContain('7 calls to https://shop.example.com in 1.3 s; 2 of 3 documented answers seen.');
    expect(text).toContain('1 drift in 1 operation.\n1 note that breaks no client.');
    expect(text).toContain('Could not be judged: Nobody could be signed in as kari');
  });

  it('DEV-05 the report for people begins with the five causes that matter, each with request, answer and line', () => {
    const place = (line: number) => ({ file: 'openapi/schemas/price.yaml', line });
    const exchange = {
      request: {
        method: 'POST',
        url: 'https://shop.example.com/api/cart',
        headers: {},
        body: '{"code":"1"}',
      },
      response: { status: 500, headers: {}, body: '{"message":"Oh"}' },
    };
    const found = [
      ...['getCart', 'addToCart', 'search'].map((operation) =>
        finding({ operation, pointer: '/price/amount', place: place(4) }),
      ),
      ...[5, 6, 7, 8].map((line) => finding({ pointer: `/field${line}`, place: place(line) })),
      finding({
        operation: 'addToCart',
        rule: 'server-error',
        pointer: '',
        expected: '200',
        found: '500',
        exchange,
      }),
    ];
    const text = as('text', report(found));
    const [screen = ''] = text.split('\n\n');
    expect(screen).toMatch(/^The 5 of 6 causes that matter most\n1\. server-error in addToCart, 2 times\n/);
    expect(screen).toContain('request   POST https://shop.example.com/api/cart  {"code":"1"}');
    expect(screen).toContain('answer    500 {"message":"Oh"}');
    expect(screen).toContain('2. missing-field in getCart and 2 other operations');
    expect(screen).toContain('contract  openapi/schemas/price.yaml:4');
    expect(text).toContain('8 drifts in 4 operations, of 6 causes.');
  });

  it('DEV-05 the report for people lists ten notes, and all of them and the rest with all details', () => {
    const pointers = Array.from({ length: 12 }, (_, index) => `/note${index}`);
    const notes = report(
      pointers.map((pointer) => finding({ severity: 'information', rule: 'extra-field', pointer })),
    );
    const [short, long] = [as('text', notes), as('text', notes, true)];
    expect([short.match(/extra-field/g)?.length, long.match(/extra-field/g)?.length]).toEqual([10, 12]);
    expect(short).toContain('2 more notes: --verbose lists all.');
    expect(short).not.toContain('Not exercised');
    expect(long).toContain('createOrder  200  (nothing could be put into the cart)');
  });
});

it('DEV-05 exit codes: 0 no drift, 1 drift, 2 could not be judged', () => {
  expect(exitCode(report([]))).toBe(0);
  expect(exitCode(report([finding({ severity: 'information' })]))).toBe(0);
  expect(exitCode(report([finding()]))).toBe(1);
  expect(exitCode(report([], ['no sign-in']))).toBe(2);
  expect(exitCode(report([finding({ operation: 'loginCustomer', rule: 'refused' })], ['no sign-in']))).toBe(
    2,
  );
  expect(exitCode(full)).toBe(1);
  expect(exitCode(report([finding()], [nothingWorked]))).toBe(2);
});
