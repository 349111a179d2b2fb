/** Several measurements of one thing, in the order they were made. */
export interface Sample {
  median: number;
  /** Half of what lies between the quartiles: half of all measurements are this near to each other. */
  spread: number;
  values: readonly number[];
}

/** The value below which a share (0 to 1) of the numbers lies, between two of them where it falls there; NaN without any. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** The median and the spread of some measurements. */
export function sampleOf(values: readonly number[]): Sample {
  return {
    median: quantile(values, 0.5),
    spread: (quantile(values, 0.75) - quantile(values, 0.25)) / 2,
    values,
  };
}

/** The spread as a share of the median; 0 where the median is 0. */
export const relativeSpread = ({ median, spread }: Sample): number => (median === 0 ? 0 : spread / median);
