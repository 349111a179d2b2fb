/** Several measurements of one value, in order of time. */
export interface Sample {
  median: number;
  /** Half of the interquartile range. */
  spread: number;
  values: readonly number[];
}

/**
 * The quantile of a share (0 to 1), interpolated; NaN for no numbers.
 * @example quantile([1, 2, 4], 0.5);
 */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** The median and the spread of measurements. */
export function sampleOf(values: readonly number[]): Sample {
  return {
    median: quantile(values, 0.5),
    spread: (quantile(values, 0.75) - quantile(values, 0.25)) / 2,
    values,
  };
}

/** The spread as a share of the median; 0 when the median is 0. */
export const relativeSpread = ({ median, spread }: Sample): number => (median === 0 ? 0 : spread / median);
