import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMockHttpServer } from '../../mocks/http/mockHttpServer';
import { password, sampleCustomer } from '../../mocks/shop/customers';
import { readCommandLine } from './check/options';
import { listen, type Listening } from './testing/driftProxy';

vi.setConfig({ testTimeout: 120_000 });

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const run = promisify(execFile);

let imports = 0;

/** Run a script of package.json that tsx runs, without the cost of a process. */
async function command(name: string, ...options: string[]) {
  const file = scripts[name]?.split(' ').at(-1) ?? '';
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      output[stream] += String(text);
      return true;
    });
  const { argv } = process;
  process.argv = ['node', file, ...options];
  await import(`${resolve(file)}?${imports++}`);
  process.argv = argv;
  const { exitCode: code = 0 } = process;
  process.exitCode = undefined;
  vi.restoreAllMocks();
  return { code, ...output };
}

/** Run a script of package.json, as `npm run` does. */
async function processOf(name: string, ...options: string[]) {
  const [program = '', ...fixed] = scripts[name]?.split(' ') ?? [];
  try {
    const { stdout, stderr } = await run(`node_modules/.bin/${program}`, [...fixed, ...options]);
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

const folder = mkdtempSync(join(tmpdir(), 'contract-commands-'));
let mocks: Listening;
let failing: Listening;
beforeAll(async () => {
  const onViolation = () => undefined;
  mocks = await listen(createMockHttpServer({ onViolation }));
  failing = await listen(createMockHttpServer({ onViolation, failures: { getFooter: 418 } }));
});
afterAll(async () => {
  await mocks.close();
  await failing.close();
  rmSync(folder, { recursive: true });
});

it.each(['contract:check', 'contract:diff', 'contract:proof', 'mocks:serve'])(
  'DEV-05 npm run %s says how it is used',
  async (name) => {
    const { code, stdout } = await command(name, '--help');
    expect([code, stdout]).toEqual([0, expect.stringContaining(`npm run ${name}`)]);
  },
);

it('DEV-05 contract:bundle writes the contract as one file', async () => {
  const { code } = await processOf('contract:bundle');
  const bundle = readFileSync('dist-contract/storefront.yaml', 'utf8');
  expect(code).toBe(0);
  expect(bundle).toContain('operationId: createOrder');
  expect(bundle).not.toMatch(/\$ref: '?[^'#\s]/);
});

it.each([
  [['ftp://shop.test'], 'ftp://shop.test is no http(s) address.'],
  [['http://a:b@shop.test'], 'Credentials in the base URL are not supported; use --user.'],
  [['http://shop.test/api/'], 'The base URL is where /api/ is: http://shop.test, without /api.'],
  [['http://shop.test', '--colour'], "Unknown option '--colour'"],
  [
    ['http://shop.test', '--user', 'kari'],
    '--user needs name:password, or a password in CONTRACT_CHECK_PASSWORD.',
  ],
  [['http://shop.test', '--format', 'toString'], 'The format is one of text, json, junit, sarif'],
  [
    ['http://shop.test', '--report', 'json=no-such-folder/a.json'],
    'no-such-folder/a.json cannot be written.',
  ],
  [['http://shop.test', '--timeout', 'soon'], '--timeout needs a number above 0, not "soon".'],
])('DEV-05 contract:check %j is not understood, and says why', (options, reason) => {
  expect(() => readCommandLine(options, {})).toThrow(reason);
});

it.each([
  ['contract:check', []],
  ['contract:check', ['http://127.0.0.1:9', '--quiet']],
  ['contract:diff', ['no-such-file.yaml']],
  ['contract:diff', ['no-such-revision']],
  ['contract:proof', ['many']],
])('DEV-05 %s %j cannot be done: exit code 2, with the reason', async (name, options) => {
  const { code, stdout, stderr } = await command(name, ...options);
  expect(code).toBe(2);
  expect((stdout + stderr).trim()).not.toBe('');
});

/** A description of one operation whose response has a schema. */
const footerWith = (schema: string): string => `openapi: 3.1.0
paths:
  /api/content/footer:
    get: { responses: { '200': { content: { application/json: { schema: ${schema} } } } } }`;

it.each([
  ['a missing file', undefined],
  ['an alias of itself', footerWith('&loop { allOf: [*loop] }')],
  ['a missing alias', 'openapi: 3.1.0\npaths: *none\n'],
  [
    'references to each other',
    `${footerWith("{ $ref: '#/components/schemas/One' }")}
components: { schemas: { One: { $ref: '#/components/schemas/Two' }, Two: { $ref: '#/components/schemas/One' } } }`,
  ],
])('DEV-05 contract:diff of a description with %s: one sentence, and exit code 2', async (name, content) => {
  const file = join(folder, `${name.replaceAll(' ', '-')}.yaml`);
  if (content !== undefined) writeFileSync(file, content);
  const { code, stdout, stderr } = await command('contract:diff', file);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^.*cannot be (read|compared): .+\n$/);
});

it('DEV-05 contract:check: exit codes 0 and 1, reports in files, and no secret in any of them', async () => {
  const user = ['--user', `${sampleCustomer.email}:${password}`];
  const few = ['--operation', 'getFooter', '--pages', '1', '--only', 'no', '--quiet'];
  const forms = ['json', 'junit', 'sarif'];
  const files = forms.flatMap((form) => ['--report', `${form}=${join(folder, form)}`]);
  const clean = await command('contract:check', mocks.base, ...user, ...few);
  expect([clean.code, clean.stdout]).toEqual([0, expect.stringContaining('No drift.')]);
  const drift = await processOf('contract:check', failing.base, ...user, ...few, ...files);
  expect([drift.code, drift.stdout]).toEqual([1, expect.stringContaining('✗ undeclared-status')]);
  for (const form of forms) {
    const written = readFileSync(join(folder, form), 'utf8');
    expect(written).toContain('getFooter');
    expect(written).not.toContain(password);
  }
});
