import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { listen, type Listening } from '../testing/driftProxy';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'contract-package-'));
const empty = join(folder, 'empty');
let mocks: Listening;

beforeAll(async () => {
  mkdirSync(empty);
  mocks = await listen(createMockHttpServer({ onViolation: () => undefined }));
  await run('npm', ['pack', './tools/contract/package', '--pack-destination', folder]);
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)], {
    cwd: empty,
  });
}, 120_000);
afterAll(async () => {
  await mocks.close();
  rmSync(folder, { recursive: true });
});

it('DEV-05 the package installs in an empty folder, without dependencies, and checks a backend', async () => {
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  expect(statSync(join(folder, tarball)).size).toBeLessThan(3e6);
  expect(readdirSync(join(empty, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'storefront-contract',
  ]);
  const program = join(empty, 'node_modules/.bin/storefront-contract');
  const options = ['check', mocks.base, '--operation', 'getHeader', '--only', 'no', '--quiet'];
  const { stdout } = await run(program, options, { cwd: empty });
  expect(stdout).toContain('No drift.');
});

it('DEV-05 help and README name the command of the package, and nothing of the repository; places open', async () => {
  const program = join(empty, 'node_modules/.bin/storefront-contract');
  const installed = join(empty, 'node_modules/storefront-contract');
  for (const name of ['check', 'diff']) {
    const { stdout } = await run(program, [name, '--help']);
    expect(stdout).toContain(`storefront-contract ${name} <`);
    expect(stdout).not.toMatch(/npm run|tools\//);
  }
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  expect(readme).toContain('storefront-contract check');
  expect(readme).not.toMatch(/npm run|tools\/contract/);
  const description = join(empty, 'own.yaml');
  writeFileSync(description, 'openapi: 3.1.0\ninfo: { title: Own, version: "1" }\npaths: {}\n');
  const { stdout = '' } = await run(program, ['diff', description], { cwd: empty }).catch(
    (error: unknown) => error as { stdout: string },
  );
  const [, file = ''] = /(\S+\/openapi\/\S+\.yaml):\d+/.exec(stdout) ?? [];
  expect(existsSync(resolve(empty, file))).toBe(true);
});
