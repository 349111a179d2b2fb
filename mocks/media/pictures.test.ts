import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { familyFacts } from '../shop/catalogue/assortment/families';
import { models } from '../shop/catalogue/assortment/models';
import { colors } from './colors';
import { heroHeight, heroPicture, pictures, productPicture, roomPicture, type View } from './pictures';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const views = Object.keys(pictures.products) as View[];

/** Maximum size of a picture in bytes, by its width in px. */
const byteLimits: Readonly<Record<number, number>> = {
  400: 8_000,
  640: 30_000,
  800: 14_999,
  1000: 24_000,
  1200: 24_000,
  1280: 90_000,
  1600: 64_000,
  1920: 90_000,
};

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Models and their other shapes, whose close-ups are those of the model. */
const shown = models.flatMap(({ id, shapes = [], colors: sold }) => [
  { id, sold, views },
  ...shapes.map((shape) => ({ id: shape, sold, views: views.filter((view) => view !== 'detail') })),
]);
const productPictures = shown.flatMap(({ id, sold, views: shot }) =>
  shot.flatMap((view) =>
    pictures.products[view].widths.flatMap((width) =>
      sold.map((color) => ({ file: productPicture(root, id, color, view, width), width, height: width })),
    ),
  ),
);
const roomPictures = Object.keys(pictures.rooms.shows).flatMap((id) =>
  pictures.rooms.widths.map((width) => ({
    file: roomPicture(root, id, width),
    width,
    height: (width * 9) / 16,
  })),
);
const heroPictures = Object.keys(pictures.categories.shows).flatMap((id) =>
  pictures.categories.widths.map((width) => ({
    file: heroPicture(root, id, width),
    width,
    height: heroHeight(width),
  })),
);
const all: readonly Picture[] = [...productPictures, ...roomPictures, ...heroPictures];

test('DEV-03 every model has its pictures in all its colours, views and widths, and there are no others', () => {
  const found = ['products', 'rooms', 'heroes'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(found.sort()).toEqual(all.map(({ file }) => file).sort());
});

test('PDP-01 every model has the material of each of its colours', () => {
  const materials = models.flatMap(({ id, colors: sold }) => sold.map((color) => `${id}-${color}.avif`));
  expect(readdirSync(join(root, 'swatches')).sort()).toEqual(materials.sort());
});

test('DEV-03 each picture fits the limit of its width, and all together have less than 60 MB', () => {
  const sizes = all.map(({ file, width }) => ({ file, width, bytes: statSync(file).size }));
  expect(sizes.filter(({ width, bytes }) => bytes > (byteLimits[width] ?? 0))).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(60_000_000);
});

test('DEV-03 pictures have the format and dimensions that their names say', async () => {
  const [model] = models;
  const some = all.filter(({ file }) => !file.includes('/products/') || file.includes(`/${model?.id}/`));
  for (const { file, width, height } of some) {
    const { format, width: wide, height: high } = await sharp(file).metadata();
    const expected = file.endsWith('.webp') ? 'webp' : 'heif';
    expect({ file, format, wide, high }).toEqual({ file, format: expected, wide: width, high: height });
  }
});

test('DEV-03 the shop has pictures of at least 36 models in at least 12 families', () => {
  expect(models.length).toBeGreaterThanOrEqual(36);
  expect(new Set(models.map(({ family }) => family)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
});

test.each(Object.keys(familyFacts))(
  'DEV-03 %s have twelve different pictures for the first twelve cards',
  (family) => {
    const sold = models.filter((model) => model.family === family).flatMap((model) => model.colors);
    expect(sold.length).toBeGreaterThanOrEqual(12);
  },
);

test.each(models)('DEV-03 $id comes in at least three colours, each once, each with a swatch', (model) => {
  expect(model.colors.length).toBeGreaterThanOrEqual(3);
  expect(new Set(model.colors).size).toBe(model.colors.length);
  expect(model.colors.filter((color) => !/^#[0-9a-f]{6}$/.test(colors[color]))).toEqual([]);
});

test.each([
  ['front', 400],
  ['room', 1200],
] as const)('DEV-03 two pictures of the same model in two colours differ: %s', (view, width) => {
  const distinct = models.map(
    ({ id, colors: sold }) =>
      new Set(
        sold.map((color) => readFileSync(productPicture(root, id, color, view, width)).toString('base64')),
      ).size,
  );
  expect(distinct).toEqual(models.map(({ colors: sold }) => sold.length));
});

test('DEV-03 rooms and categories show models of the shop in colours they are sold in', () => {
  const shown = [
    ...Object.values(pictures.rooms.shows).flatMap(({ things }) => things),
    ...Object.values(pictures.categories.shows),
  ];
  expect(shown.length).toBeGreaterThan(50);
  const strangers = shown.filter(
    ({ model, color }) => !models.find(({ id }) => id === model)?.colors.includes(color),
  );
  expect(strangers).toEqual([]);
});
