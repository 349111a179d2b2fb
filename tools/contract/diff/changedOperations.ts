import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from './changelog';
import { compareDescriptions } from './compare';
import { loadSource } from './load';

/**
 * Ids of the operations that are not the same in the contract and an older one.
 * @param contract the root file of the description
 * @param since git revision, or file or address of the older description
 * @throws {UnreadableDescription} when the older description cannot be read
 * @example await changedOperations('openapi/storefront.yaml', 'HEAD~20');
 */
export async function changedOperations(contract: string, since: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-since-'));
  try {
    const isPlace = existsSync(since) || /^https?:/.test(since);
    const older = await loadSource(isPlace ? since : extract(since, join(folder, 'since')));
    const differences = compareDescriptions(older, await loadSource(contract));
    return [...new Set(differences.map(({ operation }) => operation))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
