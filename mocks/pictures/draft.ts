import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { uprightPicture } from './encode';
import type { Choice } from './plan';
import { Studio } from './studio';

const folder = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));
/** Side of a draft in px, drafts beside each other, light samples. */
const [size, columns, samples] = [240, 10, 16];

const label = (text: string) =>
  Buffer.from(
    `<svg width="${size}" height="18"><text x="4" y="13" font-size="13" font-family="sans-serif">${text}</text></svg>`,
  );

/**
 * Renders the chosen views small and rough, in the first colour only, on one sheet, to judge cameras by. Writes no
 * picture of the shop.
 */
export async function draftSheet({ products }: Choice): Promise<string> {
  const studio = await Studio.open();
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, { model, view }] of products.entries()) {
    const [color] = model.colors;
    if (!color) continue;
    await studio.expose(model.id, [view], size, samples);
    const { data, raw } = await uprightPicture(await studio.develop(0, color), { width: size, height: size });
    const input = await sharp(data, { raw })
      .composite([{ input: label(`${model.id} ${view}`), left: 0, top: 0 }])
      .png()
      .toBuffer();
    tiles.push({ input, left: (index % columns) * size, top: Math.floor(index / columns) * size });
  }
  await studio.close();
  await mkdir(folder, { recursive: true });
  const file = `${folder}/draft.png`;
  const sheet = { width: columns * size, height: Math.ceil(tiles.length / columns) * size };
  await sharp({ create: { ...sheet, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(file);
  return file;
}
