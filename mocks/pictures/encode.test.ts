import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { byteLimits, writePicture } from './encode';
import { randomFrom } from './page/random';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const size = { width: 800, height: 800 };

/** Rows from the bottom up: noise of a strength (0…255) over grey, the lower half darker. */
function rows(strength: number): Buffer {
  const random = randomFrom('noise');
  return Buffer.from(
    Uint8Array.from({ length: size.width * size.height * 4 }, (_, i) =>
      i % 4 === 3 ? 255 : (i < size.width * size.height * 2 ? 60 : 140) + random() * strength,
    ),
  );
}

test('DEV-03 a busy picture is written in a quality that fits its limit, the right way up', async () => {
  const file = join(folder, 'busy.webp');
  await writePicture(file, rows(18), size, 800);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([800, 800]);
  expect((await sharp(file).metadata()).size ?? (await sharp(file).toBuffer()).length).toBeLessThanOrEqual(
    byteLimits[800] ?? 0,
  );
  expect(data[0]).toBeGreaterThan(data[data.length - 1] ?? 255);
});

test('DEV-03 a picture that fits in no quality is refused by name', async () => {
  await expect(writePicture(join(folder, 'noise.webp'), rows(115), size, 800)).rejects.toThrow(
    /noise\.webp does not fit/,
  );
});
