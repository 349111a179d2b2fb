import type { Facet } from '../../../api/generated/types';
import type { Translate } from '../../../i18n/translate';
import { forSaleFacet, type AddressUpdater, type ListingAddress } from '../query/listingAddress';
import { showDiscontinued, selectTerm, clearRange, showsDiscontinued, clearFilters } from './filterUpdates';
import { vatFactor, vatNote, withVatFactor } from './facets';
import { startTransition, useOptimistic } from 'react';
import { countryNumberFormat } from '../../../i18n/intl';
import { useSettings } from '../../settings/settings';
import { useTranslate } from '../../../i18n/useTranslate';
import { useVat } from '../../pricing/vatDisplay';
import type { Filterable } from './useFacets';

/** FILT-07: an active filter of the URL. */
export interface ActiveFilter {
  /** Stable while the filter is active. */
  id: string;
  /** Name of the facet, unless the label contains it. */
  facet?: string;
  /** The selected term; for a range, facet and range. */
  label: string;
  change: AddressUpdater;
}

function termFilters(address: ListingAddress, facets: readonly Facet[]): ActiveFilter[] {
  return [...address.terms]
    .filter(([key]) => key !== forSaleFacet)
    .flatMap(([key, terms]) => {
      const facet = facets.find((each) => each.key === key);
      return terms.map((term) => ({
        id: `filter::${key}=${term}`,
        facet: facet?.name ?? key,
        label: facet?.terms.find((each) => each.key === term)?.userFriendlyName ?? term,
        change: (current) => selectTerm(current, key, term, false),
      }));
    });
}

type Amount = number | string;

function rangeLabel(min: Amount | undefined, max: Amount | undefined, unit: string, t: Translate): string {
  if (min === undefined) return t('filters.upTo', [max ?? 0, unit]).trim();
  if (max === undefined) return t('filters.from', [min, unit]).trim();
  return t('filters.between', [min, max, unit]).trim();
}

/** Formatter of the amounts of a facet of prices; undefined for any other facet. */
type PriceFormat = (facet: Facet) => ((amount: number) => string) | undefined;

/** The units of prices in a country: the code of the currency and its symbol, with and without a full stop. */
function priceUnits(country: string, currency: string): (string | undefined)[] {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = countryNumberFormat(country, options).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value;
  return [currency, symbol, symbol?.replace(/\.$/, '')];
}

/**
 * FILT-06: the separators of the server's prices for the amounts of a facet whose range has a VAT basis or is in the
 * currency. Formatters are created for active ranges only: the first takes 15 ms, before the first render.
 */
export function usePriceFormat(): PriceFormat {
  const { currentCountry, currency } = useSettings();
  return ({ unit, ranges: [range] }) => {
    const isPrice =
      range?.inclVat !== undefined ||
      (unit !== undefined && priceUnits(currentCountry, currency).includes(unit));
    return isPrice ? (amount) => countryNumberFormat(currentCountry).format(amount) : undefined;
  };
}

interface RangeDisplay {
  /** True when the server applies a facet's range; a visitor's price range is ignored. */
  isApplied: (key: string) => boolean;
  inclVat: boolean;
  priceFormat: PriceFormat;
}

function rangeFilters(
  address: ListingAddress,
  facets: readonly Facet[],
  t: Translate,
  { isApplied, inclVat, priceFormat }: RangeDisplay,
): ActiveFilter[] {
  const keys = new Set([...address.min.keys(), ...address.max.keys()]);
  return [...keys].filter(isApplied).map((key) => {
    const facet = facets.find((each) => each.key === key);
    const factor = facet ? vatFactor(facet, inclVat) : 1;
    const note = facet && vatNote(facet, inclVat, t);
    const format = facet && priceFormat(facet);
    const [min, max] = [address.min, address.max].map((ends) => {
      const end = withVatFactor(ends.get(key), factor);
      return end === undefined ? end : (format?.(end) ?? end);
    });
    const range = rangeLabel(min, max, facet?.unit ?? '', t);
    return {
      id: `range::${key}`,
      label: [`${facet?.name ?? key}: ${range}`, note].filter(Boolean).join(' '),
      change: (current) => clearRange(current, key),
    };
  });
}

/**
 * FILT-07: the active filters of an address, in display order.
 * @param facets facets that provide the names; a key without a facet is shown as is
 * @param query the search text when it counts as a filter; empty on the search page
 */
export function activeFilters(
  address: ListingAddress,
  facets: readonly Facet[],
  query: string,
  t: Translate,
  ranges: RangeDisplay,
): ActiveFilter[] {
  const { instock } = address;
  return [
    ...(query
      ? [{ id: 'query', facet: t('filters.query'), label: query, change: () => ({ query: '' }) }]
      : []),
    ...termFilters(address, facets),
    ...rangeFilters(address, facets, t, ranges),
    ...(instock ? [{ id: 'instock', label: t('filters.inStock'), change: () => ({ instock: false }) }] : []),
    ...(showsDiscontinued(address)
      ? [
          {
            id: forSaleFacet,
            label: t('filters.discontinued'),
            change: (current: ListingAddress) => showDiscontinued(current, false),
          },
        ]
      : []),
  ];
}

/** The active filters of a list, with actions to remove them. */
export interface ActiveFilters {
  filters: ActiveFilter[];
  remove: (filter: ActiveFilter) => void;
  /** FILT-04: remove all filters and, outside the search page, the search text. */
  clear: () => void;
}

/**
 * FILT-04, FILT-07: the active filters of a list. A range of a facet missing in the response, such as the price for a
 * visitor, is not applied. Without hits this is unknown, since the response may omit facets without values. A removed
 * filter disappears at once, while the list re-renders as a transition.
 * @param facets facets that provide the names of the selections
 */
export function useActiveFilters(
  { source, address, change, isLoaded, numberOfHits }: Filterable,
  facets: readonly Facet[],
): ActiveFilters {
  const t = useTranslate();
  const { inclVat } = useVat();
  const priceFormat = usePriceFormat();
  const isSearch = source.operation === 'search';
  const isUnknown = facets.length === 0 || (isLoaded && numberOfHits === 0);
  const isApplied = (key: string) =>
    isUnknown || facets.some((facet) => facet.key === key && facet.ranges.length > 0);
  const [filters, hide] = useOptimistic(
    activeFilters(address, facets, isSearch ? '' : address.query, t, { isApplied, inclVat, priceFormat }),
    (current, removed: readonly ActiveFilter[]) =>
      current.filter(({ id }) => removed.every((filter) => filter.id !== id)),
  );
  const remove = (removed: readonly ActiveFilter[], update: AddressUpdater) =>
    startTransition(() => {
      hide(removed);
      change(update);
    });
  return {
    filters,
    remove: (filter) => remove([filter], filter.change),
    clear: () => remove(filters, ({ query }) => clearFilters(isSearch ? query : '')),
  };
}
