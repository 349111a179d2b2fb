import { formatDay } from '../../i18n/formatDay';
import { formatMoment } from '../../i18n/formatMoment';
import { useLanguage } from '../settings/language';
import { useSettings } from '../settings/settings';

/**
 * Formatters for dates and times of orders, in the current language and country.
 * @example const { day } = useDates();
 */
export function useDates() {
  const language = useLanguage();
  const { currentCountry } = useSettings();
  return {
    day: (date: string) => formatDay(date, language, currentCountry),
    moment: (dateTime: string, withTime = false) =>
      formatMoment(dateTime, language, currentCountry, withTime),
  };
}
