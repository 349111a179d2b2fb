import { expect, it } from 'vitest';
import { readContract } from '../../../scripts/generate/contract';
import { loadDescription } from '../../../scripts/generate/load';
import type { OperationId } from '../../../src/api/operation';
import { amounts } from './invariants/amounts';
import { lists } from './invariants/lists';
import { sums } from './invariants/sums';
import { Run, Shopper } from './run';
import { loadContract } from '../contract/contract';

it('DEV-05 the examples of the contract break no invariant that the check asks for', async () => {
  const contract = await loadContract('openapi/storefront.yaml');
  const { operations } = readContract(await loadDescription('openapi/storefront.yaml'));
  const run = new Run(contract, { base: 'http://shop.test', timeout: 1000 }, [], () => undefined);
  const shopper = new Shopper(run, 'no', undefined, 'somebody');
  const exchange = {
    request: { method: 'GET', url: 'http://shop.test', headers: {} },
    response: { status: 200, headers: {}, body: '' },
  };
  let examples = 0;
  for (const { id, answers } of operations)
    for (const { status, body } of answers)
      for (const [name, example] of Object.entries(body?.examples ?? {})) {
        examples += 1;
        for (const invariant of [lists, sums, amounts])
          invariant(shopper, {
            operation: id as OperationId,
            status,
            body: example,
            request: name,
            exchange,
          });
      }
  expect(examples).toBeGreaterThan(200);
  expect(run.findings).toEqual([]);
});
