import type { Reading } from '../interactions/reading';
import { table } from './table';

/** Printed decimals by unit. */
export const digitsOf: Readonly<Record<Reading['unit'], number>> = {
  ms: 0,
  s: 1,
  kB: 1,
  MB: 2,
  '': 0,
  '×': 2,
};

/** Table of the measurements besides first visits: median, spread and maximum. */
export function readingTable(readings: readonly Reading[]): string {
  const rows = readings.map(({ name, unit, sample: { median, spread, values } }) => {
    const text = (value: number) => `${value.toFixed(digitsOf[unit])} ${unit}`.trim();
    const several = values.length > 1;
    return [name, text(median), several ? `±${text(spread)}` : '', several ? text(Math.max(...values)) : ''];
  });
  return rows.length === 0 ? '' : table(['', 'median', 'spread', 'most'], rows);
}
