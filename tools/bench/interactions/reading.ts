import { sampleOf, type Sample } from '../report/statistics';
import type { Stage } from '../stage';

/** One thing measured besides first visits. */
export interface Reading {
  name: string;
  unit: 'ms' | 's' | 'kB' | 'MB' | '' | '×';
  sample: Sample;
  /** What is to be reached, where something is. */
  goal?: { gate: number; stretch: number };
}

/** Measures some things; each of them so many times, where once does not do. */
export type Measurement = (stage: Stage, rounds: number) => Promise<Reading[]>;

/**
 * A reading from the measurements of it.
 * @param goal the most it may be, and what it should be
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
