import type { Range } from './rangeRules';

/** About how many steps lead from one end of a slider to the other. */
const steps = 100;

/** The step of a slider: 1, 2 or 5 with as many zeros as it takes, so that pointer and keys both stop at round values. */
export function stepOf({ min, max }: Range): number {
  const rough = Math.max(1, (max - min) / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}
