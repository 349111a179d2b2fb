import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../src/config/checkDeployment';
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

test('every setting of a deployment has its row in the README, and its tag in index.html', () => {
  const table = readme.slice(readme.indexOf('## Deployment'), readme.indexOf('## Dependencies'));
  const rows = [...table.matchAll(/^\| `([\w-]+)` /gm)].map(([, name]) => name);
  expect(rows).toEqual(settingNames);
  const html = readFileSync('index.html', 'utf8');
  const conf = readFileSync('deploy/nginx/document.conf', 'utf8');
  for (const name of settingNames) {
    expect(html).toContain(`<meta name="${name}" content="" />`);
    expect(conf).toContain(`'<meta name="${name}" content=""'`);
  }
});

/** Pages for people, of the whole repository without its builds. */
const documents = ['.', 'docs', 'openapi', 'tests', 'tools', 'mocks', 'brand', 'deploy', 'src'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !/\bdist\b/.test(file))
      .map((file) => join(folder, file)),
);

test.each(documents)('the commands and files that %s names exist', (path) => {
  const text = readFileSync(path, 'utf8');
  const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(commands.filter((name) => !Object.keys(manifest.scripts).includes(name ?? ''))).toEqual([]);
  const files = [...text.matchAll(/(?:\]\(|src=")(?!https?:)([\w./-]+)/g)].map(([, file]) => file ?? '');
  expect(files.filter((file) => !existsSync(join(dirname(path), file)))).toEqual([]);
});

test('a page can be read in one sitting', () => {
  const long = documents.filter((path) => readFileSync(path, 'utf8').length > 22_000);
  expect(long).toEqual([]);
});

test('every control of the ASVS table has its test', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  const table = text.slice(text.indexOf('## OWASP ASVS 5'), text.indexOf('## Packages'));
  const [, ...rows] = [...table.matchAll(/^\| (?!-)(.+?) +\|.*$/gm)];
  expect(rows.length).toBeGreaterThan(20);
  const withoutTest = rows.filter(([row]) => !/\]\([\w./-]+\.(?:test|spec)\.tsx?\)/.test(row));
  expect(withoutTest.map(([, control]) => control)).toEqual([]);
});
