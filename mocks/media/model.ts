import type { ColorKey } from './colors';
import { partsOf, type CountedPart } from './models/parts';

/** Families of the models, one per product family. */
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

/** A material as named on a product page. */
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

/** A model with pictures: plain data, without its geometry. */
export interface PictureModel {
  /** Stable name, also the folder of its pictures. */
  readonly id: string;
  readonly family: Family;
  /** Outer dimensions in cm. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  /** Main material first. A wood is the material as such; the colour may stain it. */
  readonly materials: readonly Material[];
  /** Number of seats, drawers and doors, if it has any. */
  readonly parts: Readonly<Partial<Record<CountedPart, number>>>;
  /** Available colours, beginning with the default. */
  readonly colors: readonly ColorKey[];
}

/**
 * One row of the model tables.
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
