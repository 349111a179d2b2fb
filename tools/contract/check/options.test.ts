import { expect, it } from 'vitest';
import { readCommandLine } from './options';

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
  const others = ['--operation', 'getCart', '--wait', '30', '--insecure', '--visitor-prices'];
  expect(readCommandLine(['https://shop.test', ...headers, ...others], {})).toMatchObject({
    target: { headers: { 'X-Stage': 'blue: green' }, cookie: 'a=1; b=2' },
    options: { operations: new Set(['getCart']), visitorPrices: true },
    wait: 30_000,
    insecure: true,
  });
  expect(() => readCommandLine(['https://shop.test', '--header', 'X-Stage'], {})).toThrow('--header needs');
});
