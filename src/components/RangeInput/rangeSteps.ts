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

/** The round value nearest to where a pointer is; at either end the end itself. */
export function nearestStop(value: number, bounds: Range): number {
  const step = stepOf(bounds);
  if (value >= bounds.max) return bounds.max;
  if (value <= bounds.min) return bounds.min;
  return Math.max(bounds.min, Math.min(bounds.max, Math.round(value / step) * step));
}

/** How many stops a key moves a thumb; undefined for one that moves it to an end. */
export function stopsOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): number | undefined {
  const far = shiftKey || key.startsWith('Page') ? 10 : 1;
  if (['ArrowRight', 'ArrowUp', 'PageUp'].includes(key)) return far;
  if (['ArrowLeft', 'ArrowDown', 'PageDown'].includes(key)) return -far;
  return undefined;
}

/** The round value so many stops on from a value, or back; a value between two stops moves to the nearer of them first. */
export function stopAfter(value: number, stops: number, bounds: Range): number {
  const step = stepOf(bounds);
  const from = stops > 0 ? Math.floor(value / step) : Math.ceil(value / step);
  return (from + stops) * step;
}
