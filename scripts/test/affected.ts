import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserTests } from './browserProjects';
import { testFiles } from './ledger';

const isSource = (file: string) => /\.[cm]?tsx?$/.test(file);

/** Matches the relative path of an import. */
const importPattern = /(?:\bfrom\s+|\bimport\s*\(?\s*|\bmock\(\s*)['"](\.{1,2}\/[^'"?]+)/g;

/** Paths that an import may mean. */
const candidates = (path: string) => [
  path,
  ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end),
];

/**
 * Files by the files that import them.
 * @param files paths with the text of each
 */
export function importersOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const [, path = ''] of text.matchAll(importPattern))
      for (const imported of candidates(join(dirname(file), path)))
        importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return importers;
}

/** Tests by import that run for a change; a file that half of the shop imports has hundreds. */
const maximum = 20;

/**
 * Tests nearest to changed files: those in their folders, and those that import a changed file over at most one other,
 * as far as these are not too many. Without any of these, the nearest over more files.
 */
export function nearTests(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
  tests: ReadonlySet<string>,
): Set<string> {
  const folders = new Set(
    changed.filter((file) => file.startsWith('src/') || file.startsWith('mocks/')).map(dirname),
  );
  const found = new Set([...tests].filter((test) => folders.has(dirname(test)) || changed.includes(test)));
  const seen = new Set(changed);
  let reached = [...changed];
  for (let distance = 1; reached.length > 0 && (distance <= 2 || found.size === 0); distance += 1) {
    const importing = reached.flatMap((file) => importers.get(file) ?? []);
    reached = [...new Set(importing)].filter((file) => !seen.has(file));
    for (const file of reached) seen.add(file);
    const further = reached.filter((file) => tests.has(file));
    if (found.size > 0 && further.length > maximum) break;
    for (const file of further.slice(0, maximum)) found.add(file);
  }
  return found;
}

/**
 * Browser tests of a changed file's part: those in a folder or file named like the last part of its path that has one;
 * none for a file of texts, whose tests are those that contain them.
 * @example partTests('src/features/product/card/CardMedia.tsx', specs) // those of tests/e2e/card/
 */
export function partTests(file: string, specs: readonly string[]): string[] {
  if (!file.startsWith('src/') || file.startsWith('src/i18n/')) return [];
  const parts = file
    .replace(/\.\w+$/, '')
    .split('/')
    .reverse();
  for (const part of parts) {
    const own = specs.filter((spec) => new RegExp(`/${part}(/|\\.spec)`).test(spec));
    if (own.length > 0) return own;
  }
  return [];
}

/** Texts of several words in the removed lines of a diff. */
export function removedTexts(diff: string): string[] {
  const removed = diff.split('\n').filter((line) => /^-(?!--)/.test(line));
  const strings = removed.flatMap((line) =>
    [...line.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , text = '']) => text),
  );
  return strings.filter((text) => /\S \S/.test(text));
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
const lines = (text: string) => text.split('\n').filter(Boolean);

/** Source files of the project, with the text of each. */
function readSources(): Map<string, string> {
  const files = ['src', 'mocks', 'tests', 'scripts', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return new Map(files.filter(isSource).map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Changed files since a commit, new ones included, and the tests to run for them. */
export function affected(base: string) {
  const changed = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  const sources = readSources();
  const specs = browserTests();
  const near = nearTests(changed, importersOf(sources), new Set([...testFiles(), ...specs]));
  for (const spec of changed.flatMap((file) => partTests(file, specs))) near.add(spec);
  const texts = removedTexts(git('diff', '--unified=0', base));
  for (const file of [...testFiles(), ...specs])
    if (texts.some((text) => sources.get(file)?.includes(text))) near.add(file);
  const tests = [...near].sort();
  return {
    files: changed.filter((file) => existsSync(file)),
    unit: tests.filter((file) => !specs.includes(file)),
    browser: tests.filter((file) => specs.includes(file)),
  };
}
