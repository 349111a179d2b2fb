import { dateFormat } from './intl';

/** Midnight UTC of a day of the calendar, such as 2026-11-21; undefined for any other text. */
function readDay(day: string): Date | undefined {
  const date = new Date(day);
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === day ? date : undefined;
}

/**
 * Format a date in the customs of the country; an invalid one is returned unchanged.
 * @param withWeekday true for weekday, day and month instead of day, month and year
 * @example formatDay('2026-11-21', 'en', 'NO') // 21 November 2026
 */
export function formatDay(day: string, language: string, country: string, withWeekday = false): string {
  const date = readDay(day);
  if (!date) return day;
  const style = withWeekday
    ? ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
    : ({ dateStyle: 'long' } as const);
  const written = dateFormat(`${language}-${country}`, { ...style, timeZone: 'UTC' }).format(date);
  return written.replaceAll(' ', '\u00a0');
}
