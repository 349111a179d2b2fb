import type { ColorKey } from '../colors';

/** A model of the shop placed in a room. */
export interface Thing {
  readonly model: string;
  readonly color: ColorKey;
  /** Position of its foot in cm: right, up, towards the viewer; the back wall is at z = 0. */
  readonly at: readonly [x: number, y: number, z: number];
  /** Rotation round the vertical axis in degrees. */
  readonly turn?: number;
}

/** Objects in a room that are not models of the shop. */
export type ExtraName =
  | 'plant'
  | 'oliveTree'
  | 'snakePlant'
  | 'branches'
  | 'art'
  | 'landscape'
  | 'drawing'
  | 'curtain'
  | 'stack'
  | 'counter'
  | 'window'
  | 'platform'
  | 'sign'
  | 'tray';

/** An object that is not for sale, placed like a model. */
export interface Extra {
  readonly extra: ExtraName;
  readonly color: ColorKey;
  readonly at: readonly [x: number, y: number, z: number];
  readonly turn?: number;
  /** Scale factor. */
  readonly scale?: number;
}

/** Floors of rooms. */
type FloorName = 'oak' | 'walnut' | 'ash' | 'stone';

/** Composition of a room picture: the whole room, a corner of two walls, by a window, or close to a few objects. */
export const setups = ['wide', 'corner', 'window', 'material', 'detail'] as const;

/** Times of day of a room picture; at dusk and by lamplight its lamps are lit. */
export const lights = ['morning', 'day', 'dusk', 'lamp'] as const;

/** A room: a back wall, a floor, daylight from the left, and its objects. Plain data. */
export interface Room {
  readonly id: string;
  /** Wide by default; not used for rendering. */
  readonly setup?: (typeof setups)[number];
  readonly things: readonly Thing[];
  readonly extras: readonly Extra[];
  readonly wall: `#${string}`;
  readonly floor: FloorName;
  /** Morning by default. */
  readonly light?: (typeof lights)[number];
  /** Exposure factor in relation to others of its light, 1 by default. */
  readonly exposure?: number;
  /** Position of a second wall, in cm to the right of the centre; none by default. */
  readonly side?: number;
  /** Position of the sun: degrees to the left and up from straight ahead of the wall. */
  readonly sun: { readonly left: number; readonly height: number };
  readonly camera: {
    readonly from: readonly [x: number, y: number, z: number];
    readonly to: readonly [x: number, y: number, z: number];
    /** Vertical angle of view, in degrees. */
    readonly view: number;
  };
}

/** A room without its camera, and the name that seeds its random numbers. */
export type Scenery = Pick<
  Room,
  'id' | 'things' | 'extras' | 'wall' | 'floor' | 'light' | 'exposure' | 'side' | 'sun'
>;

/** Create one model of a room. */
export function thing(model: string, color: ColorKey, x: number, z: number, turn = 0, y = 0): Thing {
  return { model, color, at: [x, y, z], turn };
}

/** Create one extra of a room. */
export function extra(
  name: ExtraName,
  color: ColorKey,
  x: number,
  z: number,
  y = 0,
  scale = 1,
  turn = 0,
): Extra {
  return { extra: name, color, at: [x, y, z], scale, turn };
}
