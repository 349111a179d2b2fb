import { useMemo } from 'react';
import type { Facet } from '../../../api/generated/types';
import { countryNumberFormat } from '../../../i18n/intl';
import { useSettings } from '../../settings/settings';

/** Formatter of the amounts of a facet of prices; undefined for any other facet. */
export type PriceFormat = (facet: Facet) => ((amount: number) => string) | undefined;

/** The units of prices in a country: the code of the currency and its symbol, with and without a full stop. */
function priceUnits(country: string, currency: string): (string | undefined)[] {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = countryNumberFormat(country, options).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value;
  return [currency, symbol, symbol?.replace(/\.$/, '')];
}

/**
 * FILT-06: the separators of the server's prices for the amounts of a facet whose range has a VAT basis or is in the
 * currency.
 */
export function usePriceFormat(): PriceFormat {
  const { currentCountry, currency } = useSettings();
  return useMemo(() => {
    const numbers = countryNumberFormat(currentCountry);
    const units = priceUnits(currentCountry, currency);
    const format = (amount: number) => numbers.format(amount);
    return ({ unit, ranges: [range] }) =>
      range?.inclVat !== undefined || (unit !== undefined && units.includes(unit)) ? format : undefined;
  }, [currentCountry, currency]);
}
