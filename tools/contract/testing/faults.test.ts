import { beforeAll, expect, it } from 'vitest';
import { loadContract, type CheckedContract } from '../contract/contract';
import { scopes, type Fault, type Scope } from './fault';
import { faults } from './faults';
import { combined } from './harmless';
import { checkFaulty, isOf } from './proof';

let contract: CheckedContract;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
});

const all = Object.values(faults).flat();

/** Names of the faults, planted together in one backend, that a run does not find at their operations. */
async function missed(scope: Scope, ...names: string[]): Promise<string[]> {
  const chosen = names.map((name) => all.find((each) => each.name === name) as Fault);
  const report = await checkFaulty(contract, scope, combined(chosen.map(({ start }) => start)), {
    operations: new Set(chosen.flatMap(({ operations }) => operations)),
  });
  return chosen.filter((fault) => !report.findings.some((each) => isOf(fault, each))).map(({ name }) => name);
}

it('DEV-05 the listed faults of behaviour have names of their own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

it('DEV-05 faults that a visitor meets are found at their operations', async () => {
  const found = await missed(
    scopes.visitor,
    'an apostrophe fails',
    'a product is out of stock on its page only',
    'a variation is a gift, its product is not',
  );
  expect(found).toEqual([]);
});

it('DEV-05 faults that a customer meets are found at their operations', async () => {
  const found = await missed(
    scopes.changing,
    'capitals of a password do not count',
    'the sum of unit prices with VAT has the last line only',
    'the primary address has the fields of another',
    'a received order can be paid',
    'texts are stored as HTML',
  );
  expect(found).toEqual([]);
});

it('DEV-05 a quick run finds the gravest faults, planted together, in few calls', async () => {
  const gravest = faults.quick ?? [];
  expect(gravest).toHaveLength(5);
  const report = await checkFaulty(contract, scopes.quick, combined(gravest.map(({ start }) => start)));
  const isFound = (fault: Fault) => report.findings.some((each) => isOf(fault, each));
  expect(gravest.filter((each) => !isFound(each)).map(({ name }) => name)).toEqual([]);
  expect(report.calls).toBeLessThan(1500);
}, 120_000);
