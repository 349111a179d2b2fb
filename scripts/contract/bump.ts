import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { compareDescriptions } from '../../tools/contract/diff/compare';
import { loadSource } from '../../tools/contract/diff/load';
import { readContract } from '../generate/contract';
import { loadDescription } from '../generate/load';
import { contractVersion, nextVersion, optionalNames } from './wire';

const help = `Gives a changed contract its version: writes info.version, an entry of the changelog with the hash of the
wire, and a row in openapi/optional.md for each new optional field or parameter.

  npm run contract:bump -- "<what changed>" [--reason "<why the new optional ones may be absent>"]
`;

/** Message for the person who runs the command. */
export class BumpError extends Error {}

const rootPath = 'openapi/storefront.yaml';
const changelogPath = 'openapi/CHANGELOG.md';
const optionalPath = 'openapi/optional.md';

/** Section of the changelog for what changed since its newest entry: what breaks a storefront, is added, or is neither. */
async function section(): Promise<'Breaking' | 'Added' | 'Changed'> {
  const last = execFileSync('git', ['log', '-1', '--format=%H', '--', changelogPath], {
    encoding: 'utf8',
  }).trim();
  const differences = compareDescriptions(await loadSource(last), await loadSource(rootPath));
  if (differences.some(({ breaking }) => breaking)) return 'Breaking';
  return differences.length > 0 ? 'Added' : 'Changed';
}

/** Add rows at the end of the first table under a heading. */
function addRows(page: string, heading: string, rows: readonly string[]): string {
  const start = page.indexOf(`## ${heading}\n`);
  const end = page.indexOf('\n\n', page.indexOf('\n| ', start));
  return `${page.slice(0, end)}\n${rows.join('\n')}${page.slice(end)}`;
}

/**
 * The page of the fields with a row for each optional one that lacks it.
 * @throws BumpError when a row is missing and no reason is given
 */
export function withReasons(
  page: string,
  { fields, parameters }: { fields: readonly string[]; parameters: readonly string[] },
  reason: string | undefined,
): string {
  const isMissing = (name: string) => !page.includes(`| \`${name}\` `);
  const [newFields, newParameters] = [fields.filter(isMissing), parameters.filter(isMissing)];
  const names = [...newFields, ...newParameters];
  if (names.length > 0 && reason === undefined)
    throw new BumpError(`Say with --reason why they may be absent: ${names.join(', ')}`);
  const rows = (list: readonly string[]) => list.map((name) => `| \`${name}\` | ${reason} |`);
  const withFields = newFields.length > 0 ? addRows(page, 'Additions', rows(newFields)) : page;
  return newParameters.length > 0 ? addRows(withFields, 'Parameters', rows(newParameters)) : withFields;
}

/** The changelog with a new entry before the newest one. */
export function withEntry(
  log: string,
  entry: { version: string; date: Date; hash: string; section: string; text: string },
): string {
  const day = entry.date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const lines = `## ${entry.version} · ${day} · wire \`${entry.hash}\`\n\n### ${entry.section}\n\n- ${entry.text}\n\n`;
  return log.replace(/^## /m, `${lines}## `);
}

/** Write a Markdown file as prettier would. */
async function writePage(path: string, text: string): Promise<void> {
  writeFileSync(path, await format(text, { parser: 'markdown', printWidth: 110 }));
}

/**
 * Give the contract its next version.
 * @returns a line for the terminal
 */
async function bump(text: string, reason: string | undefined): Promise<string> {
  const description = await loadDescription(rootPath);
  const { version: before, hash } = contractVersion(description);
  const log = readFileSync(changelogPath, 'utf8');
  if (log.includes(`wire \`${hash}\``)) throw new BumpError(`Nothing changed on the wire since ${before}.`);
  const page = withReasons(
    readFileSync(optionalPath, 'utf8'),
    optionalNames(readContract(description)),
    reason,
  );
  const kind = await section();
  const version = nextVersion(before, [kind]);
  await writePage(optionalPath, page);
  await writePage(changelogPath, withEntry(log, { version, date: new Date(), hash, section: kind, text }));
  writeFileSync(
    rootPath,
    readFileSync(rootPath, 'utf8').replace(`version: ${before}`, `version: ${version}`),
  );
  return `${before} → ${version} (${kind.toLowerCase()}), wire ${hash}. Read the entry in ${changelogPath}.`;
}

/** Run `npm run contract:bump`. */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { reason: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [text] = positionals;
  if (values.help || text === undefined) {
    process.stdout.write(help);
    return values.help ? 0 : 2;
  }
  try {
    process.stdout.write(`${await bump(text, values.reason)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof BumpError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
