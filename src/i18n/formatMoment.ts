import { readMoment } from './dateFormats';
import { dateFormat } from './intl';

/**
 * Format the date of a moment in the customs of the country.
 * @param moment date-time from the server, such as 2026-10-02T09:41:00Z; an invalid one is returned unchanged
 * @param language language code; British English if it forms an unknown locale with the country
 * @param country two letters, as in the settings' currentCountry
 * @param timeZone IANA name; undefined for the visitor's
 * @param withTime true to append hours and minutes
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
  return dateFormat(`${language}-${country}`, { dateStyle: 'long', timeStyle, timeZone }).format(date);
}
