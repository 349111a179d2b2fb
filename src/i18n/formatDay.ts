import { dateFormat } from './intl';

/**
 * A day as it is written where the shop is: English in Norway says "21 November 2026".
 * @param day a date of the wire, such as 2026-11-21; what is none shows as it came
 * @param language code of the language; together with the country an unknown locale falls back to British English
 * @param country two letters, as in the settings' currentCountry
 */
export function formatDay(day: string, language: string, country: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  return dateFormat(`${language}-${country}`, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
