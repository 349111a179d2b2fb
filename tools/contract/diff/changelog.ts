import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDescriptions, type DescriptionDifference } from './compare';
import { loadSource, UnreadableDescription } from './load';

const help = `Lists what changed in the contract between two revisions of git, in Markdown.

  npm run contract:changelog -- <from> [to]

The second revision is HEAD where it is left out. "Breaking" is what breaks a storefront that keeps the first one.
`;

/**
 * Write the contract of a git revision to a new folder.
 * @returns the root file
 * @throws {UnreadableDescription} for a revision without a contract
 */
export function extract(revision: string, folder: string): string {
  mkdirSync(folder);
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', revision, 'openapi'], {
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  } catch {
    throw new UnreadableDescription(`${revision} is no revision with a contract in openapi/.`);
  }
  return join(folder, 'openapi/storefront.yaml');
}

/** Differences as a Markdown list, with one line for the same difference in several operations. */
function listed(differences: readonly DescriptionDifference[]): string {
  const operations = new Map<string, string[]>();
  for (const { operation, part, pointer, message, ours, theirs } of differences) {
    const place = [part, pointer].filter((each) => each !== '').join(' ');
    const key = `${JSON.stringify([ours, theirs])} ${message}`;
    const known = operations.get(key);
    if (known) known.push(operation);
    else operations.set(key, [`${place}: ${message}`, operation]);
  }
  return [...operations.values()]
    .map(([text, ...names]) => {
      const [first, ...others] = [...new Set(names)];
      return `- \`${first}\` ${text}${others.length > 0 ? ` (also in ${others.length} more operations)` : ''}`;
    })
    .join('\n');
}

/** The changelog between two revisions, as Markdown. */
export async function changelog(from: string, to: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-changelog-'));
  try {
    const before = await loadSource(extract(from, join(folder, 'before')));
    const after = await loadSource(extract(to, join(folder, 'after')));
    const differences = compareDescriptions(before, after);
    const part = (title: string, breaking: boolean) => {
      const all = differences.filter((each) => each.breaking === breaking);
      return all.length === 0 ? '' : `\n## ${title}\n\n${listed(all)}\n`;
    };
    const body = part('Breaking', true) + part('Not breaking', false);
    return `# Contract, ${from} to ${to}\n${body === '' ? '\nNo change that anybody can see on the wire.\n' : body}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Run the command. */
export async function main([from, to = 'HEAD']: readonly string[]): Promise<number> {
  if (from === undefined || from === '--help') {
    process.stdout.write(help);
    return from === undefined ? 2 : 0;
  }
  try {
    process.stdout.write(await changelog(from, to));
    return 0;
  } catch (error) {
    if (!(error instanceof UnreadableDescription)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
