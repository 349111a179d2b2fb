import type { ColorKey } from '../colors';

/** A model of the shop placed in a room. */
export interface Thing {
  readonly model: string;
  readonly color: ColorKey;
  /** Place of its foot in cm: right, up, towards the viewer; the back wall stands at 0. */
  readonly at: readonly [x: number, y: number, z: number];
  /** Turn round the upright in degrees. */
  readonly turn?: number;
}

/** What a room has besides things of the shop. */
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

/** Something that is not for sale, placed like a thing. */
export interface Extra {
  readonly extra: ExtraName;
  readonly color: ColorKey;
  readonly at: readonly [x: number, y: number, z: number];
  readonly turn?: number;
  /** Factor on its size. */
  readonly scale?: number;
}

/** The floors a room can have. */
type FloorName = 'oak' | 'walnut' | 'ash' | 'stone';

/** How a room is photographed: all of it, where two walls meet, by a window, or a few things from near by. */
export const setups = ['wide', 'corner', 'window', 'material', 'detail'] as const;

/** The times of the day a room is photographed at; at dusk and by lamplight its lamps are lit. */
export const lights = ['morning', 'day', 'dusk', 'lamp'] as const;

/** A room: a back wall, a floor, daylight from the left, and what stands in it. Plain data. */
export interface Room {
  readonly id: string;
  /** Wide when left out; no part of what is rendered. */
  readonly setup?: (typeof setups)[number];
  readonly things: readonly Thing[];
  readonly extras: readonly Extra[];
  readonly wall: `#${string}`;
  readonly floor: FloorName;
  /** Morning when left out. */
  readonly light?: (typeof lights)[number];
  /** How much brighter than others of its light the room is exposed, 1 when left out. */
  readonly exposure?: number;
  /** Where a second wall meets the first, in cm to the right of the middle; none when left out. */
  readonly side?: number;
  /** Where the sun stands: how far to the left and how high, in degrees from straight ahead of the wall. */
  readonly sun: { readonly left: number; readonly height: number };
  readonly camera: {
    readonly from: readonly [x: number, y: number, z: number];
    readonly to: readonly [x: number, y: number, z: number];
    /** Height of what is seen, as an angle in degrees. */
    readonly view: number;
  };
}

/** A room without its camera, and the name that its chances are drawn by. */
export type Scenery = Pick<
  Room,
  'id' | 'things' | 'extras' | 'wall' | 'floor' | 'light' | 'exposure' | 'side' | 'sun'
>;

/** One thing of a room, in few words. */
export function thing(model: string, color: ColorKey, x: number, z: number, turn = 0, y = 0): Thing {
  return { model, color, at: [x, y, z], turn };
}

/** One extra of a room, in few words. */
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
