import type { Kind } from './kinds';

/** Seat heights of the bar stool models, in cm, at the model's height. */
const seatHeights: Readonly<Record<string, number>> = { 'barstool-wood': 66, 'barstool-steel': 68 };

/** True for a bar stool: it has a back, and is too high and heavy for the texts of other stools. */
export const isBarStool = ({ model }: Kind): boolean => model.id in seatHeights;

/**
 * Seat height of a bar stool.
 * @param height the stool's, in cm
 * @returns cm; undefined for other kinds
 */
export function seatHeightOf({ model }: Kind, height: number): number | undefined {
  const seat = seatHeights[model.id];
  return seat === undefined ? undefined : Math.round((seat * height) / model.size.height);
}
