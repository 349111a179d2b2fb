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
  const parts = words.flatMap((word) => [word, word.slice(0, 3), word.slice(0, 2)]);
  for (const query of new Set([...parts, 'a'])) {
    const answer = await shopper.read('search', { query: { query } });
    const hits = number(answer, 'productResult', 'numberOfHits') ?? 0;
    if (hits >= wanted.least && hits <= wanted.most) return query;
    if (hits > best.hits && hits <= wanted.most) best = { query, hits };
  }
  return best.query;
}

/** Search for products of the catalogue, in every order and with every filter when whole; the products found. */
export async function visitSearch(shopper: Shopper, known: readonly Product[], isWhole: boolean) {
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
  const expected = `none, or fewer than the ${hits} hits of ${query}`;
  shopper.verify(nothing, 'search SRCH-02 /productResult/numberOfHits', isNothing, expected);
}

/** SRCH-02: a word of a name finds its product, in letters beyond ASCII too; the words, those that tell most first. */
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

/** Counts and lists of a quick search, with the part of a search that counts the same. */
const kinds = [
  ['productHits', 'products', 'productResult'],
  ['categoryHits', 'categories', 'categoryResult'],
  ['contentHits', 'content', 'contentResult'],
] as const;

/** SRCH-05: hits of each kind, with the totals of the search for the same text. */
async function quickSearch(shopper: Shopper, queries: readonly string[]) {
  const bodies = [];
  for (const query of queries) {
    const body = await shopper.read('quickSearch', { query: { query } });
    bodies.push(body);
    const echoed = text(body, 'query');
    const isEchoed = echoed === undefined || echoed.trim().toLowerCase() === query.toLowerCase();
    shopper.verify(body, 'quickSearch SRCH-05 /query', isEchoed, query, echoed || 'an empty text');
    const search = await shopper.read('search', { query: { query, take: 1 } });
    for (const [field, items, part] of kinds) {
      const least = list(body, items).length;
      const isMore = (number(body, field) ?? least) >= least;
      shopper.verify(body, `quickSearch SRCH-05 /${field}`, isMore, `at least the ${least} shown`);
      const count = number(search, part, 'numberOfHits');
      shopper.same(body, `quickSearch SRCH-05 /${field}`, count, `as search counts ${query}`);
    }
  }
  const last = bodies.findLast((body) => list(body, 'categories').length > 0);
  await followHits(shopper, 'quickSearch', last);
  const suggesting = bodies.find((body) => list(body, 'suggestions').length > 0);
  await checkSuggestion(shopper, 'quickSearch', suggesting);
}

/** QORD-01: a search for an article number returns the article; a shorter part of it finds at least as many. */
async function articleSearch(shopper: Shopper, code: string) {
  const rule = 'variationCodeSearch QORD-01';
  const answers = [];
  for (const query of [code.slice(0, 2), code.slice(0, 3), code.slice(0, -1), code])
    answers.push({ query, body: await shopper.read('variationCodeSearch', { query: { query } }) });
  const most = Math.max(...answers.map(({ body }) => list(body, 'results').length));
  for (const [index, { query, body }] of answers.entries()) {
    const [own, longer] = [body, answers[index + 1]?.body].map((each) => number(each, 'numberOfHits'));
    const results = list(body, 'results');
    const { length } = results;
    // A response with fewer hits than another one has all; how many are shown is up to the server.
    const isCount = own === undefined || (length < most ? own === length : own >= length);
    shopper.verify(body, `${rule} /numberOfHits`, isCount, `${length}, the hits that there are`);
    // Many servers search from three characters on.
    const isMore = query.length < 3 || own === undefined || longer === undefined || own >= longer;
    const expected = `at least ${longer}, which a longer part of the number finds`;
    shopper.verify(body, `${rule} /numberOfHits`, isMore, expected, `${own} for ${query}`);
    const isMeant = query.length >= code.length - 1 && (own ?? 0) <= length;
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
  const isFound = kinds.some(([, , part]) => (number(result, part, 'numberOfHits') ?? 0) > 0);
  const holds = result === undefined || isFound;
  shopper.verify(body, `${operation} SRCH-05 /suggestions/0`, holds, 'a text with hits');
}
