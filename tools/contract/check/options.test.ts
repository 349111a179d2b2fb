import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCommandLine } from './options';

const folder = mkdtempSync(join(tmpdir(), 'contract-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('DEV-05 passwords come from the environment, one for each user', () => {
  const users = ['--user', 'kari', '--user', 'per', '--user', 'ola:own:word'];
  const environment = { CONTRACT_CHECK_PASSWORD_1: 'first', CONTRACT_CHECK_PASSWORD: 'other' };
  const line = readCommandLine(['https://shop.test', ...users, '--basic', 'gate:open'], environment);
  expect(line?.options.users).toEqual([
    { name: 'kari', password: 'first' },
    { name: 'per', password: 'other' },
    { name: 'ola', password: 'own:word' },
  ]);
  expect(line?.target.authorization).toBe(`Basic ${Buffer.from('gate:open').toString('base64')}`);
});

it('DEV-05 headers, cookies, operations and limits are read', () => {
  const headers = ['--header', 'X-Stage: blue: green', '--cookie', 'a=1', '--cookie', 'b=2'];
  const others = [
    '--operation',
    'getCart',
    '--concurrency',
    '4',
    '--wait',
    '30',
    '--insecure',
    '--visitor-prices',
  ];
  expect(readCommandLine(['https://shop.test', ...headers, ...others], {})).toMatchObject({
    target: { headers: { 'X-Stage': 'blue: green' }, cookie: 'a=1; b=2' },
    options: { operations: new Set(['getCart']), concurrency: 4, visitorPrices: true },
    wait: 30_000,
    insecure: true,
  });
  expect(() => readCommandLine(['https://shop.test', '--header', 'X-Stage'], {})).toThrow('--header needs');
});

it('DEV-05 a file has the options, the command line overrides them, and an unknown one is refused', () => {
  const file = join(folder, 'check.yaml');
  writeFileSync(file, 'url: https://shop.test\nuser: [kari:a]\nwrite: true\npages: 5\ntimeout: 3\n');
  expect(readCommandLine(['--config', file, '--pages', '7'], {})).toMatchObject({
    target: { base: 'https://shop.test', timeout: 3000 },
    options: { users: [{ name: 'kari', password: 'a' }], write: true, pages: 7 },
  });
  writeFileSync(file, 'colour: red\n');
  expect(() => readCommandLine(['--config', file, 'https://shop.test'], {})).toThrow("'--colour'");
  writeFileSync(file, '- red\n');
  expect(() => readCommandLine(['--config', file], {})).toThrow('needs options by name');
});
