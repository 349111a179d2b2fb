import type { Facet, Term } from '../../../api/generated/types';
import { activeFacet, type ListingAddress } from '../address/listingAddress';

type Choice = Pick<ListingAddress, 'terms' | 'min' | 'max'>;

/** Terms of both lists, each once, as the first one has them. */
function mergeTerms(first: readonly Term[], second: readonly Term[]): Term[] {
  const known = new Set(first.map(({ key }) => key));
  return [...first, ...second.filter(({ key }) => !known.has(key))];
}

/** Everything that has been seen of each facet, newest first: names for what later answers no longer list. */
export function rememberFacets(seen: readonly Facet[], answered: readonly Facet[]): Facet[] {
  const before = new Map(seen.map((facet) => [facet.key, facet]));
  const renewed = answered.map((facet) => {
    const old = before.get(facet.key);
    before.delete(facet.key);
    return old ? { ...facet, terms: mergeTerms(facet.terms, old.terms) } : facet;
  });
  return [...renewed, ...before.values()];
}

/** A facet nothing is known of but its key, which the address has. */
const bareFacet = (key: string): Facet => ({ key, name: key, terms: [], ranges: [] });

/** The term with no hits that a key stands for when the answer does not list it. */
function missingTerm(key: string, known: readonly Term[]): Term {
  const old = known.find((term) => term.key === key);
  return { ...(old ?? { key, userFriendlyName: key }), count: 0, selected: true };
}

/** A facet with what is chosen of it: each term's state is the address's, and chosen terms are never missing. */
function withChoice(
  facet: Facet,
  known: readonly Term[],
  chosen: readonly string[],
  kept: ReadonlySet<string>,
) {
  const listed = new Set(facet.terms.map(({ key }) => key));
  const missing = [...kept, ...chosen].filter((key) => !listed.has(key));
  const terms = [...facet.terms, ...[...new Set(missing)].map((key) => missingTerm(key, known))];
  return { ...facet, terms: terms.map((term) => ({ ...term, selected: chosen.includes(term.key) })) };
}

/** What has been chosen at some time, by facet key: it stays in its list, so that focus has a place to stay. */
export type Kept = ReadonlyMap<string, ReadonlySet<string>>;

/** Adds what is chosen now to what has been chosen before. */
export function keepChosen(kept: Kept, { terms }: Choice): Kept {
  const all = new Map(kept);
  for (const [key, chosen] of terms) all.set(key, new Set([...(kept.get(key) ?? []), ...chosen]));
  return all;
}

/**
 * FILT-02, FILT-07: the facets to show: those of the answer, with the address's choice, and after them those the
 * address chooses from although the answer does not list them.
 * @param answered the facets of the latest answer
 * @param seen everything seen of each facet
 */
export function shownFacets(
  answered: readonly Facet[],
  seen: readonly Facet[],
  choice: Choice,
  kept: Kept,
): Facet[] {
  const listed = new Set(answered.map(({ key }) => key));
  const ranged = [...choice.min.keys(), ...choice.max.keys()];
  const missing = [...new Set([...kept.keys(), ...choice.terms.keys(), ...ranged])]
    .filter((key) => !listed.has(key))
    .map((key) => {
      const old = seen.find((facet) => facet.key === key);
      return { ...(old ?? bareFacet(key)), terms: [] };
    });
  return [...answered, ...missing]
    .filter(({ key }) => key !== activeFacet)
    .map((facet) => {
      const known = seen.find(({ key }) => key === facet.key)?.terms ?? [];
      return withChoice(facet, known, choice.terms.get(facet.key) ?? [], kept.get(facet.key) ?? new Set());
    })
    .filter(({ terms, ranges }) => terms.length > 0 || ranges.length > 0);
}

/** How many choices of a facet the address has: its terms, and its range as one. */
export function countChosen(key: string, { terms, min, max }: Choice): number {
  return (terms.get(key)?.length ?? 0) + (min.has(key) || max.has(key) ? 1 : 0);
}
