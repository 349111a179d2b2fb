import { regexes } from 'zod/mini';
import { dateFormat as localFormat } from './intl';

/** The contract's format `date`: a day of the calendar, such as 2026-11-21. */
export const dateFormat = regexes.date;

/** The contract's format `date-time`: RFC 3339 with an offset; browsers read other forms differently, or not at all. */
export const dateTimeFormat = regexes.datetime({ offset: true });

/** The moment of a date-time; undefined for a text of another form. */
export const readMoment = (text: string): Date | undefined =>
  dateTimeFormat.test(text) ? new Date(text) : undefined;

/**
 * Format the date of a moment in the customs of the country; an invalid one is returned unchanged.
 * @param timeZone IANA name; undefined for the visitor's
 * @example formatMoment('2026-10-02T09:41:00Z', 'en', 'NO', 'Europe/Oslo')
 */
export function formatMoment(
  moment: string,
  language: string,
  country: string,
  timeZone: string | undefined,
  withTime = false,
): string {
  const date = readMoment(moment);
  if (!date) return moment;
  const timeStyle = withTime ? 'short' : undefined;
  return localFormat(`${language}-${country}`, { dateStyle: 'long', timeStyle, timeZone }).format(date);
}
