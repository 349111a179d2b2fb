import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Files of a Playwright project by its name; those of `shop` are all the others. */
export const projectFiles = {
  start: [/start\.spec\.ts$/],
  production: [/\/production\//],
  // Its own tests, and those of the production build that leave the first responses alone.
  rendered: [
    /\/rendered\//,
    /\/production\/(backForwardCache|contentSecurityPolicy|leaving|prefetch|session|tabs)\./,
  ],
};

/** Name of a Playwright project. */
export type ProjectName = 'shop' | keyof typeof projectFiles;

/** Projects that run a browser test. */
export function projectsOf(file: string): ProjectName[] {
  const names = Object.keys(projectFiles) as (keyof typeof projectFiles)[];
  const found = names.filter((name) => projectFiles[name].some((pattern) => pattern.test(file)));
  return found.length > 0 ? found : ['shop'];
}

const text = { type: 'string' } as const;

/** Options of Playwright followed by a value, which is no path. */
const valued = {
  config: { ...text, short: 'c' },
  grep: { ...text, short: 'g' },
  workers: { ...text, short: 'j' },
  ...Object.fromEntries(
    [
      ...['global-timeout', 'grep-invert', 'max-failures', 'output', 'repeat-each', 'reporter'],
      ...['retries', 'shard', 'timeout', 'trace', 'tsconfig', 'ui-host', 'ui-port', 'update-source-method'],
    ].map((name) => [name, text]),
  ),
};

/** Paths of all browser tests. */
export const browserTests = (): string[] =>
  readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join('tests/e2e', file))
    .sort();

/**
 * Projects that a command line of Playwright runs: those of `--project`, or of the tests that its paths match.
 * @param args arguments after `playwright`
 * @example selectedProjects(['test', 'tests/e2e/cart']) // ['shop']
 */
export function selectedProjects(args: readonly string[], files = browserTests()): ReadonlySet<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...valued, project: { ...text, multiple: true } },
    strict: false,
    allowPositionals: true,
  });
  const [, ...rest] = positionals;
  // One --project may be followed by several names.
  if (values.project) return new Set([...values.project.map(String), ...rest]);
  // A path is a regular expression, with a line after a colon.
  const paths = rest.map((path) => new RegExp(path.replace(/(:\d+)+$/, '')));
  const selected = files.filter(
    (file) => paths.length === 0 || paths.some((path) => path.test(resolve(file))),
  );
  return new Set(selected.flatMap(projectsOf));
}
