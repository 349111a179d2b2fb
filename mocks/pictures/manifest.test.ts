import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { productPicture, productWidths, roomPicture, roomWidths, views, widthsOf } from './manifest';
import { poseOf } from './page/camera';
import { models } from './models';
import { readManifest } from './render';
import { rooms } from './rooms';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const manifest = readManifest();
const kilobyte = 1000;

/** Largest picture in bytes among those of one width. */
const heaviest = (files: readonly string[]) => Math.max(...files.map((file) => statSync(file).size));

const productFiles = (width: number) =>
  models
    .filter(({ id }) => widthsOf(id).includes(width))
    .flatMap((model) =>
      model.colors.flatMap((color) =>
        views.map((view) => productPicture(root, model.id, color, view, width)),
      ),
    );

test.each(models)('DEV-03 $id is pictured in all its colours from both views', (model) => {
  const entry = manifest.products[model.id];
  expect(entry?.family).toBe(model.family);
  expect(entry?.colors).toEqual(model.colors);
  expect(Object.keys(entry?.views ?? {}).sort()).toEqual([...views].sort());
  expect(entry?.widths).toEqual(widthsOf(model.id));
});

test('DEV-03 product pictures are square WebP of the widths promised, under 15 kB at 800 px', async () => {
  expect(heaviest(productFiles(800))).toBeLessThan(15 * kilobyte);
  for (const width of productWidths) {
    const [file = ''] = productFiles(width);
    const { format, width: wide, height } = await sharp(file).metadata();
    expect({ format, wide, height }).toEqual({ format: 'webp', wide: width, height: width });
  }
});

test.each(models)(
  'LIST-01 $id stands in the middle of its pictures and fills them like its family',
  (model) => {
    const { fill } = poseOf(model.id, model.family);
    for (const view of views) {
      const [left, top, right, bottom] = manifest.products[model.id]?.frames[view] ?? [0, 0, 0, 0];
      expect(Math.abs((left + right) / 2 - 0.5)).toBeLessThan(0.01);
      expect(Math.abs((top + bottom) / 2 - 0.5)).toBeLessThan(0.01);
      expect(Math.abs(Math.max((right - left) / fill[0], (bottom - top) / fill[1]) - 1)).toBeLessThan(0.02);
    }
  },
);

test('DEV-03 at least 12 rooms are pictured in three widths, at most 180 kB at 1920 px', async () => {
  expect(Object.keys(manifest.rooms).sort()).toEqual(rooms.map(({ id }) => id).sort());
  expect(rooms.length).toBeGreaterThanOrEqual(12);
  expect(heaviest(rooms.map(({ id }) => roomPicture(root, id, 1920)))).toBeLessThanOrEqual(180 * kilobyte);
  for (const width of roomWidths) {
    const {
      format,
      width: wide,
      height,
    } = await sharp(roomPicture(root, rooms[0]?.id ?? '', width)).metadata();
    expect({ format, wide, height }).toEqual({ format: 'webp', wide: width, height: (width * 9) / 16 });
  }
});

test('DEV-03 every picture is in the manifest, and all together have less than 28 MB', () => {
  const expected = [
    ...[...new Set(models.flatMap(({ id }) => widthsOf(id)))].flatMap(productFiles),
    ...rooms.flatMap(({ id }) => roomWidths.map((width) => roomPicture(root, id, width))),
  ];
  const found = ['products', 'rooms'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.webp'))
      .map((name) => join(root, folder, name)),
  );
  expect(found.sort()).toEqual(expected.sort());
  expect(found.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(28_000 * kilobyte);
});

test('DEV-03 a room shows models of the shop in colours they are sold in', () => {
  const strangers = Object.values(manifest.rooms)
    .flatMap(({ shows }) => shows)
    .filter(({ model, color }) => !models.find(({ id }) => id === model)?.colors.includes(color));
  expect(strangers).toEqual([]);
});

test('DEV-03 two pictures of the same model in two colours differ', () => {
  const files = models.map((model) =>
    model.colors.map((color) => productPicture(root, model.id, color, 'front', 400)),
  );
  const contents = files.map(
    (group) => new Set(group.map((file) => readFileSync(file).toString('base64'))).size,
  );
  expect(contents).toEqual(models.map(({ colors }) => colors.length));
});
