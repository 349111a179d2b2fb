import { regexes } from 'zod/mini';

/** The contract's format `date`: a day of the calendar, such as 2026-11-21. */
export const dateFormat = regexes.date;

/**
 * The contract's format `date-time`: RFC 3339 with `Z` or an offset of hours and minutes, and without leap seconds, such
 * as 2026-10-02T09:41:00+02:00. Browsers read other forms differently, or not at all.
 */
export const dateTimeFormat = regexes.datetime({ offset: true });

/** The moment of a date-time; undefined for a text of another form. */
export const readMoment = (text: string): Date | undefined =>
  dateTimeFormat.test(text) ? new Date(text) : undefined;
