import { dateFormat as dayFormat, readMoment } from './dateFormats';
import { dateFormat } from './intl';

/**
 * Formats a date in the customs of the country: English in Norway is "21 November 2026". Contains no line breaks.
 * @param day date from the server, such as 2026-11-21; an invalid one is returned unchanged
 * @param language language code; British English if it forms an unknown locale with the country
 * @param country two letters, as in the settings' currentCountry
 * @example formatDay('2026-11-21', 'en', 'NO')
 */
export function formatDay(day: string, language: string, country: string): string {
  if (!dayFormat.test(day)) return day;
  const date = new Date(day);
  const written = dateFormat(`${language}-${country}`, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return written.replaceAll(' ', '\u00a0');
}

/**
 * Formats the local date of a moment, like formatDay.
 * @param moment date-time from the server, such as 2026-10-02T09:41:00Z; an invalid one is returned unchanged
 * @param withTime true to append hours and minutes
 */
export function formatMoment(moment: string, language: string, country: string, withTime = false): string {
  const date = readMoment(moment);
  if (!date) return moment;
  const timeStyle = withTime ? 'short' : undefined;
  return dateFormat(`${language}-${country}`, { dateStyle: 'long', timeStyle }).format(date);
}
