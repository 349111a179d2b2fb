import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { property, Source } from '../contract/source';

/** A description that cannot be compared; the message says why. */
export class UnreadableDescription extends Error {
  override name = 'UnreadableDescription';
}

/** Most ms that a description may take to arrive. */
const timeout = 30_000;

/**
 * Reads an OpenAPI description, 3.0 or 3.1, in JSON or YAML, from a file or an address. One from an address has to be
 * one document: references to other files are followed in files only.
 * @throws {UnreadableDescription} when it is not there, or none
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
