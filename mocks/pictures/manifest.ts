import type { ColorKey } from './colors';
import type { Family } from './model';

/** The views that show a whole product. */
export const wholeViews = ['front', 'angle'] as const;
/** A view that shows a whole product. */
export type WholeView = (typeof wholeViews)[number];
/** The views of a product: the whole of it, and a close-up. */
export const views = [...wholeViews, 'detail'] as const;
/** A view of a product. */
export type View = (typeof views)[number];

/** Widths in px of every square product picture of a whole product; the largest is for zoom and dense screens. */
export const wholeWidths = [400, 800, 1600] as const;
/** Width in px of a close-up, which only the gallery of a product page shows. */
const detailWidth = 1000;

/** Widths in px of the square product pictures of a view. */
export const widthsOf = (view: View): readonly number[] => (view === 'detail' ? [detailWidth] : wholeWidths);

/** Larger pictures and close-ups are AVIF, which has a third of WebP's bytes; lists show many of the small ones, and WebP is decoded faster. */
const widestWebp = 800;

/** Widths in px of the 16:9 room pictures; the largest is AVIF. */
export const roomWidths = [640, 1280, 1920] as const;

/** The rectangle that a product fills in its picture, as shares of the picture's side from its upper left corner. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** The entry of a model in manifest.json: the pictures that exist. */
interface ProductPictures {
  readonly family: Family;
  readonly colors: readonly ColorKey[];
  /** The views that exist, each with the fingerprint of what it was rendered from. */
  readonly views: Readonly<Partial<Record<View, string>>>;
  /** The widths in px that exist of each view. */
  readonly widths: Readonly<Partial<Record<View, readonly number[]>>>;
  /** What the product fills of each view that shows all of it, measured when it was rendered. */
  readonly frames: Readonly<Partial<Record<WholeView, Frame>>>;
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
  const format = view === 'detail' || width > widestWebp ? 'avif' : 'webp';
  return `${base}/products/${model}/${color}-${view}-${width}.${format}`;
}

/** Address of a room picture; `base` is '/mock-media' in the browser. */
export function roomPicture(base: string, room: string, width: number): string {
  return `${base}/rooms/${room}-${width}.${width > 1280 ? 'avif' : 'webp'}`;
}
