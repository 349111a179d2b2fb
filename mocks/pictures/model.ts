import type { ColorKey } from './colors';
import { partsOf, type CountedPart } from './models/parts';

/** The kinds of things the shop sells a picture of; one product family each. */
export const families = [
  'sofas',
  'armchairs',
  'chairs',
  'stools',
  'poufs',
  'benches',
  'tables',
  'coffee-tables',
  'desks',
  'beds',
  'bedside-tables',
  'wardrobes',
  'dressers',
  'shelves',
  'sideboards',
  'table-lamps',
  'floor-lamps',
  'pendant-lamps',
  'rugs',
  'vases',
  'cushions',
  'mirrors',
  'baskets',
] as const;

/** One of the product families. */
export type Family = (typeof families)[number];

/** What a thing is made of, as a product page would say it. */
export type Material =
  | 'oak'
  | 'walnut'
  | 'ash'
  | 'plywood'
  | 'wool'
  | 'linen'
  | 'cotton'
  | 'bouclé'
  | 'velvet'
  | 'leather'
  | 'paper cord'
  | 'rattan'
  | 'seagrass'
  | 'jute'
  | 'steel'
  | 'brass'
  | 'glass'
  | 'ceramic'
  | 'paper';

/** A thing that pictures exist of: plain data, without its geometry. */
export interface PictureModel {
  /** Stable name, the folder of its pictures. */
  readonly id: string;
  readonly family: Family;
  /** Outer measures in cm. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  /** Main material first. A wood here is the material as such; the colour may stain it. */
  readonly materials: readonly Material[];
  /** How many seats, drawers and doors it has, as far as its kind has any. */
  readonly parts: Readonly<Partial<Record<CountedPart, number>>>;
  /** The colours it is sold in, the first being the one shown first. */
  readonly colors: readonly ColorKey[];
}

/**
 * One row of the model tables.
 *
 * @param size width × depth × height in cm
 * @param materials comma-separated, main material first
 */
export function model<const Colors extends readonly ColorKey[]>(
  id: string,
  family: Family,
  size: readonly [width: number, depth: number, height: number],
  materials: readonly Material[],
  ...colors: Colors
): PictureModel {
  const [width, depth, height] = size;
  return { id, family, size: { width, depth, height }, materials, colors, parts: partsOf[id] ?? {} };
}
