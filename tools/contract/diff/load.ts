import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../check/command';
import { property, Source } from '../contract/source';

/** Error for a description that cannot be compared. */
export class UnreadableDescription extends Error {
  override name = 'UnreadableDescription';
}

const timeout = 30_000;

/** A new folder that lasts as long as the process. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return folder;
}

/** The root file of the contract as it was at a revision of git; the text itself when it names none. */
function fileAt(revision: string): string {
  try {
    const options = ['archive', '--format=tar', revision, 'openapi'];
    const archive = execFileSync('git', options, { maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
    const folder = newFolder();
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return join(folder, 'openapi/storefront.yaml');
  } catch {
    return revision;
  }
}

/** Read OpenAPI 3.0 or 3.1 from a file, an address or a revision of git. @throws {UnreadableDescription} */
export async function loadSource(place: string): Promise<Source> {
  try {
    const isAddress = /^https?:\/\//.test(place);
    const source = isAddress ? await download(place) : new Source(existsSync(place) ? place : fileAt(place));
    const version = property(source.root.value, 'openapi');
    if (typeof version === 'string' && /^3\.[01]/.test(version)) return source;
    const found = version ?? property(source.root.value, 'swagger') ?? 'something else';
    throw new Error(`OpenAPI 3.0 or 3.1 is expected, not ${String(found)}`);
  } catch (error) {
    throw new UnreadableDescription(`${place} cannot be read: ${messageOf(error)}`);
  }
}

async function download(address: string): Promise<Source> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const file = join(newFolder(), 'description.yaml');
  writeFileSync(file, await response.text());
  return new Source(file, address);
}
