import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { brandAliases, brandedDocument } from './brandFiles';

test.each([
  ['furulia', 'Furulia', '#faf7f1', '#141917', '0 0 150 41'],
  ['rettvinkel', 'Rettvinkel', '#f7f8fa', '#11141b', '0 0 120 33'],
])('UI-02 the document of %s has its name, colours and logos', (folder, name, light, dark, small) => {
  const html = brandedDocument(readFileSync('index.html', 'utf8'), `brand/${folder}`, { name });
  expect(html).toContain(`<title>${name}</title>`);
  expect(html).toContain(`background: ${light};`);
  expect(html).toContain(`background: ${dark};`);
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
