import type { ColorKey } from './colors';
import type { Family } from '../data/schemas/pictures';

/** Views of a whole product. */
export const wholeViews = ['front', 'angle'] as const;
/** A view of a whole product. */
export type WholeView = (typeof wholeViews)[number];
/** The views of a product: the whole of it, in a room, and a close-up. */
export const views = [...wholeViews, 'room', 'detail'] as const;
/** A view of a product. */
export type View = (typeof views)[number];
/** A view of a product without a room. */
export type StudioView = Exclude<View, 'room'>;

/** Widths in px of the square pictures of a whole product; the largest is for zoom and high-density screens. */
export const wholeWidths = [400, 800, 1600] as const;
/** Widths in px of the views with one size: in a room, for the gallery and for hovered cards, and a close-up. */
const [inRoomWidth, detailWidth] = [1200, 1000];

/** Widths in px of the square product pictures of a view. */
export const widthsOf = (view: View): readonly number[] =>
  ({ front: wholeWidths, angle: wholeWidths, room: [inRoomWidth], detail: [detailWidth] })[view];

/**
 * Maximum width of WebP by view. Lists show many pictures of the whole product, and WebP decodes fast. All others are
 * AVIF, which has a third of the bytes.
 */
const widestWebp: Readonly<Record<View, number>> = { front: 800, angle: 400, room: 0, detail: 0 };

/** Widths in px of the 16:9 room pictures; only the smallest is WebP. */
export const roomWidths = [640, 1280, 1920] as const;

/** Widths in px of the low, wide pictures of category pages. */
export const heroWidths = [800, 1600] as const;

/** Height in px of a category page's picture. */
export const heroHeight = (width: number): number => (width * 3) / 16;

/** Bounding box of a product in its picture, as shares of the picture's side from the upper left corner. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** A model's entry in manifest.json: the existing pictures. */
interface ProductPictures {
  readonly family: Family;
  readonly colors: readonly ColorKey[];
  /** The existing views, each with its fingerprint. */
  readonly views: Readonly<Partial<Record<View, string>>>;
  /** The existing widths in px of each view. */
  readonly widths: Readonly<Partial<Record<View, readonly number[]>>>;
  /** Bounding box of the product in each view of the whole product, measured when it was rendered. */
  readonly frames: Readonly<Partial<Record<WholeView, Frame>>>;
}

/** A room scene's entry in manifest.json. */
interface RoomPictures {
  /** The models in the room, with their colours. */
  readonly shows: readonly { readonly model: string; readonly color: ColorKey }[];
  /** Fingerprint of its input. */
  readonly source: string;
}

/** The existing pictures, by model id, by room id and by a category's code. */
export interface Manifest {
  readonly products: Readonly<Record<string, ProductPictures>>;
  readonly rooms: Readonly<Record<string, RoomPictures>>;
  /** Fingerprints of their input. */
  readonly heroes: Readonly<Record<string, string>>;
}

/** Address of a product picture; `base` is '/mock-media' in the browser. */
export function productPicture(
  base: string,
  model: string,
  color: ColorKey,
  view: View,
  width: number,
): string {
  const format = width <= widestWebp[view] ? 'webp' : 'avif';
  return `${base}/products/${model}/${color}-${view}-${width}.${format}`;
}

/** Address of a room picture; `base` is '/mock-media' in the browser. */
export function roomPicture(base: string, room: string, width: number): string {
  return `${base}/rooms/${room}-${width}.${width > 640 ? 'avif' : 'webp'}`;
}

/** Address of a category page's picture, by the category's code; `base` is '/mock-media' in the browser. */
export function heroPicture(base: string, id: string, width: number): string {
  return `${base}/heroes/${id}-${width}.avif`;
}
