import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writePicture } from './encode';
import { productPicture, productWidths, roomPicture, roomWidths, type Manifest } from './manifest';
import { models } from './models';
import { format, resolveConfig } from 'prettier';
import type { Work } from './plan';
import { Studio } from './studio';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const manifestFile = `${root}/manifest.json`;
const productSize = 800;
const roomSize = { width: 1920, height: 1080 };

/** The manifest as it stands on disk. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
}

async function writeManifest(manifest: Manifest): Promise<void> {
  const order = (record: object) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  const known = new Set(models.map(({ id }) => id));
  const products = Object.fromEntries(Object.entries(manifest.products).filter(([id]) => known.has(id)));
  const text = JSON.stringify({ products: order(products), rooms: order(manifest.rooms) });
  const style = await resolveConfig(manifestFile);
  await writeFile(manifestFile, await format(text, { ...style, parser: 'json' }));
}

/** Renders the views given, all their colours; the manifest grows with each so that a stop loses nothing. */
export async function renderProducts(tasks: Work['products'], samples: number): Promise<void> {
  if (!tasks.length) return;
  const studio = await Studio.open();
  for (const [index, { model, view, source }] of tasks.entries()) {
    const started = Date.now();
    const pictures = await studio.product(model.id, view, productSize, samples);
    for (const color of model.colors) {
      const pixels = pictures.get(color);
      if (!pixels) throw new Error(`${model.id} was not rendered in ${color}`);
      for (const width of productWidths) {
        const file = productPicture(root, model.id, color, view, width);
        await writePicture(file, pixels, { width: productSize, height: productSize }, width);
      }
    }
    const manifest = readManifest();
    const views = { ...manifest.products[model.id]?.views, [view]: source };
    const entry = { family: model.family, colors: model.colors, views };
    await writeManifest({ ...manifest, products: { ...manifest.products, [model.id]: entry } });
    console.log(
      `${index + 1}/${tasks.length} ${model.id} ${view} ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
  }
  await studio.close();
}

/** Renders the rooms given in all widths. */
export async function renderRooms(rooms: Work['rooms'], samples: number): Promise<void> {
  if (!rooms.length) return;
  const studio = await Studio.open();
  for (const [index, { id, source, things }] of rooms.entries()) {
    const started = Date.now();
    const pixels = await studio.room(id, roomSize.width, roomSize.height, samples);
    for (const width of roomWidths) await writePicture(roomPicture(root, id, width), pixels, roomSize, width);
    const manifest = readManifest();
    const shows = things.map(({ model, color }) => ({ model, color }));
    await writeManifest({ ...manifest, rooms: { ...manifest.rooms, [id]: { shows, source } } });
    console.log(`${index + 1}/${rooms.length} room ${id} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  await studio.close();
}
