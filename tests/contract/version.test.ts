import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadDescription } from '../../scripts/generate/load';

/** Keywords without meaning on the wire. */
const words = ['description', 'summary', 'example', 'examples'];

/** The contract without its words; a property may have the name of such a keyword. */
function wire(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => wire(item));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isMap || !words.includes(key))
      .map(([key, value]) => [key, wire(value, !isMap && key === 'properties')]),
  );
}

const { info, ...contract } = (await loadDescription('openapi/storefront.yaml')) as {
  info: { version: string };
};
const hash = createHash('sha256')
  .update(JSON.stringify(wire(contract)))
  .digest('hex')
  .slice(0, 12);

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

it('DEV-01 the newest entry of the changelog is the version of the contract as it is on the wire', () => {
  // A new hash needs a new version and entry: see "Versions" in openapi/README.md.
  expect({ version: info.version, hash }).toEqual({ version: entries[0]?.version, hash: entries[0]?.hash });
});

/** The version after another, by the sections of its entry in the changelog. */
function nextVersion(before: string, sections: readonly string[]): string {
  const [major = 0, minor = 0, patch = 0] = before.split('.').map(Number);
  if (sections.includes('Breaking')) return `${major + 1}.0.0`;
  return sections.includes('Added') ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

it('DEV-01 each version is one step above the one before, as large as its changes', () => {
  expect(entries.at(-1)?.version).toBe('1.0.0');
  entries.slice(0, -1).forEach(({ version, sections }, index) => {
    expect(version).toBe(nextVersion(entries[index + 1]?.version ?? '', sections));
    expect(sections.length).toBeGreaterThan(0);
  });
});
