import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { property, Source } from '../contract/source';

/** Error for a description that cannot be compared. */
export class UnreadableDescription extends Error {
  override name = 'UnreadableDescription';
}

const timeout = 30_000;

/**
 * Read an OpenAPI description, 3.0 or 3.1, in JSON or YAML, from a file or an address. References to other files are
 * resolved in files only; a description from an address has to be one document.
 * @throws {UnreadableDescription} when it is missing or invalid
 */
export async function loadSource(place: string): Promise<Source> {
  try {
    const source = /^https?:\/\//.test(place) ? await download(place) : new Source(place);
    const version = property(source.root.value, 'openapi');
    if (typeof version === 'string' && /^3\.[01]/.test(version)) return source;
    throw new Error(
      `OpenAPI 3.0 or 3.1 is expected, not ${String(version ?? property(source.root.value, 'swagger') ?? 'something else')}`,
    );
  } catch (error) {
    throw new UnreadableDescription(
      `${place} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function download(address: string): Promise<Source> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const file = join(mkdtempSync(join(tmpdir(), 'contract-diff-')), 'description.yaml');
  writeFileSync(file, await response.text());
  return new Source(file, address);
}
