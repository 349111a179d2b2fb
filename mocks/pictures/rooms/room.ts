import type { ColorKey } from '../colors';
import type { LookName } from '../page/looks';

/** A model placed in a room. */
export interface Thing {
  readonly model: string;
  readonly color: ColorKey;
  /** Place of its foot in cm: right, up, towards the viewer. */
  readonly at: readonly [number, number, number];
  /** Turn round the upright in degrees. */
  readonly turn?: number;
}

/** A room: a back wall, a floor, daylight, and things of the shop. Plain data, measures in cm and degrees. */
export interface Room {
  readonly id: string;
  readonly things: readonly Thing[];
  readonly wall: `#${string}`;
  readonly floor: { readonly look: LookName; readonly tone: 'oak' | 'walnut' | 'ash' | 'white' | 'grey' };
}
