import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const ledgerFile = 'tests/README.md';
/** Its titles are samples, and prove nothing. */
const sampleTitles = join('scripts', 'ledger.test.ts');
const titlePattern = /\b(?:test|it|describe)(?:\.[a-z]+(?:\([^)]*\))?)?\(\s*['"`]([^'"`]+)/g;

/**
 * The requirement IDs at the beginning of each test title in a file's text.
 * `CALL-04, CALL-05 a title` and `LIST-06/LIST-07 a title` give two each.
 */
export function provedIds(source: string): Set<string> {
  const ids = new Set<string>();
  for (const [, title = ''] of source.matchAll(titlePattern)) {
    const head = /^(?:[A-Z]+-\d+(?:\s*[,/+]\s*|\s+and\s+|\s+))+/.exec(`${title} `)?.[0] ?? '';
    for (const [id] of head.matchAll(/[A-Z]+-\d+/g)) ids.add(id);
  }
  return ids;
}

/** The ledger's text with its last column filled in: for each ID the files whose tests name it. */
export function fillLedger(ledger: string, filesById: Map<string, string[]>): string {
  return ledger.replace(/^\| ([A-Z]+-\d+) +\| ([^|]*?) +\|.*\|$/gm, (_row, id: string, text: string) => {
    const files = filesById.get(id)?.map((file) => `[${file.split('/').pop() ?? file}](../${file})`) ?? [];
    return `| ${id} | ${text} | ${files.join(', ')}${files.length > 0 ? ' ' : ''}|`;
  });
}

function testFiles(): string[] {
  return ['mocks', 'scripts', 'src', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== sampleTitles)
    .sort();
}

function filesById(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const file of testFiles())
    for (const id of provedIds(readFileSync(file, 'utf8'))) map.set(id, [...(map.get(id) ?? []), file]);
  return map;
}

/** The ledger as it is on disk, and as the tests of this moment would have it. */
async function readLedger(): Promise<{ written: string; fresh: string }> {
  const written = readFileSync(ledgerFile, 'utf8');
  const options = { ...(await resolveConfig(ledgerFile)), parser: 'markdown' };
  return { written, fresh: await format(fillLedger(written, filesById()), options) };
}

if (process.argv[1]?.endsWith('ledger.ts')) writeFileSync(ledgerFile, (await readLedger()).fresh);
