import type { Family } from '../../../mocks/data/schemas/pictures';
import source from './closeUps.json' with { type: 'json' };

/** A close-up of a part that shows the construction of a model: a seam, a joint, a weave, a handle. */
export interface CloseUp {
  /**
   * Centre of the picture, as shares of the model's width from the left, height from the bottom and depth from the
   * back.
   */
  readonly at: readonly [x: number, y: number, z: number];
  /** Width of the visible part, in cm. */
  readonly width: number;
  /** Rotation of the camera to the right round the model, in degrees. */
  readonly turn: number;
  /** Elevation of the camera in degrees. */
  readonly elevation: number;
}

/** Close-ups by family, and by model for those with their characteristic part elsewhere. */
const closeUps = source as unknown as Readonly<Record<Family, CloseUp> & Partial<Record<string, CloseUp>>>;

/** The close-up of a model. */
export const closeUpOf = (id: string, family: Family): CloseUp => closeUps[id] ?? closeUps[family];
