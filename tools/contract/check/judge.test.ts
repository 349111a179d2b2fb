import { expect, it } from 'vitest';
import { loadContract } from '../contract/contract';
import { judge } from './judge';

it('CALL-03 a 401 for which a browser opens its password window is drift, and so are two cookies in one header', async () => {
  const contract = await loadContract('openapi/storefront.yaml');
  const operation = contract.operations.get('loginCustomer');
  if (!operation) throw new Error('The contract has no loginCustomer');
  const refused = (headers: Record<string, string>) =>
    judge(
      contract,
      operation,
      {
        answered: true,
        status: 401,
        ms: 1,
        headers: new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers }),
        text: '{"message":"Wrong password"}',
      },
      { statuses: [401] },
    ).differences;
  expect(refused({})).toEqual([]);
  const cookie = 'session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  expect(refused({ 'Set-Cookie': cookie })).toEqual([]);
  expect(refused({ 'Set-Cookie': `${cookie}, ${cookie}` })).toMatchObject([
    { rule: 'header', expected: 'one cookie in each Set-Cookie' },
  ]);
  expect(refused({ 'WWW-Authenticate': 'Basic' })).toMatchObject([
    { rule: 'header', severity: 'drift', found: 'WWW-Authenticate: Basic' },
  ]);
});

it('CALL-03 UTF-8 that was read as Latin-1 is drift; letters beyond ASCII are none', async () => {
  const contract = await loadContract('openapi/storefront.yaml');
  const operation = contract.operations.get('getTranslations');
  if (!operation) throw new Error('The contract has no getTranslations');
  const judged = (text: string) => {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    const reply = {
      answered: true,
      status: 200,
      ms: 1,
      headers,
      text: JSON.stringify({ 'common.save': text }),
    };
    return judge(contract, operation, { ...reply, answered: true }).differences;
  };
  expect(judged('«BLÅ», Ås på São Ã')).toEqual([]);
  expect(judged('BlÃ¥')).toMatchObject([
    { rule: 'media-type', found: expect.stringContaining('BlÃ¥') as string },
  ]);
});
