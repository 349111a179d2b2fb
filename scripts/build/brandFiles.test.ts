import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { brandAliases, brandedDocument } from './brandFiles';

test.each([
  ['furulia', 'Furulia', '#faf7f1', '#141917', '0 0 150 41'],
  ['rettvinkel', 'Rettvinkel', '#f7f8fa', '#11141b', '0 0 120 33'],
])('UI-02 the document of %s has its name, colours and logos', (folder, name, light, dark, small) => {
  const html = brandedDocument(readFileSync('index.html', 'utf8'), `brand/${folder}`, { name });
  expect(html).toContain(`<title>${name}</title>`);
  expect(html).toContain(`background: ${light} `);
  expect(html).toContain(`background-color: ${dark};`);
  expect(html).toMatch(/<symbol id="logo" viewBox="0 0 1[56][08] 4[16]"[^>]*><(g|path)/);
  expect(html).toContain(`<symbol id="logoSmall" viewBox="${small}"`);
  expect(html).not.toMatch(/%BRAND|var\(--|<!-- logos/);
});

test.each([
  ['furulia', 'brand/extensions.ts'],
  ['rettvinkel', 'brand/rettvinkel/extensions.ts'],
])('UI-01 a build of %s has the extensions of %s', (folder, file) => {
  const aliases = brandAliases(`${process.cwd()}/brand/${folder}`);
  expect(relative('.', aliases['#brand/extensions'] ?? '')).toBe(file);
});

/** Text files of a folder, with those of its folders; the names of tests and of generated files are left out. */
const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|css|html|sh|conf|ya?ml|js|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.test\.tsx?$|\/generated\//.test(path));

// Tests and the examples of the contract show the mock shop; the contract's tools name its customers and goods.
test.each(['src', 'scripts', 'deploy', 'tools/bench'])(
  'UI-01 no file of %s names the goods of a shop',
  (folder) => {
    const naming = textsIn(folder).filter((path) =>
      /furulia|furniture|sofa/i.test(readFileSync(path, 'utf8')),
    );
    expect(naming).toEqual([]);
  },
);

test('UI-01 neither the start page of the build, the package nor the contract names a shop', () => {
  for (const path of ['index.html', 'package.json', 'LICENSE', 'README.md', 'openapi/storefront.yaml'])
    expect(readFileSync(path, 'utf8')).not.toMatch(/furulia|furniture|sofa/i);
});
