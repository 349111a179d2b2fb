import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  heroHeight,
  heroPicture,
  heroWidths,
  productPicture,
  roomPicture,
  views,
  widthsOf,
} from '../../mocks/media/manifest';
import type { Choice } from './plan';

const root = fileURLToPath(new URL('../../mocks/media', import.meta.url)).replace(/\/$/, '');
const folder = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));

/** px */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Write pictures of one size in a grid.
 * @returns the path of the file
 */
export async function writeSheet(
  name: string,
  pictures: readonly Buffer[],
  { width, height }: Size,
  maxColumns: number,
): Promise<string> {
  const columns = Math.min(pictures.length, maxColumns);
  const tiles = pictures.map((input, i) => ({
    input,
    left: (i % columns) * width,
    top: Math.floor(i / columns) * height,
  }));
  const size = { width: columns * width, height: Math.ceil(pictures.length / columns) * height };
  const file = `${folder}/${name}.png`;
  await mkdir(folder, { recursive: true });
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(file);
  return file;
}

const resized = (files: readonly string[], { width, height }: Size) =>
  Promise.all(files.map((file) => sharp(file).resize(width, height).toBuffer()));

/**
 * Write contact sheets of the selected existing pictures, one per view, for rooms and for heroes.
 * @returns the paths of the files
 */
export async function contactSheets(choice: Choice): Promise<string[]> {
  const out: string[] = [];
  const product = { width: 200, height: 200 };
  for (const side of views) {
    const files = choice.products
      .filter(({ view }) => view === side)
      .flatMap(({ model, view }) =>
        model.colors.map((color) => productPicture(root, model.id, color, view, Math.min(...widthsOf(view)))),
      )
      .filter((file) => existsSync(file));
    if (files.length) out.push(await writeSheet(side, await resized(files, product), product, 8));
  }
  const room = { width: 640, height: 360 };
  const scenes = choice.rooms.map(({ id }) => roomPicture(root, id, 640)).filter((file) => existsSync(file));
  if (scenes.length) out.push(await writeSheet('rooms', await resized(scenes, room), room, 2));
  const [width] = heroWidths;
  const tops = choice.heroes.map(({ id }) => heroPicture(root, id, width)).filter((file) => existsSync(file));
  const hero = { width, height: heroHeight(width) };
  if (tops.length) out.push(await writeSheet('heroes', await resized(tops, hero), hero, 2));
  return out;
}
