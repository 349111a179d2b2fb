import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadDescription } from '../../scripts/generate/load';
import { contractVersion, nextVersion } from '../../scripts/contract/wire';

interface Entry {
  version: string;
  hash: string | undefined;
  sections: string[];
}

const entries: Entry[] = readFileSync('openapi/CHANGELOG.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    version: /^\S+/.exec(text)?.[0] ?? '',
    hash: /wire `(\w+)`/.exec(text)?.[1],
    sections: [...text.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title),
  }));

it('DEV-01 the newest entry of the changelog is the version of the contract as it is on the wire', async () => {
  // A new hash needs a new version and entry: npm run contract:bump.
  const description = await loadDescription('openapi/storefront.yaml');
  expect(contractVersion(description)).toEqual({ version: entries[0]?.version, hash: entries[0]?.hash });
});

it('DEV-01 each version is one step above the one before, as large as its changes', () => {
  expect(entries.at(-1)?.version).toBe('1.0.0');
  entries.slice(0, -1).forEach(({ version, sections }, index) => {
    expect(version).toBe(nextVersion(entries[index + 1]?.version ?? '', sections));
    expect(sections.length).toBeGreaterThan(0);
  });
});
