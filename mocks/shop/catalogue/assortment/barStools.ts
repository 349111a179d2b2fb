import type { Kind } from './kinds';

/** How high one sits on a model of a bar stool, in cm, at the model's own height. */
const seatHeights: Readonly<Record<string, number>> = { 'barstool-wood': 66, 'barstool-steel': 68 };

/** Whether it is a bar stool: it has a back, and is too high and heavy for what is said of other stools. */
export const isBarStool = ({ model }: Kind): boolean => model.id in seatHeights;

/**
 * How high one sits on a bar stool.
 * @param height the stool's own, in cm
 * @returns cm; undefined for everything else
 */
export function seatHeightOf({ model }: Kind, height: number): number | undefined {
  const seat = seatHeights[model.id];
  return seat === undefined ? undefined : Math.round((seat * height) / model.size.height);
}
