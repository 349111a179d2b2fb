import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const readme = readFileSync('README.md', 'utf8');

/** Names in the first column of the tables of dependencies; a `*` matches any ending. */
const named = [...readme.slice(readme.indexOf('## Dependencies')).matchAll(/^\| (.+?) +\| /gm)]
  .flatMap(([, cell]) => cell?.split(', ') ?? [])
  .map((name) => new RegExp(`^${name.replaceAll('*', '.*')}$`));

test('every dependency has its reason in the README', () => {
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const withoutReason = installed
    .filter((name) => !name.startsWith('@types/'))
    .filter((name) => !named.some((pattern) => pattern.test(name)));
  expect(withoutReason).toEqual([]);
});

test('the commands and files the README names exist', () => {
  const commands = [...readme.matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(commands.filter((name) => !Object.keys(manifest.scripts).includes(name ?? ''))).toEqual([]);
  const files = [...readme.matchAll(/(?:\]\(|src=")([\w./-]+)/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
