import { list, number, texts } from '../read';
import type { Run } from '../run';
import type { Shopper } from '../request';
import { checkListing } from './filters';
import { ListingCheck } from './listing';
import { glance } from './paging';
import { type Product, productsOf } from './products';
import { articleSearch, quickSearch } from './quickSearch';
import { checkSuggestion, followHits } from './hits';

/** A word of a product's name that is likely to match several products. */
const wordOf = (name: string) =>
  name.split(/[\s,]+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Hits of a search for which pages, order and counts are worth checking, and at most. */
const wanted = { least: 25, most: 300 };

/** The text among some with more hits than a page, else with the most. */
async function chosenQuery(run: Run, shopper: Shopper, known: readonly Product[]): Promise<string> {
  const names = known.map(({ name }) => name);
  const last = known.at(-1)?.name;
  const candidates = [...new Set([...names.slice(0, 2), ...(last ? [last] : [])].map(wordOf))].filter(
    Boolean,
  );
  const shorter = candidates.flatMap((word) => [word, word.slice(0, 3), word.slice(0, 2)]);
  let best = { query: candidates[0] ?? 'a', hits: 0 };
  for (const query of [...new Set([...shorter, 'a'])]) {
    const answer = await run.read(shopper, 'search', { query: { query } });
    const hits = number(answer, 'productResult', 'numberOfHits') ?? 0;
    if (hits >= wanted.least && hits <= wanted.most) return query;
    if (hits > best.hits && hits <= wanted.most) best = { query, hits };
  }
  return best.query;
}

/**
 * Search for products of the catalogue, and for a text without hits.
 * @param isWhole true to read the hits to the end, in every order and with every filter
 * @returns the products found, for a check that has found none in categories
 */
export async function visitSearch(
  run: Run,
  shopper: Shopper,
  known: readonly Product[],
  isWhole: boolean,
): Promise<Product[]> {
  const [first] = known;
  const query = await chosenQuery(run, shopper, known);
  const listing = { operation: 'search', input: { query: { query } }, path: ['productResult'] } as const;
  const load = await (isWhole
    ? checkListing(run, shopper, listing)
    : glance(new ListingCheck(run, shopper, listing)));
  const found = productsOf('search', load?.body, 'productResult', 'result');
  const product = first ?? found[0];
  await searchForNothing(run, shopper, query, load?.hits ?? 0);
  await searchForSpecial(run, shopper, [...known, ...found]);
  await followHits(run, shopper, 'search', load?.body);
  // Where a shorter text has no suggestions, the longer one may have some.
  const suggestions = await run.read(shopper, 'getSuggestions', { query: { query } });
  if (load?.hits) await checkSuggestion(run, shopper, 'getSuggestions', suggestions);
  await quickSearch(run, shopper, [...new Set([query.slice(0, 2), query, product?.productCode ?? query])]);
  if (product) await articleSearch(run, shopper, product.code);
  return found;
}

/** SRCH-02: a text that nobody has finds nothing, or at least less than a text of a product. */
async function searchForNothing(run: Run, shopper: Shopper, query: string, hits: number): Promise<void> {
  const nothing = await run.read(shopper, 'search', { query: { query: 'qzxjkvwq' } });
  const found = number(nothing, 'productResult', 'numberOfHits');
  const shown = list(nothing, 'productResult', 'result').length;
  const isNothing = found === undefined || found === 0 || (shown > 0 && (hits === 0 || found < hits));
  const expected =
    shown === 0 ? '0, with no hit on the first load' : `fewer than the ${hits} hits of ${query}`;
  run.verify(nothing, 'search SRCH-02 /productResult/numberOfHits', isNothing, expected, found);
}

/** SRCH-02: a word of a product's name finds it, in letters beyond ASCII too; special characters are text. */
async function searchForSpecial(run: Run, shopper: Shopper, known: readonly Product[]): Promise<void> {
  await run.call(shopper, 'search', { query: { query: `qz'%"_\\` } });
  const words = known.flatMap(({ name }) => name.split(/[\s,]+/));
  const special = words.filter((each) => /^\p{L}{3,}$/u.test(each) && /[^ -~]/.test(each));
  // Searches that ignore accents find å in any encoding, but not ø.
  const isLetter = (word: string) => /[^ -~]/.test(word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const sorted = special.toSorted((one, other) => Number(isLetter(other)) - Number(isLetter(one)));
  // A search that corrects mistakes may find one of them in a wrong encoding.
  for (const word of [...new Set(sorted)].slice(0, 3)) {
    const answer = await run.read(shopper, 'search', { query: { query: word } });
    const names = texts(answer, 'name', 'productResult', 'result');
    const isFound = names.some((name) => name.toLowerCase().includes(word.toLowerCase()));
    const expected = `a product with ${word}, a word of a product’s name`;
    run.verify(answer, 'search SRCH-02 /productResult/result', isFound, expected, names[0]);
  }
}
