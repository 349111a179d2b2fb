import { joinValues, splitValues } from '../../../api/joinedValues';

/** What a listing's address says (LIST-04). */
export interface ListingAddress {
  /** Hits left out before the first one shown. */
  skip: number;
  /** How many are shown, over all loads. */
  take: number;
  /** Value of a sorter; 0 is the default (LIST-09). */
  sortOrder: number;
  query: string;
  /** Only what is in stock (FILT-03). */
  instock: boolean;
  /** Kept as it is when present. */
  order: string;
  /** Kept as it is when present. */
  selectedModel: string;
  /** Chosen terms by facet key. */
  terms: ReadonlyMap<string, readonly string[]>;
  /** Least value by facet key. */
  min: ReadonlyMap<string, number>;
  /** Greatest value by facet key. */
  max: ReadonlyMap<string, number>;
}

/** FILT-02: never shown as a filter; the toggle for discontinued products sets it. */
export const activeFacet = 'Active';

const longestQuery = 200;
const wholeNumber = /^\d{1,9}$/;
const decimalNumber = /^-?\d{1,9}(\.\d{1,6})?$/;

function readWhole(text: string | null, least: number, otherwise: number): number {
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

/** Least and greatest values by facet key; two that are swapped change places (FILT-06). */
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

/** Of Active only False is a choice: whatever else stands there, what is always applied is meant (FILT-02). */
const chosenOf = (key: string, values: readonly string[]) =>
  key === activeFacet ? values.filter((value) => value === 'False') : [...values];

/** Chosen terms by facet key; a facet that is named twice means both. */
function readTerms(parameters: URLSearchParams): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const [key, joined] of prefixed(parameters, 'filter::')) {
    const values = chosenOf(key, splitValues(joined));
    if (values.length > 0) terms.set(key, [...(terms.get(key) ?? []), ...values]);
  }
  return terms;
}

/**
 * Reads the listing parameters of an address (LIST-04). What makes no sense counts as not there.
 * @param search the query of the address, with or without its question mark
 * @param itemsPerLoad what take is when the address does not say (LIST-09)
 */
export function readListingAddress(search: string, itemsPerLoad: number): ListingAddress {
  const parameters = new URLSearchParams(search);
  return {
    skip: readWhole(parameters.get('skip'), 0, 0),
    take: readWhole(parameters.get('take'), 1, itemsPerLoad),
    sortOrder: readWhole(parameters.get('sortOrder'), 0, 0),
    query: (parameters.get('query') ?? '').slice(0, longestQuery),
    instock: parameters.get('instock') === 'true',
    order: parameters.get('order') ?? '',
    selectedModel: parameters.get('selectedModel') ?? '',
    terms: readTerms(parameters),
    ...readRanges(parameters),
  };
}

/** The parameters of facets: those not chosen any more go. */
function isFacet(name: string): boolean {
  return /^(filter|min|max)::/.test(name);
}

/** Whether an address leaves out hits by what is chosen beside its query. */
export function isNarrowed({ instock, terms, min, max }: ListingAddress): boolean {
  return instock || terms.size + min.size + max.size > 0;
}

function setOrDelete(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}

/** Exactly the filters of an address, as parameters. */
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

/** `:` and `;` mean nothing to the query of an address; left alone they can be read. */
function textOf(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%3A', ':').replaceAll('%3B', ';');
  return text && `?${text}`;
}

/**
 * Writes listing parameters into an address (LIST-04). Everything else in it stays: order, selectedModel, tracking
 * parameters, and what others have put there. The first load alone needs no skip and take.
 * @param search the query of the address as it is
 * @param change what is different from what the address says
 * @param itemsPerLoad what one load holds (LIST-09)
 * @returns the new query with its question mark; empty when nothing is left of it
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
  setOrDelete(parameters, 'sortOrder', address.sortOrder === 0 ? '' : String(address.sortOrder));
  writeFilters(parameters, address);
  return textOf(parameters);
}

/** What an address chooses, wherever in the list it is: the same for two addresses with the same hits in the same order. */
export function choiceOf(address: ListingAddress): string {
  return writeListingAddress('', { ...address, skip: 0, take: 1 }, 1);
}

/** The filters of an address as getCategoryProducts takes them; only Active ones unless it says otherwise (FILT-02). */
export function wireFilters(address: ListingAddress): Record<string, string> {
  return Object.fromEntries([[`filter::${activeFacet}`, 'True'], ...filterParameters(address)]);
}
