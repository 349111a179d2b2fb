import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { productPicture, roomPicture, views, widthsOf } from './manifest';
import type { Choice } from './plan';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const folder = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));

async function sheet(files: readonly string[], name: string, width: number, height: number): Promise<string> {
  const columns = Math.min(files.length, width > 400 ? 2 : 8);
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(width, height).toBuffer(),
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    })),
  );
  const size = { width: columns * width, height: Math.ceil(files.length / columns) * height };
  const target = `${folder}/${name}.png`;
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(target);
  return target;
}

/** Puts the chosen pictures that exist on contact sheets, a view or the rooms each, and gives their files. */
export async function contactSheets(choice: Choice): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const out: string[] = [];
  for (const side of views) {
    const files = choice.products
      .filter(({ view }) => view === side)
      .flatMap(({ model, view }) =>
        model.colors.map((color) => productPicture(root, model.id, color, view, Math.min(...widthsOf(view)))),
      )
      .filter((file) => existsSync(file));
    if (files.length) out.push(await sheet(files, side, 200, 200));
  }
  const scenes = choice.rooms.map(({ id }) => roomPicture(root, id, 640)).filter((file) => existsSync(file));
  if (scenes.length) out.push(await sheet(scenes, 'rooms', 640, 360));
  return out;
}
