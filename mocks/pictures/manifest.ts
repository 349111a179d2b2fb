import type { ColorKey } from './colors';
import type { Family } from './model';

/** The two views of a product. */
export const views = ['front', 'angle'] as const;
/** A view of a product. */
export type View = (typeof views)[number];
/** Widths in px of every square product picture. */
export const productWidths = [400, 800] as const;
/** A third width in px, for zoom and dense screens. */
const largeWidth = 1600;
/** The models whose pictures have the third width. */
const largeModels = ['sofa-block-2', 'sofa-block-3', 'sofa-frame-2', 'sofa-module'];

/** Widths in px of a model's pictures. */
export function widthsOf(model: string): readonly number[] {
  return largeModels.includes(model) ? [...productWidths, largeWidth] : productWidths;
}
/** Widths in px of the 16:9 room pictures. */
export const roomWidths = [640, 1280, 1920] as const;

/** The rectangle that a product fills in its picture, as shares of the picture's side from its upper left corner. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** The entry of a model in manifest.json: the pictures that exist. */
interface ProductPictures {
  readonly family: Family;
  readonly colors: readonly ColorKey[];
  /** The views that exist, each with the fingerprint of what it was rendered from. */
  readonly views: Readonly<Partial<Record<View, string>>>;
  /** The widths in px that exist of every picture. */
  readonly widths: readonly number[];
  /** What the product fills of each view, measured when it was rendered. */
  readonly frames: Readonly<Partial<Record<View, Frame>>>;
}

/** The entry of a room scene in manifest.json. */
interface RoomPictures {
  /** The models that stand in the room, as they appear in it. */
  readonly shows: readonly { readonly model: string; readonly color: ColorKey }[];
  /** Fingerprint of what it was rendered from. */
  readonly source: string;
}

/** The pictures that exist, by model id and by room id. */
export interface Manifest {
  readonly products: Readonly<Record<string, ProductPictures>>;
  readonly rooms: Readonly<Record<string, RoomPictures>>;
}

/** Address of a product picture; `base` is '/mock-media' in the browser. */
export function productPicture(
  base: string,
  model: string,
  color: ColorKey,
  view: View,
  width: number,
): string {
  return `${base}/products/${model}/${color}-${view}-${width}.webp`;
}

/** Address of a room picture; `base` is '/mock-media' in the browser. */
export function roomPicture(base: string, room: string, width: number): string {
  return `${base}/rooms/${room}-${width}.webp`;
}
