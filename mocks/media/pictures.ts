import source from '../data/pictures.json' with { type: 'json' };
import type { Pictures } from '../data/schemas/pictures';
import type { ColorKey } from './colors';

/** The pictures of the mock shop: their files and what they show. */
export const pictures = source as unknown as Pictures;

/** Views of a whole product. */
export const wholeViews = ['front', 'angle'] as const;
/** A view of a whole product. */
export type WholeView = (typeof wholeViews)[number];
/** A view of a product: the whole of it, in a room, or a close-up. */
export type View = keyof Pictures['products'];

const format = (width: number, { webp }: { readonly webp: number }) => (width <= webp ? 'webp' : 'avif');

/** Height in px of a category page's picture. */
export const heroHeight = (width: number): number => (width * 3) / 16;

/** Address of a product picture; `base` is '/mock-media' in the browser. */
export function productPicture(
  base: string,
  model: string,
  color: ColorKey,
  view: View,
  width: number,
): string {
  return `${base}/products/${model}/${color}-${view}-${width}.${format(width, pictures.products[view])}`;
}

/** Address of a room picture; `base` is '/mock-media' in the browser. */
export const roomPicture = (base: string, room: string, width: number): string =>
  `${base}/rooms/${room}-${width}.${format(width, pictures.rooms)}`;

/** Address of a category page's picture, by the category's code; `base` is '/mock-media' in the browser. */
export const heroPicture = (base: string, id: string, width: number): string =>
  `${base}/heroes/${id}-${width}.${format(width, pictures.categories)}`;

/** Outer dimensions in cm. */
export interface Measures {
  width: number;
  depth: number;
  height: number;
}

/** Models with another outline than their family. */
const ownOutlines = new Set(['rug-round', 'mirror-round']);

/** Address of the drawing of a model with its dimensions; `base` is '/mock-media' in the browser. */
export function drawingPicture(
  base: string,
  { id, family }: { id: string; family: string },
  { width, depth, height }: Measures,
): string {
  const outline = ownOutlines.has(id) ? id : family;
  return `${base}/drawings/${outline}-${width}x${depth}x${height}.svg`;
}
