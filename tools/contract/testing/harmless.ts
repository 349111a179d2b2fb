import { readContract } from '../../../scripts/generate/contract';
import { loadDescription } from '../../../scripts/generate/load';
import { checkBackend } from '../check/check';
import type { CheckOptions } from '../check/checkOptions';
import type { Finding } from '../check/finding';
import { driftOf, type Report } from '../check/report';
import { loadContract } from '../contract/contract';
import { createDriftProxy, listen } from './driftProxy';
import { administrator, scopes } from './faults/fault';
import { faithfulServer } from './proof';
import { boss, createSmallShop } from './smallShop/server';
import { checkFaulty } from './tryFault';
import { combined, type Variation } from './variations/variation';
import { variationsOf } from './variations/variations';

/** A variation, and what the check wrongly says about it. */
export interface Outcome {
  name: string;
  drift: Finding[];
  problems: string[];
}

/** Number of variations of the mock server at a time. */
const together = 9;

const options: CheckOptions = { users: [boss], write: true, language: 'en', pages: 40 };

const outcomeOf = (name: string, report: Report): Outcome => ({
  name,
  drift: driftOf(report),
  problems: report.problems,
});

async function load() {
  const description = readContract(await loadDescription('openapi/storefront.yaml'));
  return { description, contract: await loadContract('openapi/storefront.yaml') };
}

/** Check the small shop behind a variation. */
async function checkSmallShop(
  { description, contract }: Awaited<ReturnType<typeof load>>,
  { name, start }: Variation,
): Promise<Outcome> {
  const shop = await listen(createSmallShop(description));
  const { intercept, answer } = start();
  const proxy = await listen(
    createDriftProxy(shop.base, contract.operations, answer ? { '*': answer } : {}, intercept),
  );
  const report = await checkBackend(contract, { base: proxy.base, timeout: 20_000 }, options);
  await proxy.close();
  await shop.close();
  return outcomeOf(name, report);
}

/** Check the small shop behind all harmless variations at once. */
export async function checkAllVariations(): Promise<Outcome> {
  const loaded = await load();
  return checkSmallShop(loaded, combined(variationsOf(loaded.description)));
}

/**
 * Check two faithful backends behind harmless variations: the small shop behind one at a time, the mock server behind
 * several, which tell more about each other than one would.
 * @param onOutcome called after each check
 */
export async function proveHarmless(onOutcome: (outcome: Outcome) => void): Promise<number> {
  const loaded = await load();
  const all = variationsOf(loaded.description);
  for (const variation of all) onOutcome(await checkSmallShop(loaded, variation));
  for (let start = 0; start < all.length; start += together) {
    const group = combined(all.slice(start, start + together));
    const server = await faithfulServer();
    const scope = { ...scopes.changing, users: [administrator], pages: 6 };
    const report = await checkFaulty(loaded.contract, server.base, scope, group.start());
    await server.close();
    onOutcome(outcomeOf(group.name, report));
  }
  return all.length;
}
