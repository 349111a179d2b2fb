import { joinValues, splitValues } from '../../../api/joinedValues';

/** The listing parameters of an address (LIST-04). */
export interface ListingAddress {
  /** Hits left out before the first one shown. */
  skip: number;
  /** How many are shown, over all loads. */
  take: number;
  /** Value of a sorter; null for the order that the server chooses (LIST-09). */
  sortOrder: number | null;
  query: string;
  /** Only what is in stock (FILT-03). */
  instock: boolean;
  /** Preserved when present. */
  order: string;
  /** Preserved when present. */
  selectedModel: string;
  /** Selected terms by facet key. */
  terms: ReadonlyMap<string, readonly string[]>;
  /** Minimum by facet key. */
  min: ReadonlyMap<string, number>;
  /** Maximum by facet key. */
  max: ReadonlyMap<string, number>;
}

/** Makes a choice: what it changes of an address. */
export type AddressUpdater = (address: ListingAddress) => Partial<ListingAddress>;

/** FILT-02: never shown as a filter; the switch for discontinued products sets it. */
export const activeFacet = 'Active';

const longestQuery = 200;
const wholeNumber = /^\d{1,9}$/;
const decimalNumber = /^-?\d{1,9}(\.\d{1,6})?$/;

function readWhole<Fallback>(text: string | null, least: number, otherwise: Fallback): number | Fallback {
  if (text === null || !wholeNumber.test(text)) return otherwise;
  return Math.max(least, Number(text));
}

/** Entries of the parameters that begin with a prefix, by what follows it. */
function prefixed(parameters: URLSearchParams, prefix: string): [string, string][] {
  return [...parameters]
    .filter(([name]) => name.startsWith(prefix) && name.length > prefix.length)
    .map(([name, value]) => [name.slice(prefix.length), value]);
}

function readLimits(parameters: URLSearchParams, prefix: string): Map<string, number> {
  const limits = prefixed(parameters, prefix).filter(([, value]) => decimalNumber.test(value));
  return new Map(limits.map(([key, value]) => [key, Number(value)]));
}

/** Minimums and maximums by facet key; two that are swapped change places (FILT-06). */
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

/** Of Active only False is a selection; any other value means the default that is always applied (FILT-02). */
const chosenOf = (key: string, values: readonly string[]) =>
  key === activeFacet ? values.filter((value) => value === 'False') : [...values];

/** Selected terms by facet key; a facet that is named twice means both. */
function readTerms(parameters: URLSearchParams): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const [key, joined] of prefixed(parameters, 'filter::')) {
    const values = chosenOf(key, splitValues(joined));
    if (values.length > 0) terms.set(key, [...(terms.get(key) ?? []), ...values]);
  }
  return terms;
}

/**
 * Reads the listing parameters of an address (LIST-04). Invalid values count as absent.
 * @param search the query of the address, with or without its question mark
 * @param itemsPerLoad take where the address has none (LIST-09)
 */
export function readListingAddress(search: string, itemsPerLoad: number): ListingAddress {
  const parameters = new URLSearchParams(search);
  return {
    skip: readWhole(parameters.get('skip'), 0, 0),
    take: readWhole(parameters.get('take'), 1, itemsPerLoad),
    sortOrder: readWhole(parameters.get('sortOrder'), 0, null),
    query: (parameters.get('query') ?? '').slice(0, longestQuery),
    instock: parameters.get('instock') === 'true',
    order: parameters.get('order') ?? '',
    selectedModel: parameters.get('selectedModel') ?? '',
    terms: readTerms(parameters),
    ...readRanges(parameters),
  };
}

/** Whether a parameter belongs to a facet. */
function isFacet(name: string): boolean {
  return /^(filter|min|max)::/.test(name);
}

/** Whether an address filters by anything besides its query. */
export function isNarrowed({ instock, terms, min, max }: ListingAddress): boolean {
  return instock || terms.size + min.size + max.size > 0;
}

function setOrDelete(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}

/** The filters of an address as parameters. */
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

/** `:` and `;` have no meaning in the query of an address; unencoded they are readable. */
function textOf(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%3A', ':').replaceAll('%3B', ';');
  return text && `?${text}`;
}

/**
 * Writes listing parameters into an address (LIST-04). All other parameters stay: order, selectedModel, tracking and
 * unknown ones. The first load needs no skip and take.
 * @param search the current query of the address
 * @param change the parameters to change
 * @param itemsPerLoad products of one load (LIST-09)
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

/** Identifies what an address selects, regardless of skip and take: equal for the same hits in the same order. */
export function choiceOf(address: ListingAddress): string {
  return writeListingAddress('', { ...address, skip: 0, take: 1 }, 1);
}

/** The filters of an address as getCategoryProducts takes them; only Active ones by default (FILT-02). */
export function wireFilters(address: ListingAddress): Record<string, string> {
  return Object.fromEntries([[`filter::${activeFacet}`, 'True'], ...filterParameters(address)]);
}
