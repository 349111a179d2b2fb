import { activeFacet, type ListingAddress } from '../address/listingAddress';

/** A minimum and a maximum. */
export interface Range {
  min: number;
  max: number;
}

const clamp = (value: number, { min, max }: Range) => Math.min(max, Math.max(min, value));

/** FILT-06: clamp a new minimum between the smallest possible value and the selected maximum. */
export function clampMin(value: number, bounds: Range, selected: Range): number {
  return clamp(value, { min: bounds.min, max: selected.max });
}

/** FILT-06: clamp a new maximum between the selected minimum and the largest possible value. */
export function clampMax(value: number, bounds: Range, selected: Range): number {
  return clamp(value, { min: selected.min, max: bounds.max });
}

/** Bounds rounded outwards to whole numbers, as the inputs accept nothing else. */
export function wholeBounds({ min, max }: Range): Range {
  return { min: Math.floor(min), max: Math.ceil(max) };
}

/**
 * The range shown as selected: whole numbers within the bounds, minimum first.
 * @param selected the selected ends; the others are missing
 */
export function shownRange(selected: Partial<Range>, bounds: Range): Range {
  const min = clamp(Math.floor(selected.min ?? bounds.min), bounds);
  const max = clamp(Math.ceil(selected.max ?? bounds.max), bounds);
  return { min: Math.min(min, max), max: Math.max(min, max) };
}

const amount = /^\D*?(\d{1,3}(?:[\s.,'’]\d{3})+|\d+)(?:[.,]\d{1,2})?\D*$/;

/**
 * The whole number in a typed or pasted text ("1 299,00 kr"), as digits.
 * @returns null for a text that is not an amount, such as `1e3` or `0x10`
 */
export function digitsOf(text: string): string | null {
  if (text.trim() === '') return '';
  const [, whole] = amount.exec(text) ?? [];
  return whole === undefined ? null : whole.replace(/\D/g, '').slice(0, 9);
}

const numberOr = (text: string, otherwise: number) => (/^\d+$/.test(text) ? Number(text) : otherwise);

/**
 * FILT-06: range of the texts of blurred inputs: an invalid number reverts to the selected value, a minimum above the
 * maximum is swapped with it, and both are clamped to the bounds.
 */
export function rangeFromTexts(texts: { min: string; max: string }, selected: Range, bounds: Range): Range {
  const min = numberOr(texts.min, selected.min);
  const max = numberOr(texts.max, selected.max);
  return { min: clamp(Math.min(min, max), bounds), max: clamp(Math.max(min, max), bounds) };
}

const steps = 100;

/** Step of a slider: 1, 2 or 5 times a power of ten, so that pointer and keys stop at round values. */
export function stepOf({ min, max }: Range): number {
  const rough = Math.max(1, (max - min) / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}

type Change = Partial<ListingAddress>;

/** A copy of a map with a key set or removed. */
function having<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): Map<string, Value> {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}

export function selectTerm(
  { terms }: ListingAddress,
  facet: string,
  term: string,
  selected: boolean,
): Change {
  const others = (terms.get(facet) ?? []).filter((key) => key !== term);
  const next = selected ? [...others, term] : others;
  return { terms: having(terms, facet, next.length > 0 ? next : undefined) };
}

/**
 * FILT-06: select a range of a facet. An unmoved end keeps the value of the URL; an end moved to the facet's bound is
 * removed.
 * @param shown the range before the change
 * @param toSent converts a shown value to that of the URL
 */
export function selectRange(
  address: ListingAddress,
  facet: string,
  range: Range,
  shown: Range,
  bounds: Range,
  toSent: (value: number) => number = (value) => value,
): Change {
  const end = (name: 'min' | 'max') => {
    if (range[name] === shown[name]) return address[name];
    return having(address[name], facet, range[name] === bounds[name] ? undefined : toSent(range[name]));
  };
  return { min: end('min'), max: end('max') };
}

export function clearRange({ min, max }: ListingAddress, facet: string): Change {
  return { min: having(min, facet, undefined), max: having(max, facet, undefined) };
}

/** FILT-02: true when discontinued products are shown instead of those for sale. */
export function showsDiscontinued({ terms }: ListingAddress): boolean {
  return terms.has(activeFacet);
}

/** FILT-02: set Active to False, or remove it, so that the default True applies. */
export function showDiscontinued({ terms }: ListingAddress, discontinued: boolean): Change {
  return { terms: having(terms, activeFacet, discontinued ? ['False'] : undefined) };
}

/**
 * FILT-04: remove all filters.
 * @param query the search text to keep; empty except on the search page
 */
export function clearFilters(query: string): Change {
  return { terms: new Map(), min: new Map(), max: new Map(), instock: false, query };
}
