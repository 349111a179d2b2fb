import type { Facet, Term } from '../../../api/generated/types';
import type { Translate } from '../../../i18n/translate';
import { activeFacet, type ListingAddress } from '../address/listingAddress';

type Choice = Pick<ListingAddress, 'terms' | 'min' | 'max'>;

/** Terms of both lists, each once, as the first one has them. */
function mergeTerms(first: readonly Term[], second: readonly Term[]): Term[] {
  const known = new Set(first.map(({ key }) => key));
  return [...first, ...second.filter(({ key }) => !known.has(key))];
}

/** Merges the facets of all answers so far, newest first: names for terms that later answers no longer list. */
export function mergeFacets(seen: readonly Facet[], answered: readonly Facet[]): Facet[] {
  const before = new Map(seen.map((facet) => [facet.key, facet]));
  const renewed = answered.map((facet) => {
    const old = before.get(facet.key);
    before.delete(facet.key);
    return old ? { ...facet, terms: mergeTerms(facet.terms, old.terms) } : facet;
  });
  return [...renewed, ...before.values()];
}

/** A facet of which only the key is known, from the address. */
const bareFacet = (key: string): Facet => ({ key, name: key, terms: [], ranges: [] });

/** A selected term that the answer does not list: it has no hits. */
function missingTerm(key: string, known: readonly Term[]): Term {
  const old = known.find((term) => term.key === key);
  return { ...(old ?? { key, userFriendlyName: key }), count: 0, selected: true };
}

/** A facet with the selection of the address; selected terms are never missing. */
function withChoice(
  facet: Facet,
  known: readonly Term[],
  chosen: readonly string[],
  selectedBefore: ReadonlySet<string>,
) {
  const listed = new Set(facet.terms.map(({ key }) => key));
  const missing = [...selectedBefore, ...chosen].filter((key) => !listed.has(key));
  const terms = [...facet.terms, ...[...new Set(missing)].map((key) => missingTerm(key, known))];
  return { ...facet, terms: terms.map((term) => ({ ...term, selected: chosen.includes(term.key) })) };
}

/** Terms that have been selected at some time, by facet key: they stay in their list, so that focus is not lost. */
export type SelectedBefore = ReadonlyMap<string, ReadonlySet<string>>;

/** Adds the selected terms to those that were selected before. */
export function addSelected(selectedBefore: SelectedBefore, { terms }: Choice): SelectedBefore {
  const all = new Map(selectedBefore);
  for (const [key, chosen] of terms) all.set(key, new Set([...(selectedBefore.get(key) ?? []), ...chosen]));
  return all;
}

/**
 * FILT-02, FILT-07: the facets to show: those of the answer with the address's selection, then those the address selects
 * from although the answer does not list them.
 * @param answered the facets of the latest answer
 * @param seen the facets of all answers so far
 */
export function shownFacets(
  answered: readonly Facet[],
  seen: readonly Facet[],
  choice: Choice,
  selectedBefore: SelectedBefore,
): Facet[] {
  const listed = new Set(answered.map(({ key }) => key));
  const ranged = [...choice.min.keys(), ...choice.max.keys()];
  const missing = [...new Set([...selectedBefore.keys(), ...choice.terms.keys(), ...ranged])]
    .filter((key) => !listed.has(key))
    .map((key) => {
      const old = seen.find((facet) => facet.key === key);
      return { ...(old ?? bareFacet(key)), terms: [] };
    });
  return [...answered, ...missing]
    .filter(({ key }) => key !== activeFacet)
    .map((facet) => {
      const known = seen.find(({ key }) => key === facet.key)?.terms ?? [];
      return withChoice(
        facet,
        known,
        choice.terms.get(facet.key) ?? [],
        selectedBefore.get(facet.key) ?? new Set(),
      );
    })
    .filter(({ terms, ranges }) => terms.length > 0 || ranges.length > 0);
}

/** FILT-06, CARD-08: whether a facet's range is of prices with or without VAT; undefined where it does not say. */
export function vatNote({ ranges: [range] }: Facet, t: Translate): string | undefined {
  if (range?.inclVat === undefined) return undefined;
  return t(range.inclVat ? 'product.inclVat' : 'product.exVat');
}

/** How many selections of a facet the address has: its terms, and its range as one. */
export function countChosen(key: string, { terms, min, max }: Choice): number {
  return (terms.get(key)?.length ?? 0) + (min.has(key) || max.has(key) ? 1 : 0);
}
