import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Raw, type Sharp } from 'sharp';
import { wholeWidths, type View } from '../../mocks/media/manifest';
import type { Family } from '../../mocks/data/schemas/pictures';

/** Maximum size of a picture in bytes, by its width in px. */
export const byteLimits: Readonly<Record<number, number>> = {
  400: 8_000,
  800: 14_999,
  1000: 24_000,
  1200: 24_000,
  1600: 64_000,
  640: 30_000,
  1280: 90_000,
  1920: 90_000,
};

/** The product in a picture. */
interface Shown {
  readonly family: Family;
  readonly view: View;
}

/** Encoder of a format, and its qualities in descending order. */
interface Encoding {
  readonly qualities: readonly number[];
  /** Maximum quality of a width in px; a higher one makes no visible difference. */
  readonly finest: (width: number, shown?: Shown) => number;
  readonly encode: (picture: Sharp, quality: number) => Sharp;
}

/** Families that are mostly upholstered, whose weave blurs at low qualities. */
const upholstered: readonly Family[] = ['sofas', 'armchairs', 'chairs'];

/** Maximum AVIF quality: highest for the pictures that are zoomed, then for scenes and the whole product. */
function finestAvif(width: number, shown?: Shown): number {
  if (!shown) return 60;
  if (shown.view === 'room') return 36;
  if (shown.view !== 'detail') return width === Math.max(...wholeWidths) ? 80 : 60;
  return upholstered.includes(shown.family) ? 40 : 26;
}

const encodings: Readonly<Record<string, Encoding>> = {
  webp: {
    qualities: [92, 88, 84, 78, 72, 66, 60, 54, 48, 42, 36, 30, 24, 18, 12],
    finest: (_width, shown) => (shown ? 78 : 92),
    encode: (picture, quality) => picture.webp({ quality, effort: 4, smartSubsample: true }),
  },
  avif: {
    qualities: [80, 76, 72, 68, 64, 60, 55, 50, 45, 40, 36, 34, 32, 28, 26, 24, 20],
    finest: finestAvif,
    encode: (picture, quality) => picture.avif({ quality, effort: 3 }),
  },
};

/** Rows of RGB from the top down. */
interface UprightPicture {
  readonly data: Buffer;
  readonly raw: Raw;
}

/**
 * Convert rendered pixels to a picture without alpha, since resizing would darken transparent ones.
 * @param pixels rows of RGBA from the bottom up
 */
export async function uprightPicture(
  pixels: Buffer,
  size: { readonly width: number; readonly height: number },
): Promise<UprightPicture> {
  const data = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .flip()
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, raw: { ...size, channels: 3 } };
}

/**
 * Write one picture, as WebP or AVIF by its file name, in the highest quality within the size limit of its width.
 * @param shown framing of the product, which limits the quality; absent for a room scene
 * @throws when the picture is too large even in the lowest quality
 */
export async function writePicture(
  file: string,
  { data, raw }: UprightPicture,
  width: number,
  shown?: Shown,
): Promise<void> {
  const limit = byteLimits[width];
  if (limit === undefined) throw new Error(`no limit for pictures of ${width} px`);
  const format = file.slice(file.lastIndexOf('.') + 1);
  const encoding = encodings[format];
  if (!encoding) throw new Error(`no such format: ${file}`);
  const resized = await sharp(data, { raw })
    .resize({ width, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h, channels } = resized.info;
  const encode = (quality: number) =>
    encoding.encode(sharp(resized.data, { raw: { width: w, height: h, channels } }), quality).toBuffer();
  const finest = encoding.finest(width, shown);
  const written = await best(
    encoding.qualities.filter((quality) => quality <= finest),
    encode,
    limit,
  );
  if (!written) throw new Error(`${file} does not fit ${limit} bytes`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, written);
}

/** The first encoding within the limit: tries the highest quality first, then bisects. */
async function best(
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
  limit: number,
): Promise<Buffer | undefined> {
  let [from, to] = [0, qualities.length - 1];
  let found: Buffer | undefined;
  let next = 0;
  while (from <= to) {
    const data = await encode(qualities[next] ?? 0);
    if (data.length <= limit) {
      found = data;
      to = next - 1;
    } else from = next + 1;
    next = Math.floor((from + to) / 2);
  }
  return found;
}
