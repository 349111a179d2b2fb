import { noise } from './random';

/** One texel: share of the second colour, height, shade of hollows, and whether it is a hole. */
interface Texel {
  readonly mix: number;
  readonly height: number;
  readonly shade?: number;
  readonly hole?: boolean;
}

/** Paint the texel at u (right) and v (up), both 0…1. */
export type Painter = (u: number, v: number) => Texel;

/** Clamp a number to 0…1. */
export const clamp = (x: number) => Math.min(1, Math.max(0, x));
/** A wave of period 1 between 0 and 1. */
export const band = (x: number) => 0.5 - 0.5 * Math.cos(x * 2 * Math.PI);

/** Noise that tiles at the edges of the unit square. */
export function tiled(u: number, v: number, cells: number, seed = 0): number {
  const at = (x: number, y: number) => noise(x * cells, y * cells, seed);
  const [a, b] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const row = (y: number) => at(u, y) * (1 - a) + at(u - 1, y) * a;
  return row(v) * (1 - b) + row(v - 1) * b;
}
