import { beforeAll, expect, it } from 'vitest';
import { readContract, type Contract } from '../../../scripts/generate/contract';
import { loadDescription } from '../../../scripts/generate/load';
import { loadContract, type CheckedContract } from '../contract/contract';
import { listen } from '../testing/driftProxy';
import { boss, createSmallShop } from '../testing/smallShop/server';
import { checkBackend } from './check';
import { driftOf } from './report';

let contract: CheckedContract;
let description: Contract;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
  description = readContract(await loadDescription('openapi/storefront.yaml'));
});

it('DEV-05 another backend that keeps the contract, without its optional operations, is found clean', async () => {
  const server = await listen(createSmallShop(description));
  const options = { users: [boss], write: true, language: 'en', pages: 40 };
  const report = await checkBackend(contract, { base: server.base, timeout: 5000 }, options);
  await server.close();
  expect(driftOf(report)).toEqual([]);
  expect(report.problems).toEqual([]);
  const optional = description.operations.filter(({ isOptional }) => isOptional).map(({ id }) => id);
  const succeeded = report.operations.filter(({ statuses }) =>
    statuses.some(({ status, seen }) => status < 300 && seen > 0),
  );
  expect(report.operations.filter((each) => !succeeded.includes(each)).map(({ id }) => id)).toEqual(optional);
});
