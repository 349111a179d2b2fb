import { beforeAll, expect, it } from 'vitest';
import { loadContract, type CheckedContract } from '../contract/contract';
import type { PassingAnswer, PassingCall } from './driftProxy';
import { scopes, type Fault, type FaultyBackend, type Scope } from './faults/fault';
import { faults } from './faults/faults';
import { faithfulServer } from './proof';
import { checkFaulty, isOf } from './tryFault';

let contract: CheckedContract;
beforeAll(async () => {
  contract = await loadContract('openapi/storefront.yaml');
});

const named = (...names: string[]): Fault[] =>
  names.map((name) => {
    const fault = faults.find((each) => each.name === name);
    if (!fault) throw new Error(`There is no fault “${name}”`);
    return fault;
  });

/** A backend with several faults; each is of other operations. */
function together(chosen: readonly Fault[]): FaultyBackend {
  const backends = chosen.map((fault) => fault.start());
  return {
    intercept: (call) =>
      backends.reduce<PassingCall | PassingAnswer>(
        (passed, { intercept }) => ('status' in passed ? passed : (intercept?.(passed) ?? passed)),
        call,
      ),
    answer: (given, call) =>
      backends.reduce<PassingAnswer | 'hang' | 'reset'>(
        (passed, { answer }) => (typeof passed === 'string' ? passed : (answer?.(passed, call) ?? passed)),
        given,
      ),
  };
}

/** Names of the faults that one run does not find at their operation and place. */
async function missed(scope: Scope, chosen: readonly Fault[]): Promise<string[]> {
  const server = await faithfulServer();
  const report = await checkFaulty(contract, server.base, scope, together(chosen), {
    operations: new Set(chosen.flatMap(({ operations }) => operations)),
  });
  await server.close();
  const isNamed = (fault: Fault) => report.findings.some((finding) => isOf(fault, finding));
  return chosen.filter((fault) => !isNamed(fault)).map(({ name }) => name);
}

it('DEV-05 more than 200 faults of behaviour are listed, each under a name of its own', () => {
  expect(faults.length).toBeGreaterThan(200);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

it('DEV-05 faults that a visitor meets are found at their places', async () => {
  const chosen = named(
    'five menu levels',
    'static pages with a closing slash',
    'getFooter in Latin-1 bytes',
    'the breadcrumb leads nowhere',
    'a search gives 24 hits at most',
    'productHits of a quick search is one more than the search’s',
    'only whole article numbers are found',
    'suggestions lead nowhere',
    'a refused sign-in opens the browser’s password window',
  );
  expect(await missed(scopes.visitor, chosen)).toEqual([]);
});

it('DEV-05 faults that a customer meets are found at their places', async () => {
  const chosen = named(
    'a customer sets the own role',
    'a private customer deletes another’s account',
    'one’s own password changes without the current one',
    'the order is dearer than its cart',
    'a list gets the name of another',
    'the shipping destination is lost',
    'more than maxQuantity is added',
    'the first address is not the primary one',
    'a new account has another last name',
  );
  expect(await missed(scopes.registering, chosen)).toEqual([]);
});
