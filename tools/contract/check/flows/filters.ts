import { type Listing, ListingCheck, type Load, placeOf, type Term, termsOf } from './listing';
import { checkPaging, checkSorters, checkVisitorPrices } from './paging';
import { at, itemOf, list, number, text, texts } from '../read';
import { filterOf } from '../request';
import type { Shopper } from '../run';

const maxTerms = 6;
const maxTake = 96;

/** FILT-07: a term's count equals the number of hits after selecting it; facets and terms combine. */
async function checkFacets(check: ListingCheck, first: Load) {
  const facets = texts(first.listing, 'key', 'facets').filter((key) => key !== 'Active');
  list(first.listing, 'facets').forEach((facet, index) => {
    const terms = text(facet, 'key') === 'Active' ? [] : list(facet, 'terms');
    terms.forEach((term, place) => {
      const rule = `FILT-07 facets/${index}/terms/${place}`;
      const isSelected = at(term, 'selected') === true;
      check.verify(first, `${rule}/selected`, !isSelected, 'false: nothing was selected');
      check.verify(first, `${rule}/count`, number(term, 'count') !== 0, 'only terms with hits');
    });
  });
  for (const facet of facets) {
    const facetOf = ({ listing }: Load) => itemOf(listing, 'key', facet, 'facets');
    for (const { key, count } of termsOf(first, facet).slice(0, maxTerms)) {
      const load = await check.load({ ...filterOf(facet, key), take: 1 });
      if (load?.hits === undefined) continue;
      const own = itemOf(facetOf(load), 'key', key, 'terms');
      const isChosen = at(own, 'selected') === true || load.hits === 0;
      check.verify(load, 'FILT-07 facets', isChosen, `the term ${key} of ${facet} selected`, 'not selected');
      const expected = `${load.hits}, the hits that filter::${facet}=${key} leaves`;
      check.verify(first, `FILT-07 ${placeOf(first, facet, key)}`, load.hits === count, expected);
    }
    for (const range of list(facetOf(first), 'ranges')) await checkRange(check, first, facet, range);
    await checkUnion(check, first, facet);
  }
  await checkCombination(check, first, facets);
}

async function checkUnion(check: ListingCheck, first: Load, facet: string) {
  const terms = termsOf(first, facet);
  const [one, other] = [terms[0], terms.at(-1)];
  if (!one || !other || one === other) return;
  const [least, most] = [Math.max(one.count, other.count), one.count + other.count];
  if (least >= (first.hits ?? 0)) return;
  const load = await check.load({ ...filterOf(facet, one.key, other.key), take: maxTake });
  check.verifyHits(load, 'FILT-07', least, most, `the hits of either term of ${facet}`);
  if (load?.hits === undefined || most > maxTake) return;
  // Few enough hits to know them all.
  const codes = new Set<string>();
  for (const { key } of [one, other]) {
    const part = await check.load({ ...filterOf(facet, key), take: maxTake });
    if (part === undefined || part.codes.length !== part.hits) return;
    for (const code of part.codes) codes.add(code);
  }
  const { size } = codes;
  check.verifyHits(load, 'FILT-07', size, size, `the hits of ${one.key} or ${other.key} of ${facet}`);
}

/** Terms of two facets have the hits of both, as the second facet counts them once the first is selected. */
async function checkCombination(check: ListingCheck, first: Load, facets: readonly string[]) {
  for (const facet of facets) {
    const [chosen] = termsOf(first, facet).toSorted((a, b) => b.count - a.count);
    if (!chosen || chosen.count === first.hits) continue;
    const selected = filterOf(facet, chosen.key);
    const load = await check.load({ ...selected, take: 1 });
    if (load === undefined) continue;
    for (const other of facets.filter((each) => each !== facet)) {
      const countOf = (term: string) => termsOf(first, other).find(({ key }) => key === term)?.count ?? 0;
      const isLess = ({ key, count }: Term) => count < chosen.count && count < countOf(key);
      const useful = termsOf(load, other).find(isLess);
      if (!useful) continue;
      const both = await check.load({ ...selected, ...filterOf(other, useful.key), take: 1 });
      const found = `${useful.count} for filter::${other}=${useful.key} with filter::${facet}=${chosen.key}`;
      const isSame = both?.hits === undefined || both.hits === useful.count;
      const rule = `FILT-07 ${placeOf(load, other, useful.key)}`;
      return check.verify(load, rule, isSame, `${both?.hits}, the hits that both facets leave`, found);
    }
  }
}

/** FILT-06: a narrower range never has more hits than a wider one, and one above the maximum has none. */
async function checkRange(check: ListingCheck, first: Load, facet: string, range: unknown) {
  const [min, max] = [number(range, 'min'), number(range, 'max')];
  if (min === undefined || max === undefined || min > max) return;
  const of = (from: number, to?: number) => {
    const most = to === undefined ? {} : { [`max::${facet}`]: to };
    return check.load({ [`min::${facet}`]: from, ...most, take: 1 });
  };
  const [low, high] = [Math.floor(min), Math.ceil(max)];
  const all = await of(low, high);
  check.verifyHits(all, 'FILT-06', 1, first.hits ?? Infinity, 'the whole range');
  const narrow = await of(low, Math.max(low, Math.floor((min + max) / 2)));
  check.verifyHits(narrow, 'FILT-06', 0, all?.hits ?? Infinity, 'half of the range');
  check.verifyHits(await of(high + 1), 'FILT-06', 0, 0, 'above the range');
}

/** FILT-02, FILT-03: stock only, and discontinued products. */
async function checkSwitches(check: ListingCheck, first: Load) {
  const { hits = 0 } = first;
  const none = (load: Load | undefined, rule: string, value: boolean, because: string) => {
    const [requirement, field = ''] = rule.split(' ');
    const place = load?.products.findIndex((hit) => at(hit, field) === value) ?? -1;
    check.verify(load, `${requirement} result/${place}/${field}`, place < 0, `${!value}: ${because}`);
  };
  const inStock = await check.load({ instock: true, take: maxTake });
  const known = first.products.filter((hit) => Object(hit).inStock === true).length;
  check.verifyHits(inStock, 'FILT-03', known, hits, 'stock only');
  none(inStock, 'FILT-03 inStock', false, 'stock only');
  none(first, 'FILT-02 active', false, 'Active=False is not selected');
  const inactive = await check.load({ ...filterOf('Active', 'False'), take: 24 });
  none(inactive, 'FILT-02 active', true, 'Active=False is selected');
  const all = await check.load({ ...filterOf('Active', 'True', 'False'), take: 1 });
  const both = hits + (inactive?.hits ?? 0);
  if (inactive?.hits !== undefined)
    check.verifyHits(all, 'FILT-02', both, both, 'active and discontinued ones');
}

/** LIST-04: a text within a category leaves hits of the category only, and one that nobody has leaves none. */
async function checkQuery(check: ListingCheck, { listing, hits = 0 }: Load) {
  const word = texts(listing, 'name', 'result')[0]
    ?.split(/[\s,]+/)
    .find((each) => each.length > 3);
  if (word === undefined) return;
  const some = await check.load({ query: word, take: maxTake });
  check.verifyHits(some, 'LIST-04', 1, hits, `${word} is in a name`);
  const none = await check.load({ query: 'qzxjkvwq', take: 1 });
  check.verifyHits(none, 'LIST-04', 0, Math.max(0, hits - 1), 'a text that nobody has');
}

/** Check all invariants between the responses of one listing: paging, order and filters. */
export async function checkListing(shopper: Shopper, listing: Listing): Promise<Load | undefined> {
  const check = new ListingCheck(shopper, listing);
  const first = await check.load();
  if (!shopper.run.wants(listing.operation) || first?.hits === undefined) return first;
  await checkPaging(check, first);
  await checkSorters(check, first);
  await checkFacets(check, first);
  await checkSwitches(check, first);
  await checkVisitorPrices(check, first);
  if (listing.operation === 'getCategoryProducts') await checkQuery(check, first);
  return first;
}
