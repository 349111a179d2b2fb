import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { byteLimits, uprightPicture, writePicture } from './encode';
import { randomFrom } from './page/random';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const size = { width: 800, height: 800 };

/** Rows from the bottom up: a dark half and a light half with noise of an amplitude from 0 to 255. */
function rows(strength: number): Buffer {
  const random = randomFrom('noise');
  const half = size.width * size.height * 2;
  const tone = (i: number) => (i < half ? 60 : 180) * (1 - strength / 255) + random() * strength;
  return Buffer.from(Uint8Array.from({ length: half * 2 }, (_, i) => (i % 4 === 3 ? 255 : tone(i))));
}

test('DEV-03 a busy picture is written in a quality that fits its limit, the right way up', async () => {
  const file = join(folder, 'busy.webp');
  await writePicture(file, await uprightPicture(rows(24), size), 800);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([800, 800]);
  expect(statSync(file).size).toBeLessThanOrEqual(byteLimits[800] ?? 0);
  expect(data[0]).toBeGreaterThan(data[data.length - 1] ?? 255);
});

test('DEV-03 a picture that fits in no quality is refused by name', async () => {
  const noise = await uprightPicture(rows(255), size);
  await expect(writePicture(join(folder, 'noise.webp'), noise, 800)).rejects.toThrow(
    /noise\.webp does not fit/,
  );
});

test('DEV-03 a smaller picture keeps the backdrop, which is transparent in what was rendered', async () => {
  const file = join(folder, 'backdrop.webp');
  const pixels = Buffer.from(
    Uint8Array.from({ length: size.width * size.height * 4 }, (_, i) => [234, 229, 222, 0][i % 4] ?? 0),
  );
  await writePicture(file, await uprightPicture(pixels, size), 400);
  const [red = 0, green = 0, blue = 0] = await sharp(file).raw().toBuffer();
  expect(Math.min(red, green, blue)).toBeGreaterThan(210);
});

test('DEV-03 a large picture is written as AVIF, which its name says', async () => {
  const file = join(folder, 'large.avif');
  await writePicture(file, await uprightPicture(rows(4), size), 1000);
  const { format, compression, width } = await sharp(file).metadata();
  expect({ format, compression, width }).toEqual({ format: 'heif', compression: 'av1', width: 1000 });
  expect(statSync(file).size).toBeLessThanOrEqual(byteLimits[1000] ?? 0);
});

test('DEV-03 upholstery has finer large pictures than wood', async () => {
  const picture = await uprightPicture(rows(8), size);
  const [sofa, table] = [join(folder, 'sofa.avif'), join(folder, 'table.avif')];
  await writePicture(sofa, picture, 1000, { family: 'sofas', view: 'detail' });
  await writePicture(table, picture, 1000, { family: 'tables', view: 'detail' });
  expect(statSync(sofa).size).toBeGreaterThan(statSync(table).size);
});

test('DEV-03 the picture that is zoomed is finer than the others of a product', async () => {
  const picture = await uprightPicture(rows(4), size);
  const [zoomed, close] = [join(folder, 'zoomed.avif'), join(folder, 'close.avif')];
  await writePicture(zoomed, picture, 1600, { family: 'tables', view: 'front' });
  await writePicture(close, picture, 1000, { family: 'tables', view: 'detail' });
  expect(statSync(zoomed).size / 1600 ** 2).toBeGreaterThan(statSync(close).size / 1000 ** 2);
});
