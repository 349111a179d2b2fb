// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { exitCode, type Report } from '../check/report';
import type { Finding } from '../check/run';
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
const as = (format: string, each = full) => formats[format]?.(each) ?? '';

describe('the forms of a report', () => {
  it('DEV-05 JSON is the whole report', () => {
    expect(JSON.parse(as('json'))).toEqual(full);
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

  it('DEV-05 CI annotations are one line each, at the line of the contract', () => {
    const [drift, note, problem, ...rest] = as('annotations').trimEnd().split('\n');
    expect(drift).toBe(
      '::error file=openapi/schemas/layout.yaml,line=66,title=getFooter missing-field /copyright::expected a required field, found nothing <&> "quoted"%0Anext line (GET /api/content/footer (no, signed out))',
    );
    expect(note).toMatch(/^::notice file=/);
    expect(problem).toBe('::error title=contract check::Nobody could be signed in as kari');
    expect(rest).toEqual([]);
  });

  it('DEV-05 the report for people is grouped by operation, with pointer, expectation, finding and line', () => {
    const text = as('text');
    expect(text).toContain('getFooter  GET /api/content/footer\n  ✗ missing-field  /copyright  (2 times)');
    expect(text).toContain('contract  openapi/schemas/layout.yaml:66');
    expect(text).toContain('createOrder  200  (nothing could be put into the cart)');
    expect(text).toContain('7 calls to https://shop.example.com in 1.3 s; 2 of 3 documented answers seen.');
    expect(text).toContain('1 drift in 1 operation.\n1 note that breaks no client.');
    expect(text).toContain('Could not be judged: Nobody could be signed in as kari');
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
  expect(exitCode({ ...report([finding()]), operations: [] })).toBe(2);
});
