import { sampleOf, type Sample } from '../report/statistics';
import type { Stage } from '../stage';

/** One measured value besides first visits. */
export interface Reading {
  name: string;
  unit: 'ms' | 's' | 'kB' | 'MB' | '' | '×';
  sample: Sample;
  /** Goal, if there is one. */
  goal?: { gate: number; stretch: number };
}

/** Take one or several readings, repeated by the number of rounds where once is not enough. */
export type Measurement = (stage: Stage, rounds: number) => Promise<Reading[]>;

/**
 * A reading from its measurements.
 * @param goal the maximum, and the aim
 */
export const reading = (
  name: string,
  unit: Reading['unit'],
  values: readonly number[],
  goal?: readonly [gate: number, stretch: number],
): Reading => ({
  name,
  unit,
  sample: sampleOf(values),
  ...(goal && { goal: { gate: goal[0], stretch: goal[1] } }),
});
