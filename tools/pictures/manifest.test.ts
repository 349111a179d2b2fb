import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { byteLimits } from './encode';
import { heroes } from '../../mocks/media/heroes';
import {
  heroHeight,
  heroPicture,
  heroWidths,
  productPicture,
  roomPicture,
  roomWidths,
  views,
  wholeViews,
  widthsOf,
} from '../../mocks/media/manifest';
import { poseOf } from './page/camera';
import { models } from '../../mocks/media/models';
import { readManifest } from './render';
import { rooms } from '../../mocks/media/rooms';

const root = fileURLToPath(new URL('../../mocks/media/', import.meta.url)).replace(/\/$/, '');
const manifest = readManifest();
const kilobyte = 1000;

/** Size in bytes of the largest picture of one width. */
const heaviest = (files: readonly string[]) => Math.max(...files.map((file) => statSync(file).size));

const productFiles = models.flatMap((model) =>
  views.flatMap((view) =>
    (manifest.products[model.id]?.widths[view] ?? []).flatMap((width) =>
      model.colors.map((color) => ({
        view,
        width,
        file: productPicture(root, model.id, color, view, width),
      })),
    ),
  ),
);
const filesOf = (width: number) => productFiles.filter((one) => one.width === width).map(({ file }) => file);

test.each(models)('DEV-03 $id is pictured in all its colours, in every view and width', (model) => {
  const { family, colors, views: rendered, widths } = manifest.products[model.id] ?? {};
  expect(family).toBe(model.family);
  expect(colors).toEqual(model.colors);
  expect(Object.keys(rendered ?? {}).sort()).toEqual([...views].sort());
  expect(widths).toEqual(Object.fromEntries(views.map((view) => [view, widthsOf(view)])));
});

test('DEV-03 product pictures are square, WebP where lists show them and AVIF above, and each fits the limit of its width', async () => {
  const widths = [...new Set(productFiles.map(({ width }) => width))];
  expect(widths.sort((a, b) => a - b)).toEqual([400, 800, 1000, 1200, 1600]);
  for (const width of widths) expect(heaviest(filesOf(width))).toBeLessThanOrEqual(byteLimits[width] ?? 0);
  const formats = new Map<string, string[]>();
  for (const view of views)
    for (const width of widthsOf(view)) {
      const { file } = productFiles.find((one) => one.view === view && one.width === width) ?? {};
      const { format, width: wide, height } = await sharp(file).metadata();
      expect([wide, height]).toEqual([width, width]);
      formats.set(format, [...(formats.get(format) ?? []), `${view} ${width}`]);
    }
  expect(formats.get('webp')).toEqual(['front 400', 'front 800', 'angle 400']);
  expect(formats.get('heif')).toEqual(['front 1600', 'angle 800', 'angle 1600', 'room 1200', 'detail 1000']);
});

test.each(models)(
  'LIST-01 $id stands in the middle of its pictures and fills them like its family',
  (model) => {
    const { fill } = poseOf(model.id, model.family);
    for (const view of wholeViews) {
      const [left, top, right, bottom] = manifest.products[model.id]?.frames[view] ?? [0, 0, 0, 0];
      expect(Math.abs((left + right) / 2 - 0.5)).toBeLessThan(0.01);
      expect(Math.abs((top + bottom) / 2 - 0.5)).toBeLessThan(0.01);
      expect(Math.abs(Math.max((right - left) / fill[0], (bottom - top) / fill[1]) - 1)).toBeLessThan(0.02);
    }
  },
);

test('DEV-03 the pictures that are zoomed have 33 kB and more on average', () => {
  const sizes = filesOf(1600).map((file) => statSync(file).size);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeGreaterThan(33 * kilobyte);
});

test('DEV-03 at least 12 rooms are pictured in three widths, at most 90 kB at 1920 px', async () => {
  expect(Object.keys(manifest.rooms).sort()).toEqual(rooms.map(({ id }) => id).sort());
  expect(rooms.length).toBeGreaterThanOrEqual(12);
  expect(heaviest(rooms.map(({ id }) => roomPicture(root, id, 1920)))).toBeLessThanOrEqual(90 * kilobyte);
  for (const width of roomWidths) {
    const {
      format,
      width: wide,
      height,
    } = await sharp(roomPicture(root, rooms[0]?.id ?? '', width)).metadata();
    expect({ format, wide, height }).toEqual({
      format: width === 640 ? 'webp' : 'heif',
      wide: width,
      height: (width * 9) / 16,
    });
  }
});

test('DEV-03 the pictures of category pages are low and wide, and each fits the limit of its width', async () => {
  expect(Object.keys(manifest.heroes).sort()).toEqual(heroes.map(({ id }) => id).sort());
  for (const width of heroWidths) {
    const files = heroes.map(({ id }) => heroPicture(root, id, width));
    expect(heaviest(files)).toBeLessThanOrEqual(byteLimits[width] ?? 0);
    const { format, width: wide, height } = await sharp(files[0]).metadata();
    expect({ format, wide, height }).toEqual({ format: 'heif', wide: width, height: heroHeight(width) });
  }
});

test('DEV-03 every picture is in the manifest, and all together have less than 60 MB', () => {
  const expected = [
    ...productFiles.map(({ file }) => file),
    ...rooms.flatMap(({ id }) => roomWidths.map((width) => roomPicture(root, id, width))),
    ...heroes.flatMap(({ id }) => heroWidths.map((width) => heroPicture(root, id, width))),
  ];
  const found = ['products', 'rooms', 'heroes'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(webp|avif)$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  expect(found.sort()).toEqual(expected.sort());
  expect(found.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(60_000 * kilobyte);
});

test('DEV-03 a room shows models of the shop in colours they are sold in', () => {
  const strangers = Object.values(manifest.rooms)
    .flatMap(({ shows }) => shows)
    .filter(({ model, color }) => !models.find(({ id }) => id === model)?.colors.includes(color));
  expect(strangers).toEqual([]);
});

test.each([
  ['front', 400],
  ['room', 1200],
] as const)('DEV-03 two pictures of the same model in two colours differ: %s', (view, width) => {
  const files = models.map((model) =>
    model.colors.map((color) => productPicture(root, model.id, color, view, width)),
  );
  const contents = files.map(
    (group) => new Set(group.map((file) => readFileSync(file).toString('base64'))).size,
  );
  expect(contents).toEqual(models.map(({ colors }) => colors.length));
});
