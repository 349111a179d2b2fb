import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { uprightPicture, writePicture } from './encode';
import { frameOf } from './frame';
import {
  heroHeight,
  heroPicture,
  heroWidths,
  productPicture,
  roomPicture,
  roomWidths,
  type Frame,
  type Manifest,
  type View,
  widthsOf,
  wholeViews,
} from '../../mocks/media/manifest';
import type { PictureModel } from '../../mocks/data/schemas/pictures';
import { models } from '../../mocks/media/models';
import { format, resolveConfig } from 'prettier';
import type { Work } from './plan';
import { Studio } from './studio';

const root = fileURLToPath(new URL('../../mocks/media', import.meta.url)).replace(/\/$/, '');
const manifestFile = `${root}/manifest.json`;
const roomSize = { width: 1920, height: 1080 };

/** The manifest on disk. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
}

async function writeManifest(manifest: Manifest): Promise<void> {
  const order = (record: object) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  const known = new Set(models.map(({ id }) => id));
  const products = Object.fromEntries(Object.entries(manifest.products).filter(([id]) => known.has(id)));
  const text = JSON.stringify({
    products: order(products),
    rooms: order(manifest.rooms),
    heroes: order(manifest.heroes),
  });
  const style = await resolveConfig(manifestFile);
  await writeFile(manifestFile, await format(text, { ...style, parser: 'json' }));
}

type ProductTask = Work['products'][number];

/** Views to render by model, since they share the costly shadows. */
function byModel(tasks: readonly ProductTask[]): [PictureModel, ProductTask[]][] {
  const chosen = new Set(tasks.map(({ model }) => model));
  return [...chosen].map((model) => [model, tasks.filter((task) => task.model === model)]);
}

/** Write one view of a model in all its colours, and measure the bounding box of a whole product. */
async function writeView(
  studio: Studio,
  { model, view, widths }: ProductTask,
  index: number,
): Promise<Frame> {
  const size = Math.max(...widths);
  let frame: Frame | undefined;
  const shown = { family: model.family, view };
  const writing: Promise<void>[] = [];
  for (const color of model.colors) {
    const pixels = await studio.develop(index, color);
    frame ??= frameOf(pixels, size);
    const upright = await uprightPicture(pixels, { width: size, height: size });
    for (const width of widths)
      writing.push(writePicture(productPicture(root, model.id, color, view, width), upright, width, shown));
  }
  await Promise.all(writing);
  if (!frame) throw new Error(`${model.id} has no colours`);
  return frame;
}

/** Render views of one model in the same size. */
async function renderViews(studio: Studio, tasks: readonly ProductTask[], samples: number): Promise<void> {
  const [first] = tasks;
  if (!first) return;
  const { id, family, colors } = first.model;
  const size = Math.max(...first.widths);
  const sides = tasks.map(({ view }) => view);
  if (first.view === 'room') await studio.exposeInRoom(id, size, size, samples);
  else
    await studio.expose(
      id,
      sides.filter((view) => view !== 'room'),
      size,
      samples,
    );
  const measured: Frame[] = [];
  for (const [place, task] of tasks.entries()) measured.push(await writeView(studio, task, place));
  // Read as late as possible: another run may have added models meanwhile.
  const manifest = readManifest();
  const known = manifest.products[id];
  const [sources, widths, frames] = [{ ...known?.views }, { ...known?.widths }, { ...known?.frames }];
  for (const [place, { view, source }] of tasks.entries()) {
    if (view === 'front' || view === 'angle') frames[view] = measured[place];
    sources[view] = source;
    widths[view] = widthsOf(view);
  }
  const entry = { family, colors, views: sources, widths, frames };
  await writeManifest({ ...manifest, products: { ...manifest.products, [id]: entry } });
}

/** Views that are exposed together, with a factor on the light samples: walls and close-ups show shadows' edges. */
const exposures: readonly [views: readonly View[], times: number][] = [
  [wholeViews, 5 / 3],
  [['room'], 5],
  [['detail'], 4],
];

/**
 * Render the given views in all their colours; the manifest is written after each model, so that an interruption loses
 * nothing.
 */
export async function renderProducts(tasks: Work['products'], samples: number): Promise<void> {
  if (!tasks.length) return;
  const studio = await Studio.open();
  const groups = byModel(tasks);
  for (const [index, [model, all]] of groups.entries()) {
    const started = Date.now();
    for (const [together, times] of exposures) {
      const tasks = all.filter(({ view }) => together.includes(view));
      await renderViews(studio, tasks, samples * times);
    }
    console.log(`${index + 1}/${groups.length} ${model.id} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  await studio.close();
}

/** Render the given rooms in all widths. */
export async function renderRooms(rooms: Work['rooms'], samples: number): Promise<void> {
  if (!rooms.length) return;
  const studio = await Studio.open();
  for (const [index, { id, source, things }] of rooms.entries()) {
    const started = Date.now();
    const pixels = await studio.room(id, roomSize.width, roomSize.height, samples);
    const upright = await uprightPicture(pixels, roomSize);
    for (const width of roomWidths) await writePicture(roomPicture(root, id, width), upright, width);
    const manifest = readManifest();
    const shows = things.map(({ model, color }) => ({ model, color }));
    await writeManifest({ ...manifest, rooms: { ...manifest.rooms, [id]: { shows, source } } });
    console.log(`${index + 1}/${rooms.length} room ${id} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  await studio.close();
}

/** Render the given pictures of category pages in all widths. */
export async function renderHeroes(heroes: Work['heroes'], samples: number): Promise<void> {
  if (!heroes.length) return;
  const studio = await Studio.open();
  const width = Math.max(...heroWidths);
  const size = { width, height: heroHeight(width) };
  for (const [index, { id, model, color, source }] of heroes.entries()) {
    await studio.exposeInRoom(model.id, size.width, size.height, samples);
    const upright = await uprightPicture(await studio.develop(0, color), size);
    for (const each of heroWidths) await writePicture(heroPicture(root, id, each), upright, each);
    const manifest = readManifest();
    await writeManifest({ ...manifest, heroes: { ...manifest.heroes, [id]: source } });
    console.log(`${index + 1}/${heroes.length} hero ${id}`);
  }
  await studio.close();
}
