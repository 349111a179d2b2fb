import { sampleOf, type Sample } from '../report/statistics';
import type { Stage } from '../stage';

/** One thing measured besides first visits. */
export interface Reading {
  name: string;
  unit: 'ms' | 's' | 'kB' | 'MB' | '' | '×';
  sample: Sample;
}

/** Measures some things; each of them so many times, where once does not do. */
export type Measurement = (stage: Stage, rounds: number) => Promise<Reading[]>;

/** A reading from the measurements of it. */
export const reading = (name: string, unit: Reading['unit'], values: readonly number[]): Reading => ({
  name,
  unit,
  sample: sampleOf(values),
});
