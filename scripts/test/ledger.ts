import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Requirements of the specification: a few words by ID. */
export const requirements: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]+-\d{2}) +\| (.+?) +\|$/gm)].map(
    ([, id = '', text = '']) => [id, text],
  ),
);

/** Start of a test title: the first argument of a call, beginning with a requirement ID. */
const titlePattern = /\(\s*['"`]([A-Z]+-\d{2})\s/g;

/** Excluded: its titles are sample input. */
const sampleTitles = join('scripts', 'test', 'ledger.test.ts');

/** Requirement IDs with which the test titles in a file's text begin. */
export const provedIds = (source: string) =>
  new Set([...source.matchAll(titlePattern)].map(([, id = '']) => id));

/** Paths of all tests but that of the ledger. */
export function testFiles(): string[] {
  return ['mocks', 'scripts', 'src', 'tests', 'tools']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== sampleTitles)
    .sort();
}

/** Test files by the requirement IDs in their titles. */
export function filesById(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const file of testFiles())
    for (const id of provedIds(readFileSync(file, 'utf8'))) map.set(id, [...(map.get(id) ?? []), file]);
  return map;
}

/** Matches a test that renders the app, a page or a component. */
const renders = /\b(?:openShop|renderInShop|render|renderHook)\(/;
/** Matches a test that sends calls to a mock server. */
const sends = /support\/(?:mockServer|apiServer|searchServer|httpServer|request)'|\bcreateMockServer\(/;

/**
 * True for a test that goes through the app's interface or its network calls: it runs in a browser, renders, or sends
 * calls.
 * @param file its path
 * @param source its text
 */
export function isThroughApp(file: string, source: string): boolean {
  return file.endsWith('.spec.ts') || renders.test(source) || sends.test(source);
}

/**
 * True for a requirement about the tools, whose tests may call them directly; every other requirement needs a test
 * through the app.
 */
const isToolRequirement = (id: string) => id.startsWith('DEV-');

/**
 * True when tests prove a requirement.
 * @param read returns the text of a test file
 */
export function isProved(
  id: string,
  files: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): boolean {
  return isToolRequirement(id) ? files.length > 0 : files.some((file) => isThroughApp(file, read(file)));
}

/** Output of `npm run ledger`: for one ID, for the IDs of an area (`CART`), or for all. */
export function ledgerLines(filter = ''): string[] {
  const files = filesById();
  return Object.entries(requirements)
    .filter(([id]) => !filter || id === filter || id.startsWith(`${filter}-`))
    .flatMap(([id, text]) => [
      `${id}  ${text}${isProved(id, files.get(id) ?? []) ? '' : '  [not proved through the app]'}`,
      ...(files.get(id) ?? []).map((file) => `    ${file}`),
    ]);
}

if (process.argv[1]?.endsWith('ledger.ts')) {
  const lines = ledgerLines(process.argv[2]?.toUpperCase());
  console.log(lines.length > 0 ? lines.join('\n') : `No requirement is called ${process.argv[2]}.`);
  process.exitCode = lines.length > 0 ? 0 : 1;
}
