import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  await run('npm', ['pack', './tools/contract', '--pack-destination', folder]);
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
    'furulia-contract',
  ]);
  const program = join(empty, 'node_modules/.bin/furulia-contract');
  const options = ['check', mocks.base, '--operation', 'getHeader', '--only', 'no', '--quiet'];
  const { stdout } = await run(program, options, { cwd: empty });
  expect(stdout).toContain('No drift.');
});

it('DEV-05 the help of a command names the command of the package', async () => {
  const { stdout } = await run(join(empty, 'node_modules/.bin/furulia-contract'), ['check', '--help']);
  expect(stdout).toContain('furulia-contract check <base URL>');
});
