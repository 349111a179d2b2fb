import sharp from 'sharp';
import { writeSheet } from './contactSheet';
import { uprightPicture } from './encode';
import type { Choice } from './plan';
import { Studio } from './studio';

/** Side of a draft in px, drafts per row, light samples. */
const [side, columns, samples] = [300, 6, 24];
const size = { width: side, height: side };

const label = (text: string) =>
  Buffer.from(
    `<svg width="${side}" height="18"><text x="4" y="13" font-size="13" font-family="sans-serif">${text}</text></svg>`,
  );

/**
 * Render the selected views small and rough, in the first colour only, on one sheet, to judge cameras by. Writes no
 * picture of the shop.
 */
export async function draftSheet({ products }: Choice): Promise<string> {
  const studio = await Studio.open();
  const drafts: Buffer[] = [];
  for (const { model, view } of products) {
    const [color] = model.colors;
    if (!color) continue;
    if (view === 'room') await studio.exposeInRoom(model.id, side, side, samples);
    else await studio.expose(model.id, [view], side, samples);
    const { data, raw } = await uprightPicture(await studio.develop(0, color), size);
    const draft = sharp(data, { raw }).composite([{ input: label(`${model.id} ${view}`), left: 0, top: 0 }]);
    drafts.push(await draft.png().toBuffer());
  }
  await studio.close();
  return writeSheet('draft', drafts, size, columns);
}
