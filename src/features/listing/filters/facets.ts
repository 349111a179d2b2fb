import type { Facet, Term } from '../../../api/generated/types';
import type { Translate } from '../../../i18n/translate';
import { forSaleFacet, type ListingAddress } from '../query/listingAddress';

type FilterSelection = Pick<ListingAddress, 'terms' | 'min' | 'max'>;

/** Union of two lists of terms; a term in both is taken from the first. */
function mergeTerms(first: readonly Term[], second: readonly Term[]): Term[] {
  const known = new Set(first.map(({ key }) => key));
  return [...first, ...second.filter(({ key }) => !known.has(key))];
}

/** Merge the facets of all responses so far, newest first, to name terms that later responses no longer list. */
export function mergeFacets(seen: readonly Facet[], latest: readonly Facet[]): Facet[] {
  const before = new Map(seen.map((facet) => [facet.key, facet]));
  const renewed = latest.map((facet) => {
    const old = before.get(facet.key);
    before.delete(facet.key);
    return old ? { ...facet, terms: mergeTerms(facet.terms, old.terms) } : facet;
  });
  return [...renewed, ...before.values()];
}

/** Placeholder for a facet whose key is known only from the URL. */
const bareFacet = (key: string): Facet => ({ key, name: key, terms: [], ranges: [] });

/** A selected term missing in the response, which means no hits. */
function missingTerm(key: string, known: readonly Term[]): Term {
  const old = known.find((term) => term.key === key);
  return { ...(old ?? { key, userFriendlyName: key }), count: 0, selected: true };
}

/** A facet with the selection of the URL; all selected terms are included. */
function withSelection(
  facet: Facet,
  known: readonly Term[],
  selected: readonly string[],
  selectedBefore: ReadonlySet<string>,
) {
  const listed = new Set(facet.terms.map(({ key }) => key));
  const missing = [...selectedBefore, ...selected].filter((key) => !listed.has(key));
  const terms = [...facet.terms, ...[...new Set(missing)].map((key) => missingTerm(key, known))];
  return { ...facet, terms: terms.map((term) => ({ ...term, selected: selected.includes(term.key) })) };
}

/** Terms selected so far, by facet key: they stay in their list, so that focus is not lost. */
export type SelectedBefore = ReadonlyMap<string, ReadonlySet<string>>;

export function addSelected(selectedBefore: SelectedBefore, { terms }: FilterSelection): SelectedBefore {
  const all = new Map(selectedBefore);
  for (const [key, selected] of terms)
    all.set(key, new Set([...(selectedBefore.get(key) ?? []), ...selected]));
  return all;
}

/**
 * FILT-02, FILT-07: the facets to render: those of the response with the URL's selection, then selected ones that the
 * response lacks.
 * @param latest facets of the latest response
 * @param seen facets of all responses so far
 */
export function shownFacets(
  latest: readonly Facet[],
  seen: readonly Facet[],
  selection: FilterSelection,
  selectedBefore: SelectedBefore,
): Facet[] {
  const listed = new Set(latest.map(({ key }) => key));
  const ranged = [...selection.min.keys(), ...selection.max.keys()];
  const missing = [...new Set([...selectedBefore.keys(), ...selection.terms.keys(), ...ranged])]
    .filter((key) => !listed.has(key))
    .map((key) => {
      const old = seen.find((facet) => facet.key === key);
      return { ...(old ?? bareFacet(key)), terms: [] };
    });
  return [...latest, ...missing]
    .filter(({ key }) => key !== forSaleFacet)
    .map((facet) => {
      const known = seen.find(({ key }) => key === facet.key)?.terms ?? [];
      return withSelection(
        facet,
        known,
        selection.terms.get(facet.key) ?? [],
        selectedBefore.get(facet.key) ?? new Set(),
      );
    })
    .filter(({ terms, ranges }) => terms.length > 0 || ranges.length > 0);
}

/**
 * CARD-08: factor from the VAT basis of a facet's range, which the URL has, to the basis of the VAT switch; 1 when the
 * response has no rate.
 * @param inclVat basis of the VAT switch
 */
export function vatFactor({ ranges: [range] }: Facet, inclVat: boolean): number {
  if (range?.inclVat === undefined || typeof range.vatRate !== 'number' || range.inclVat === inclVat)
    return 1;
  const factor = 1 + range.vatRate / 100;
  return inclVat ? factor : 1 / factor;
}

/** CARD-08: an end of a range on another VAT basis, in whole units. */
export const withVatFactor = (value: number | undefined, factor: number): number | undefined =>
  value === undefined || factor === 1 ? value : Math.round(value * factor);

/** FILT-06, CARD-08: note on the VAT basis that a facet's range shows on; undefined when the response has none. */
export function vatNote(facet: Facet, inclVat: boolean, t: Translate): string | undefined {
  const sent = facet.ranges[0]?.inclVat;
  if (sent === undefined) return undefined;
  const shown = vatFactor(facet, inclVat) === 1 ? sent : inclVat;
  return t(shown ? 'product.inclVat' : 'product.exVat');
}

/** Number of selections of a facet in the URL: its terms, plus one for a range. */
export function countSelected(key: string, { terms, min, max }: FilterSelection): number {
  return (terms.get(key)?.length ?? 0) + (min.has(key) || max.has(key) ? 1 : 0);
}
