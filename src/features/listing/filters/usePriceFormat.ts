import { useMemo } from 'react';
import { countryNumberFormat } from '../../../i18n/intl';
import { useSettings } from '../../settings/settings';

/** FILT-06: formatter of an amount with the separators of the server's prices. */
export function usePriceFormat(): (amount: number) => string {
  const { currentCountry } = useSettings();
  return useMemo(() => {
    const numbers = countryNumberFormat(currentCountry);
    return (amount) => numbers.format(amount);
  }, [currentCountry]);
}
