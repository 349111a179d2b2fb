import { type Product, productsOf } from './catalogue';
import { checkListing } from './filters';
import { ListingCheck } from './listing';
import { follow } from './pages';
import { glance } from './paging';
import { list, number, text, texts } from '../read';
import type { Shopper } from '../run';

const wordsOf = (name: string) => name.split(/[\s,]+/);

/** Hits of a search for which pages, order and counts are worth checking, and at most. */
const wanted = { least: 25, most: 300 };

/** The text among some with more hits than a page, else with the most. */
async function chosenQuery(shopper: Shopper, known: readonly Product[]): Promise<string> {
  const products = new Set([...known.slice(0, 2), ...known.slice(-1)]);
  const longest = [...products].map(
    ({ name }) => wordsOf(name).toSorted((a, b) => b.length - a.length)[0] ?? '',
  );
  const words = longest.filter(Boolean);
  let best = { query: words[0] ?? 'a', hits: 0 };
  for (const query of new Set([
    ...words.flatMap((word) => [word, word.slice(0, 3), word.slice(0, 2)]),
    'a',
  ])) {
    const answer = await shopper.read('search', { query: { query } });
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
  shopper: Shopper,
  known: readonly Product[],
  isWhole: boolean,
): Promise<Product[]> {
  const query = await chosenQuery(shopper, known);
  const listing = { operation: 'search', input: { query: { query } }, path: ['productResult'] } as const;
  const load = await (isWhole ? checkListing(shopper, listing) : glance(new ListingCheck(shopper, listing)));
  const found = productsOf('search', load?.body, 'productResult', 'result');
  const product = known[0] ?? found[0];
  await searchForNothing(shopper, query, load?.hits ?? 0);
  const [special] = await searchForSpecial(shopper, [...known, ...found]);
  await followHits(shopper, 'search', load?.body);
  // Where a shorter text has no suggestions, the longer one may have some.
  const suggestions = await shopper.read('getSuggestions', { query: { query } });
  if (load?.hits) await checkSuggestion(shopper, 'getSuggestions', suggestions);
  const others = [query.slice(0, 2), query, product?.productCode ?? query];
  await quickSearch(shopper, [...new Set([...(special === undefined ? [] : [special]), ...others])]);
  if (product) await articleSearch(shopper, product.code);
  return found;
}

/** SRCH-02: a text that nobody has finds nothing, or at least less than a text of a product. */
async function searchForNothing(shopper: Shopper, query: string, hits: number) {
  const nothing = await shopper.read('search', { query: { query: 'qzxjkvwq' } });
  const found = number(nothing, 'productResult', 'numberOfHits');
  const shown = list(nothing, 'productResult', 'result').length;
  const isNothing = found === undefined || found === 0 || (shown > 0 && (hits === 0 || found < hits));
  const none = '0, with no hit on the first load';
  const expected = shown === 0 ? none : `fewer than the ${hits} hits of ${query}`;
  shopper.verify(nothing, 'search SRCH-02 /productResult/numberOfHits', isNothing, expected, found);
}

/**
 * SRCH-02: a word of a product's name finds it, in letters beyond ASCII too; special characters are text.
 * @returns the words with letters beyond ASCII, those that tell most first
 */
async function searchForSpecial(shopper: Shopper, known: readonly Product[]): Promise<string[]> {
  await shopper.call('search', { query: { query: `qz'%"_\\` } });
  const words = new Set(known.flatMap(({ name }) => wordsOf(name)));
  const special = [...words].filter((each) => /^\p{L}{3,}$/u.test(each) && /[^ -~]/.test(each));
  // Searches that ignore accents find å in any encoding, but not ø.
  const isLetter = (word: string) => /[^ -~]/.test(word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const sorted = special.toSorted((one, other) => Number(isLetter(other)) - Number(isLetter(one)));
  // A search that corrects mistakes may find one of them in a wrong encoding.
  for (const word of sorted.slice(0, 3)) {
    const answer = await shopper.read('search', { query: { query: word } });
    const names = texts(answer, 'name', 'productResult', 'result');
    const isFound = names.some((name) => name.toLowerCase().includes(word.toLowerCase()));
    const expected = `a product with ${word}, a word of a product’s name`;
    shopper.verify(answer, 'search SRCH-02 /productResult/result', isFound, expected, names[0]);
  }
  return sorted;
}

type Search = 'quickSearch' | 'variationCodeSearch';

/**
 * Minimum hits before a count is judged: a response with fewer hits than another one must be complete, since no server
 * stops at one hit.
 */
const fewest = 2;

/** Responses to the same search with several texts. */
async function searchFor(shopper: Shopper, operation: Search, queries: readonly string[]) {
  const answers: { query: string; body: unknown }[] = [];
  for (const query of queries)
    answers.push({ query, body: await shopper.read(operation, { query: { query } }) });
  const answered = answers.filter(({ body }) => body !== undefined);
  /** Check the totals of the responses; the number of hits shown is up to the server. */
  const checkCounts = (requirement: string, items: string, hits: string) => {
    const shown = answered.map(({ body }) => list(body, items).length);
    const limit = Math.max(0, ...shown);
    for (const [index, { body }] of answered.entries()) {
      const [own = 0, count] = [shown[index], number(body, hits)];
      const isFull = own > 0 && own >= Math.min(limit, fewest);
      const isRight = count === undefined || (isFull ? count >= own : count === own);
      const all = limit > own ? `${own}: another answer shows ${limit}` : `${own}: none is shown`;
      const expected = isFull ? `at least the ${own} shown` : all;
      shopper.verify(body, `${operation} ${requirement} /${hits}`, isRight, expected, count);
    }
  };
  return { answered, checkCounts };
}

/** Counts and lists of a quick search, with the part of a search that counts the same. */
const kinds = [
  ['productHits', 'products', 'productResult'],
  ['categoryHits', 'categories', 'categoryResult'],
  ['contentHits', 'content', 'contentResult'],
] as const;

/** SRCH-05: hits of each kind, with the totals of the search for the same text. */
async function quickSearch(shopper: Shopper, queries: readonly string[]) {
  const { answered, checkCounts } = await searchFor(shopper, 'quickSearch', queries);
  for (const [hits, items] of kinds) checkCounts('SRCH-05', items, hits);
  for (const { query, body } of answered) {
    const echoed = text(body, 'query');
    const isEchoed = echoed === undefined || echoed.trim().toLowerCase() === query.toLowerCase();
    shopper.verify(body, 'quickSearch SRCH-05 /query', isEchoed, query, echoed || 'an empty text');
    const search = await shopper.read('search', { query: { query, take: 1 } });
    for (const [field, , part] of kinds)
      shopper.same(
        body,
        `quickSearch SRCH-05 /${field}`,
        number(search, part, 'numberOfHits'),
        `as search counts ${query}`,
      );
  }
  const last = answered.findLast(({ body }) => list(body, 'categories').length > 0);
  if (last) await followHits(shopper, 'quickSearch', last.body);
  const suggesting = answered.find(({ body }) => list(body, 'suggestions').length > 0);
  if (suggesting) await checkSuggestion(shopper, 'quickSearch', suggesting.body);
}

/** QORD-01: a search for an article number returns the article. */
async function articleSearch(shopper: Shopper, code: string) {
  const queries = [code.slice(0, 2), code.slice(0, 3), code.slice(0, -1), code];
  const { answered, checkCounts } = await searchFor(shopper, 'variationCodeSearch', queries);
  checkCounts('QORD-01', 'results', 'numberOfHits');
  for (const [index, { query, body }] of answered.entries()) {
    const [own, longer] = [body, answered[index + 1]?.body].map((each) => number(each, 'numberOfHits'));
    // Many servers search from three characters on.
    const isMore = query.length < 3 || own === undefined || longer === undefined || own >= longer;
    const expected = `at least ${longer}, which a longer part of the number finds`;
    const rule = 'variationCodeSearch QORD-01';
    shopper.verify(body, `${rule} /numberOfHits`, isMore, expected, `${own} for ${query}`);
    const results = list(body, 'results');
    const isMeant = query.length >= code.length - 1 && (own ?? 0) <= results.length;
    const isFound = !isMeant || results.some((each) => text(each, 'code') === code);
    shopper.verify(body, `${rule} /results`, isFound, `the article ${code}`, 'not among the results');
  }
}

/** SRCH-02, SRCH-05: hits among categories and pages lead to pages. */
async function followHits(shopper: Shopper, operation: 'search' | 'quickSearch', body: unknown) {
  for (const pointer of operation === 'search'
    ? ['/categoryResult/result/0/link/url', '/contentResult/result/0/url']
    : ['/categories/0/link/url', '/content/0/url']) {
    const url = text(body, ...pointer.split('/').slice(1));
    if (url?.startsWith('/')) await follow(shopper, { url, from: { operation, pointer, body } });
  }
}

/** SRCH-05: a suggested text has hits. */
async function checkSuggestion(shopper: Shopper, operation: 'getSuggestions' | 'quickSearch', body: unknown) {
  const query = text(body, 'suggestions', '0');
  if (query === undefined) return;
  const result = await shopper.read('search', { query: { query, take: 1 } });
  const isFound = ['productResult', 'contentResult', 'categoryResult'].some(
    (part) => (number(result, part, 'numberOfHits') ?? 0) > 0,
  );
  const found = `${query}, which finds nothing`;
  const holds = result === undefined || isFound;
  shopper.verify(body, `${operation} SRCH-05 /suggestions/0`, holds, 'a text with hits', found);
}
