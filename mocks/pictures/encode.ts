import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { roomWidths } from './manifest';

/** Most bytes a picture may have, by its width in px. */
export const byteLimits: Readonly<Record<number, number>> = {
  400: 8_000,
  800: 14_999,
  1600: 26_000,
  640: 30_000,
  1280: 90_000,
  1920: 175_000,
};

/** Product pictures start at 84, above which no difference is visible; rooms fill the screen and start higher. */
const qualities = [92, 88, 84, 78, 72, 66, 60, 54, 48, 42, 36, 30, 24, 18, 12];
const finest = (width: number) => (roomWidths.some((one) => one === width) ? 92 : 84);

/**
 * Writes one picture as WebP in the best quality that fits its width's limit. Its alpha is dropped before
 * it is resized, because resizing would blacken what is transparent.
 *
 * @param pixels rows of RGBA from the bottom up
 * @throws when the picture does not fit even in the lowest quality
 */
export async function writePicture(
  file: string,
  pixels: Buffer,
  from: { readonly width: number; readonly height: number },
  width: number,
): Promise<void> {
  const limit = byteLimits[width];
  if (limit === undefined) throw new Error(`no limit for pictures of ${width} px`);
  const raw = { raw: { ...from, channels: 4 as const } };
  const opaque = await sharp(pixels, raw).flip().removeAlpha().raw().toBuffer();
  const upright = await sharp(opaque, { raw: { ...from, channels: 3 } })
    .resize({ width, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h, channels } = upright.info;
  const encode = (quality: number) =>
    sharp(upright.data, { raw: { width: w, height: h, channels } })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
  const data = await best(
    qualities.filter((one) => one <= finest(width)),
    encode,
    limit,
  );
  if (!data) throw new Error(`${file} does not fit ${limit} bytes`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** The first encoding that fits, by bisection: a lower quality is never larger. */
async function best(
  falling: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
  limit: number,
): Promise<Buffer | undefined> {
  let [from, to] = [0, falling.length - 1];
  let found: Buffer | undefined;
  let middle = 0;
  while (from <= to) {
    const data = await encode(falling[middle] ?? 0);
    if (data.length <= limit) {
      found = data;
      to = middle - 1;
    } else from = middle + 1;
    middle = Math.floor((from + to) / 2);
  }
  return found;
}
