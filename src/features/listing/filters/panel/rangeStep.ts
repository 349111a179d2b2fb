import type { Range } from './rangeRules';

/** Approximate number of steps between the ends of a slider. */
const steps = 100;

/** Step of a slider: 1, 2 or 5 times a power of ten, so that pointer and keys stop at round values. */
export function stepOf({ min, max }: Range): number {
  const rough = Math.max(1, (max - min) / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}
