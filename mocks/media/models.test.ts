import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { colors } from './colors';
import { familyFacts } from '../shop/catalogue/assortment/families';
import { models } from './models';

const folder = fileURLToPath(new URL('.', import.meta.url));

test('DEV-03 the shop has pictures of at least 36 models in at least 12 families', () => {
  expect(models.length).toBeGreaterThanOrEqual(36);
  expect(new Set(models.map(({ family }) => family)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
});

test.each(Object.keys(familyFacts))(
  'DEV-03 %s have twelve different pictures for the first twelve cards',
  (family) => {
    const pictures = models.filter((model) => model.family === family).flatMap((model) => model.colors);
    expect(pictures.length).toBeGreaterThanOrEqual(12);
  },
);

test.each(models)('DEV-03 $id comes in at least three colours, each once, each with a swatch', (model) => {
  expect(model.colors.length).toBeGreaterThanOrEqual(3);
  expect(new Set(model.colors).size).toBe(model.colors.length);
  expect(model.colors.filter((color) => !/^#[0-9a-f]{6}$/.test(colors[color]))).toEqual([]);
});

test('DEV-03 what the catalogue reads imports plain data only, nothing that renders', () => {
  const sources = ['models.ts', 'colors.ts', 'manifest.ts'];
  const imported = sources.flatMap((name) => {
    const text = readFileSync(folder + name, 'utf8');
    return [...text.matchAll(/from '([^']+)'/g)].map(([, target = '']) => target);
  });
  const plain = imported.filter((target) => /^\.\/colors$|^\.\.\/data\//.test(target));
  expect(imported).toEqual(plain);
});
