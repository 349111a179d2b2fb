import { dateFormat } from './intl';

/**
 * A day as it is written where the shop is: English in Norway says "21 November 2026". No line breaks within it.
 * @param day a date of the wire, such as 2026-11-21; what is none shows as it came
 * @param language code of the language; together with the country an unknown locale falls back to British English
 * @param country two letters, as in the settings' currentCountry
 */
export function formatDay(day: string, language: string, country: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  const written = dateFormat(`${language}-${country}`, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return written.replaceAll(' ', '\u00a0');
}

/**
 * The day of a moment where the person is, written as formatDay writes it.
 * @param moment a date-time of the wire, such as 2026-10-02T09:41:00Z; what is none shows as it came
 * @param withTime whether hours and minutes follow
 */
export function formatMoment(moment: string, language: string, country: string, withTime = false): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  const timeStyle = withTime ? 'short' : undefined;
  return dateFormat(`${language}-${country}`, { dateStyle: 'long', timeStyle }).format(date);
}
