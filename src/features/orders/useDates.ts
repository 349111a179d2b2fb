import { formatDay, formatMoment } from '../../i18n/formatDay';
import { useLanguage } from '../settings/language';
import { useSettings } from '../settings/settings';

/** Writes the days and moments of orders in the language and country in use. */
export function useDates() {
  const language = useLanguage();
  const { currentCountry } = useSettings();
  return {
    day: (date: string) => formatDay(date, language, currentCountry),
    moment: (dateTime: string, withTime = false) =>
      formatMoment(dateTime, language, currentCountry, withTime),
  };
}
