import { formatMoment, readMoment } from '../../i18n/dateFormats';
import { formatDay } from '../../i18n/formatDay';
import { useLanguage, useSettings } from '../settings/settings';
import { shopTime } from '../settings/shopTime';

/** Date of an order in the shop, as YYYY-MM-DD; undefined for an invalid date-time. */
export function orderDay(orderDate: string, timeZone: string | undefined): string | undefined {
  const moment = readMoment(orderDate);
  return moment && shopTime({ timeZone }, moment).day;
}

/** Formatters for dates and times of orders, in the current language and country, and the time zone of the shop. */
export function useDates() {
  const language = useLanguage();
  const { currentCountry, timeZone } = useSettings();
  return {
    day: (date: string) => formatDay(date, language, currentCountry),
    moment: (dateTime: string, withTime = false) =>
      formatMoment(dateTime, language, currentCountry, timeZone, withTime),
  };
}
