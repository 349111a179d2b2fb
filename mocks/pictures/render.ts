import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writePicture } from './encode';
import { frameOf } from './frame';
import {
  productPicture,
  roomPicture,
  roomWidths,
  type Frame,
  type Manifest,
  type View,
  widthsOf,
} from './manifest';
import type { PictureModel } from './model';
import { models } from './models';
import { format, resolveConfig } from 'prettier';
import type { Work } from './plan';
import { Studio } from './studio';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const manifestFile = `${root}/manifest.json`;
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

/** The views to render of each model, together: what is costly is casting the shadows, which they share. */
function byModel(tasks: Work['products']): [PictureModel, { view: View; source: string }[]][] {
  const chosen = new Set(tasks.map(({ model }) => model));
  return [...chosen].map((model) => [model, tasks.filter((task) => task.model === model)]);
}

/** Writes one view of a model in all its colours and widths, and measures where it stands in the picture. */
async function writeView(studio: Studio, model: PictureModel, view: View, index: number): Promise<Frame> {
  const widths = widthsOf(model.id);
  const size = Math.max(...widths);
  let frame: Frame | undefined;
  for (const color of model.colors) {
    const pixels = await studio.develop(index, color);
    frame ??= frameOf(pixels, size);
    for (const width of widths) {
      const file = productPicture(root, model.id, color, view, width);
      await writePicture(file, pixels, { width: size, height: size }, width);
    }
  }
  if (!frame) throw new Error(`${model.id} has no colours`);
  return frame;
}

/** Renders the views given, all their colours; the manifest grows with each model so that a stop loses nothing. */
export async function renderProducts(tasks: Work['products'], samples: number): Promise<void> {
  if (!tasks.length) return;
  const studio = await Studio.open();
  const groups = byModel(tasks);
  for (const [index, [model, views]] of groups.entries()) {
    const started = Date.now();
    await studio.expose(
      model.id,
      views.map(({ view }) => view),
      Math.max(...widthsOf(model.id)),
      samples,
    );
    const manifest = readManifest();
    const known = manifest.products[model.id];
    const sources = { ...known?.views };
    const frames = { ...known?.frames };
    for (const [place, { view, source }] of views.entries()) {
      frames[view] = await writeView(studio, model, view, place);
      sources[view] = source;
    }
    const entry = {
      family: model.family,
      colors: model.colors,
      views: sources,
      widths: widthsOf(model.id),
      frames,
    };
    await writeManifest({ ...manifest, products: { ...manifest.products, [model.id]: entry } });
    console.log(`${index + 1}/${groups.length} ${model.id} ${((Date.now() - started) / 1000).toFixed(1)} s`);
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
