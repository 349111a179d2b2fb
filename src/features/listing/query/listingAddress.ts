import { joinValues, splitValues } from '../../../api/joinedValues';
import { normalizeText } from '../../../lib/normalizeText';

/** The listing parameters of a URL (LIST-04). */
export interface ListingAddress {
  /** Number of hits before the first one shown. */
  skip: number;
  /** Number of hits shown, over all loads. */
  take: number;
  /** Value of a sorter; null for the server's default order (LIST-09). */
  sortOrder: number | null;
  query: string;
  /** True for products in stock only (FILT-03). */
  instock: boolean;
  /** Preserved when present. */
  order: string;
  /** Preserved when present. */
  selectedModel: string;
  /** Selected terms by facet key. */
  terms: ReadonlyMap<string, readonly string[]>;
  min: ReadonlyMap<string, number>;
  max: ReadonlyMap<string, number>;
}

/** Updater of the listing parameters: receives the current ones and returns the changed ones. */
export type AddressUpdater = (address: ListingAddress) => Partial<ListingAddress>;

/** FILT-02: key of a facet that is never shown as a filter; the switch for discontinued products sets it. */
export const forSaleFacet = 'Active';

const longestQuery = 200;
const wholeNumber = /^\d{1,9}$/;
const decimalNumber = /^-?\d{1,9}(\.\d{1,6})?$/;

function readWhole<Fallback>(text: string | null, least: number, otherwise: Fallback): number | Fallback {
  if (text === null || !wholeNumber.test(text)) return otherwise;
  return Math.max(least, Number(text));
}

/** Parameters with a prefix in their name, as pairs of the rest of the name and the value. */
function prefixed(parameters: URLSearchParams, prefix: string): [string, string][] {
  return [...parameters]
    .filter(([name]) => name.startsWith(prefix) && name.length > prefix.length)
    .map(([name, value]) => [name.slice(prefix.length), value]);
}

function readLimits(parameters: URLSearchParams, prefix: string): Map<string, number> {
  const limits = prefixed(parameters, prefix).filter(([, value]) => decimalNumber.test(value));
  return new Map(limits.map(([key, value]) => [key, Number(value)]));
}

/** Minimums and maximums by facet key; a minimum above its maximum is swapped with it (FILT-06). */
function readRanges(parameters: URLSearchParams): Pick<ListingAddress, 'min' | 'max'> {
  const [min, max] = [readLimits(parameters, 'min::'), readLimits(parameters, 'max::')];
  for (const [key, least] of [...min]) {
    const greatest = max.get(key) ?? least;
    if (greatest >= least) continue;
    min.set(key, greatest);
    max.set(key, least);
  }
  return { min, max };
}

/** For Active only False is a selection; any other value means the default, which is always applied (FILT-02). */
const selectedOf = (key: string, values: readonly string[]) =>
  key === forSaleFacet ? values.filter((value) => value === 'False') : [...values];

/** Selected terms by facet key; repeated parameters of a facet are combined. */
function readTerms(parameters: URLSearchParams): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const [key, joined] of prefixed(parameters, 'filter::')) {
    const values = selectedOf(key, splitValues(joined));
    if (values.length > 0) terms.set(key, [...(terms.get(key) ?? []), ...values]);
  }
  return terms;
}

/**
 * Read the listing parameters of a URL (LIST-04). Invalid values count as absent.
 * @param search query of the URL, with or without its question mark
 * @param itemsPerLoad default of take (LIST-09)
 */
export function readListingAddress(search: string, itemsPerLoad: number): ListingAddress {
  const parameters = new URLSearchParams(search);
  return {
    skip: readWhole(parameters.get('skip'), 0, 0),
    take: readWhole(parameters.get('take'), 1, itemsPerLoad),
    sortOrder: readWhole(parameters.get('sortOrder'), 0, null),
    query: normalizeText(parameters.get('query') ?? '').slice(0, longestQuery),
    instock: parameters.get('instock') === 'true',
    order: parameters.get('order') ?? '',
    selectedModel: parameters.get('selectedModel') ?? '',
    terms: readTerms(parameters),
    ...readRanges(parameters),
  };
}

function isFacet(name: string): boolean {
  return /^(filter|min|max)::/.test(name);
}

/** True when an address has filters besides its search text. */
export function isNarrowed({ instock, terms, min, max }: ListingAddress): boolean {
  return instock || terms.size + min.size + max.size > 0;
}

function setOrDelete(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}

function filterParameters({ terms, min, max }: Pick<ListingAddress, 'terms' | 'min' | 'max'>) {
  return [
    ...[...terms].map(([key, values]) => [`filter::${key}`, joinValues(values)] as const),
    ...[...min].map(([key, value]) => [`min::${key}`, String(value)] as const),
    ...[...max].map(([key, value]) => [`max::${key}`, String(value)] as const),
  ].filter(([, value]) => value !== '');
}

function writeFilters(parameters: URLSearchParams, address: ListingAddress): void {
  for (const name of [...parameters.keys()]) if (isFacet(name)) parameters.delete(name);
  setOrDelete(parameters, 'query', address.query);
  setOrDelete(parameters, 'instock', address.instock ? 'true' : '');
  for (const [name, value] of filterParameters(address)) parameters.set(name, value);
}

/** Leave `:` and `;` unencoded for readable URLs; they have no special meaning in a query. */
function textOf(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%3A', ':').replaceAll('%3B', ';');
  return text && `?${text}`;
}

/**
 * Write listing parameters into a URL (LIST-04). All other parameters are preserved: order, selectedModel, tracking
 * and unknown ones. skip and take are omitted for the first load.
 * @param search the current query of the URL
 * @param change the parameters to change
 * @param itemsPerLoad number of products per load (LIST-09)
 * @returns the new query with its question mark, or an empty string
 */
export function writeListingAddress(
  search: string,
  change: Partial<ListingAddress>,
  itemsPerLoad: number,
): string {
  const parameters = new URLSearchParams(search);
  const address = { ...readListingAddress(search, itemsPerLoad), ...change };
  const isFirstLoad = address.skip === 0 && address.take <= itemsPerLoad;
  setOrDelete(parameters, 'skip', isFirstLoad ? '' : String(address.skip));
  setOrDelete(parameters, 'take', isFirstLoad ? '' : String(address.take));
  setOrDelete(parameters, 'sortOrder', String(address.sortOrder ?? ''));
  writeFilters(parameters, address);
  return textOf(parameters);
}

/** Key of an address's selection without skip and take: equal for the same hits in the same order. */
export function selectionOf(address: ListingAddress): string {
  return writeListingAddress('', { ...address, skip: 0, take: 1 }, 1);
}

/** The filters of an address as parameters of getCategoryProducts; only active products by default (FILT-02). */
export function wireFilters(address: ListingAddress): Record<string, string> {
  return Object.fromEntries([[`filter::${forSaleFacet}`, 'True'], ...filterParameters(address)]);
}
