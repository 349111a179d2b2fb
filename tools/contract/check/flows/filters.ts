import { list, number, text, texts } from '../read';
import { type Shopper, filterOf } from '../request';
import type { Run } from '../run';
import { type Listing, ListingCheck, type Load, type Query } from './listing';
import { checkPaging } from './paging';
import { checkDefaults, checkSorters, checkUnknownSorter } from './sorters';
import { checkQuery, checkSwitches } from './switches';
import { checkPriceFilter, checkPriceOrder } from './visitorListing';

/** Maximum terms of a facet to select, one call each. */
const maxTerms = 6;

interface Term {
  key: string;
  count: number;
}

/** The terms of a facet in a listing. */
const termsOf = (listing: unknown, facet: string): Term[] =>
  list(
    list(listing, 'facets').find((each) => text(each, 'key') === facet),
    'terms',
  ).flatMap((each) => {
    const [key, count] = [text(each, 'key'), number(each, 'count')];
    return key === undefined || count === undefined ? [] : [{ key, count }];
  });

/** Pointer to a term's count in a response. */
function placeOf(listing: unknown, facet: string, term: string): string[] {
  const index = texts(listing, 'key', 'facets').indexOf(facet);
  const terms = list(list(listing, 'facets')[index], 'terms');
  const place = terms.findIndex((each) => text(each, 'key') === term);
  return ['facets', String(index), 'terms', String(place), 'count'];
}

/** FILT-07: a term's count equals the number of hits after selecting it; facets and terms combine. */
async function checkFacets(check: ListingCheck, first: Load): Promise<void> {
  const facets = texts(first.listing, 'key', 'facets').filter((key) => key !== 'Active');
  checkUnselected(check, first);
  for (const facet of facets) {
    for (const term of termsOf(first.listing, facet).slice(0, maxTerms))
      await checkTerm(check, first, facet, term);
    for (const range of list(
      list(first.listing, 'facets').find((each) => text(each, 'key') === facet),
      'ranges',
    ))
      await checkRange(check, first, facet, range);
  }
  await checkUnion(check, first, facets);
  await checkCombination(check, first, facets);
}

/** Without a selection no term is selected, and every term has hits. */
function checkUnselected(check: ListingCheck, first: Load): void {
  list(first.listing, 'facets').forEach((facet, index) => {
    if (text(facet, 'key') === 'Active') return;
    list(facet, 'terms').forEach((term, place) => {
      const path = ['facets', String(index), 'terms', String(place)];
      if (Object(term).selected === true)
        check.broken('FILT-07', [...path, 'selected'], 'false: nothing was selected', 'true', {}, first.body);
      if (number(term, 'count') === 0)
        check.broken('FILT-07', [...path, 'count'], 'only terms with hits', '0', {}, first.body);
    });
  });
}

async function checkTerm(
  check: ListingCheck,
  first: Load,
  facet: string,
  { key, count }: Term,
): Promise<void> {
  const query = { ...filterOf(facet, key), take: 1 };
  const load = await check.load(query);
  if (load?.hits === undefined) return;
  const chosen = list(load.listing, 'facets').find((each) => text(each, 'key') === facet);
  const isChosen = list(chosen, 'terms').some(
    (each) => text(each, 'key') === key && Object(each).selected === true,
  );
  if (!isChosen && load.hits > 0)
    check.broken(
      'FILT-07',
      ['facets'],
      `the term ${key} of ${facet} selected`,
      'not selected',
      query,
      load.body,
    );
  if (load.hits !== count)
    check.broken(
      'FILT-07',
      placeOf(first.listing, facet, key),
      `${load.hits}, the hits that filter::${facet}=${key} leaves`,
      String(count),
      query,
      first.body,
    );
}

/** Two terms of one facet have the hits of either. */
async function checkUnion(check: ListingCheck, first: Load, facets: readonly string[]): Promise<void> {
  const isUseful = (one: Term, other: Term) => Math.max(one.count, other.count) < (first.hits ?? 0);
  for (const facet of facets) {
    const terms = termsOf(first.listing, facet);
    const [one, other] = [terms[0], terms.at(-1)];
    if (!one || !other || one === other || !isUseful(one, other)) continue;
    const query = { ...filterOf(facet, one.key, other.key), take: 1 };
    const hits = (await check.load(query))?.hits;
    const [least, most] = [Math.max(one.count, other.count), one.count + other.count];
    // The last of two terms that share no hit adds its own.
    const isShort =
      hits !== undefined &&
      (hits < least || (hits === one.count && (await sharesNothing(check, facet, one, other))));
    if (hits !== undefined && (isShort || hits > most))
      check.broken(
        'FILT-07',
        ['numberOfHits'],
        `from ${least} to ${most} hits: those of either term`,
        String(hits),
        query,
        undefined,
      );
    return;
  }
}

/** True when the hits of the second term are not all among those of the first. */
async function sharesNothing(check: ListingCheck, facet: string, one: Term, other: Term): Promise<boolean> {
  const [first, second] = [
    await check.load({ ...filterOf(facet, one.key), take: 96 }),
    await check.load({ ...filterOf(facet, other.key), take: 96 }),
  ];
  if (!first || !second || one.count > 96) return false;
  return second.codes.some((code) => !first.codes.includes(code));
}

/** Terms of two facets have the hits of both, as the second facet counts them once the first is selected. */
async function checkCombination(check: ListingCheck, first: Load, facets: readonly string[]): Promise<void> {
  for (const facet of facets) {
    const [chosen] = termsOf(first.listing, facet).toSorted((a, b) => b.count - a.count);
    if (!chosen || chosen.count === first.hits) continue;
    const selected = filterOf(facet, chosen.key);
    const load = await check.load({ ...selected, take: 1 });
    for (const other of facets.filter((each) => each !== facet)) {
      const terms = termsOf(load?.listing, other);
      const all = termsOf(first.listing, other);
      const useful = terms.find(
        ({ key, count }) =>
          count < chosen.count && count < (all.find((each) => each.key === key)?.count ?? 0),
      );
      if (!useful) continue;
      const query = { ...selected, ...filterOf(other, useful.key), take: 1 };
      const hits = (await check.load(query))?.hits;
      if (hits !== undefined && hits !== useful.count)
        check.broken(
          'FILT-07',
          placeOf(load?.listing, other, useful.key),
          `${hits}, the hits that both facets leave`,
          `${useful.count} for filter::${other}=${useful.key} with filter::${facet}=${chosen.key}`,
          query,
          load?.body,
        );
      return;
    }
  }
}

/** FILT-06: a narrower range never has more hits than a wider one, and one above the maximum has none. */
async function checkRange(check: ListingCheck, first: Load, facet: string, range: unknown): Promise<void> {
  const [min, max] = [number(range, 'min'), number(range, 'max')];
  if (min === undefined || max === undefined || min > max) return;
  const middle = Math.floor((min + max) / 2);
  const wide = {
    [`min::${facet}`]: String(Math.floor(min)),
    [`max::${facet}`]: String(Math.ceil(max)),
    take: 1,
  };
  const narrow = { ...wide, [`max::${facet}`]: String(Math.max(Math.floor(min), middle)) };
  const above = { [`min::${facet}`]: String(Math.ceil(max) + 1), take: 1 };
  const [all, lower, none] = [await check.load(wide), await check.load(narrow), await check.load(above)];
  const report = (load: Load | undefined, most: number | undefined, query: Query) => {
    if (load?.hits !== undefined && most !== undefined && load.hits > most)
      check.broken('FILT-06', ['numberOfHits'], `at most ${most}`, String(load.hits), query, load.body);
  };
  report(all, first.hits, wide);
  report(lower, all?.hits, narrow);
  report(none, 0, above);
  if (all?.hits === 0)
    check.broken('FILT-06', ['numberOfHits'], 'hits within the whole range', '0', wide, all.body);
}

/** Check all invariants between the responses of one listing: paging, order and filters. */
export async function checkListing(run: Run, shopper: Shopper, listing: Listing): Promise<Load | undefined> {
  const check = new ListingCheck(run, shopper, listing);
  if (!run.wants(listing.operation)) return check.load();
  const first = await check.load();
  if (first?.hits === undefined) return first;
  checkDefaults(check, first);
  await checkPaging(check, first.hits);
  await checkSorters(check, first);
  await checkUnknownSorter(check, first);
  await checkFacets(check, first);
  await checkSwitches(check, first);
  await checkPriceFilter(check, first);
  await checkPriceOrder(check, first);
  if (listing.operation === 'getCategoryProducts') await checkQuery(check, first);
  return first;
}
