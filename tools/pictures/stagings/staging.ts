import type { PictureModel } from '../../../mocks/data/schemas/pictures';
import type { Room } from '../../../mocks/data/schemas/pictures';

/** Framing of the product by the camera. */
export interface Aim {
  /** Maximum share of the picture for the product. */
  readonly fill: readonly [width: number, height: number];
  /** Degrees above the product and round it, to the right. */
  readonly elevation: number;
  readonly turn: number;
  /** Position of the product's centre in the picture: right and up, from -1 to 1. The picture's centre by default. */
  readonly middle?: readonly [x: number, y: number];
}

/** A product in a room with other objects: plain data. The back wall is at z = 0. */
export interface Staging extends Pick<
  Room,
  'things' | 'extras' | 'wall' | 'floor' | 'light' | 'exposure' | 'side' | 'sun'
> {
  /** Position of the product's foot in cm and its rotation round the vertical axis in degrees. */
  readonly at: readonly [x: number, y: number, z: number];
  readonly turn?: number;
  readonly camera: Aim;
}

/** Stage a model of a family; `n` is its index in the family, so that two models are not in the same room. */
export type Stage = (model: PictureModel, n: number) => Staging;

type Mood = Pick<Staging, 'wall' | 'floor' | 'light' | 'sun' | 'exposure'>;

const mood = (
  wall: Mood['wall'],
  floor: Mood['floor'],
  light: NonNullable<Mood['light']>,
  left: number,
  height: number,
  exposure = 1,
): Mood => ({ wall, floor, light, sun: { left, height }, exposure });

/** Walls of a medium tone, in contrast to white, oak and black. */
export const moods = {
  sand: mood('#e4d9c7', 'oak', 'morning', 56, 34, 1.08),
  sage: mood('#cbd1c1', 'oak', 'day', 52, 32, 1.12),
  clay: mood('#dfc2ae', 'walnut', 'day', 54, 34, 1.14),
  mist: mood('#d2d8da', 'ash', 'morning', 50, 32, 1.06),
  greige: mood('#dad1c4', 'walnut', 'morning', 58, 36, 1.1),
  olive: mood('#c4c4ae', 'oak', 'day', 50, 34, 1.12),
  blush: mood('#e8d4c7', 'ash', 'day', 56, 32, 1.06),
  stone: mood('#dcd9d1', 'stone', 'morning', 60, 34, 1.08),
  lichen: mood('#b2bdb2', 'ash', 'day', 54, 30, 1.12),
  ochre: mood('#e0cfa9', 'oak', 'day', 52, 36, 1.1),
  evening: mood('#a58d7b', 'walnut', 'dusk', 56, 26, 2.05),
  night: mood('#96a19c', 'oak', 'lamp', 54, 28, 2.1),
  amber: mood('#bd9c82', 'ash', 'lamp', 52, 28, 1.95),
} as const satisfies Record<string, Mood>;

/** The entry of a list at an index that wraps around. */
export function pick<const Entries extends readonly [unknown, ...unknown[]]>(
  entries: Entries,
  n: number,
): Entries[number] {
  return entries[Math.floor(n) % entries.length] ?? entries[0];
}

/** The mirror image of a staging. */
function mirrored(staging: Staging): Staging {
  const { at, turn = 0, side, camera, things, extras } = staging;
  const flip = <One extends { at: readonly [number, number, number]; turn?: number }>(one: One): One => ({
    ...one,
    at: [-one.at[0], one.at[1], one.at[2]],
    turn: -(one.turn ?? 0),
  });
  const [right, up] = camera.middle ?? [0, 0];
  return {
    ...staging,
    at: [-at[0], at[1], at[2]],
    turn: -turn,
    ...(side === undefined ? {} : { side: -side }),
    things: things.map(flip),
    extras: extras.map(flip),
    camera: { ...camera, turn: -camera.turn, middle: [-right, up] },
  };
}

/** A staging or its mirror image. */
export const mirroredIf = (flip: boolean, staging: Staging): Staging => (flip ? mirrored(staging) : staging);
