import { type Product, productsOf } from './catalogue';
import { checkListing } from './filters';
import { ListingCheck } from './listing';
import { follow } from './pages';
import { glance } from './paging';
import { list, number, text, texts } from '../read';
import type { Run } from '../run';
import type { Shopper } from '../shopper';

/** A word of a product's name that is likely to match several products. */
const wordOf = (name: string) =>
  name.split(/[\s,]+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Hits of a search for which pages, order and counts are worth checking, and at most. */
const wanted = { least: 25, most: 300 };

/** The text among some with more hits than a page, else with the most. */
async function chosenQuery(shopper: Shopper, known: readonly Product[]): Promise<string> {
  const names = known.map(({ name }) => name);
  const last = known.at(-1)?.name;
  const candidates = [...new Set([...names.slice(0, 2), ...(last ? [last] : [])].map(wordOf))].filter(
    Boolean,
  );
  const shorter = candidates.flatMap((word) => [word, word.slice(0, 3), word.slice(0, 2)]);
  let best = { query: candidates[0] ?? 'a', hits: 0 };
  for (const query of [...new Set([...shorter, 'a'])]) {
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
  const [first] = known;
  const query = await chosenQuery(shopper, known);
  const listing = { operation: 'search', input: { query: { query } }, path: ['productResult'] } as const;
  const load = await (isWhole ? checkListing(shopper, listing) : glance(new ListingCheck(shopper, listing)));
  const found = productsOf('search', load?.body, 'productResult', 'result');
  const product = first ?? found[0];
  await searchForNothing(shopper, query, load?.hits ?? 0);
  await searchForSpecial(shopper, [...known, ...found]);
  await followHits(shopper, 'search', load?.body);
  // Where a shorter text has no suggestions, the longer one may have some.
  const suggestions = await shopper.read('getSuggestions', { query: { query } });
  if (load?.hits) await checkSuggestion(shopper, 'getSuggestions', suggestions);
  await quickSearch(shopper, [...new Set([query.slice(0, 2), query, product?.productCode ?? query])]);
  if (product) await articleSearch(shopper, product.code);
  return found;
}

/** SRCH-02: a text that nobody has finds nothing, or at least less than a text of a product. */
async function searchForNothing(shopper: Shopper, query: string, hits: number): Promise<void> {
  const nothing = await shopper.read('search', { query: { query: 'qzxjkvwq' } });
  const found = number(nothing, 'productResult', 'numberOfHits');
  const shown = list(nothing, 'productResult', 'result').length;
  const isNothing = found === undefined || found === 0 || (shown > 0 && (hits === 0 || found < hits));
  const expected =
    shown === 0 ? '0, with no hit on the first load' : `fewer than the ${hits} hits of ${query}`;
  shopper.verify(nothing, 'search SRCH-02 /productResult/numberOfHits', isNothing, expected, found);
}

/** SRCH-02: a word of a product's name finds it, in letters beyond ASCII too; special characters are text. */
async function searchForSpecial(shopper: Shopper, known: readonly Product[]): Promise<void> {
  await shopper.call('search', { query: { query: `qz'%"_\\` } });
  const words = known.flatMap(({ name }) => name.split(/[\s,]+/));
  const special = words.filter((each) => /^\p{L}{3,}$/u.test(each) && /[^ -~]/.test(each));
  // Searches that ignore accents find å in any encoding, but not ø.
  const isLetter = (word: string) => /[^ -~]/.test(word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const sorted = special.toSorted((one, other) => Number(isLetter(other)) - Number(isLetter(one)));
  // A search that corrects mistakes may find one of them in a wrong encoding.
  for (const word of [...new Set(sorted)].slice(0, 3)) {
    const answer = await shopper.read('search', { query: { query: word } });
    const names = texts(answer, 'name', 'productResult', 'result');
    const isFound = names.some((name) => name.toLowerCase().includes(word.toLowerCase()));
    const expected = `a product with ${word}, a word of a product’s name`;
    shopper.verify(answer, 'search SRCH-02 /productResult/result', isFound, expected, names[0]);
  }
}

/** A response to a search for a text. */
interface Answer {
  query: string;
  body: unknown;
}

/**
 * Minimum hits before a count is judged: a response with fewer hits than another one must be complete, since no server
 * stops at one hit.
 */
const fewest = 2;

/** Check the totals of several search responses; the number of hits shown is up to the server. */
function checkCounts(run: Run, rule: string, answers: readonly Answer[], items: string, hits: string): void {
  const shown = answers.map(({ body }) => list(body, items).length);
  const limit = Math.max(0, ...shown);
  answers.forEach(({ body }, index) => {
    const [own = 0, count] = [shown[index], number(body, hits)];
    const isFull = own > 0 && own >= Math.min(limit, fewest);
    const isRight = count === undefined || (isFull ? count >= own : count === own);
    const all = limit > own ? `${own}: another answer shows ${limit}` : `${own}: none is shown`;
    run.verify(body, `${rule} /${hits}`, isRight, isFull ? `at least the ${own} shown` : all, count);
  });
}

/** Responses to the same search with several texts. */
async function searchFor(
  shopper: Shopper,
  operation: 'quickSearch' | 'variationCodeSearch',
  queries: readonly string[],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const query of queries)
    answers.push({ query, body: await shopper.read(operation, { query: { query } }) });
  return answers.filter(({ body }) => body !== undefined);
}

/** Counts and lists of a quick search, with the part of a search that counts the same. */
const kinds = [
  ['productHits', 'products', 'productResult'],
  ['categoryHits', 'categories', 'categoryResult'],
  ['contentHits', 'content', 'contentResult'],
] as const;

/** SRCH-05: hits of each kind, with the totals of the search for the same text. */
export async function quickSearch(shopper: Shopper, queries: readonly string[]): Promise<void> {
  const answers = await searchFor(shopper, 'quickSearch', queries);
  for (const [hits, items] of kinds) checkCounts(shopper.run, 'quickSearch SRCH-05', answers, items, hits);
  for (const { query, body } of answers) {
    const echoed = text(body, 'query');
    const isEchoed = echoed === undefined || echoed.trim().toLowerCase() === query.toLowerCase();
    shopper.verify(body, 'quickSearch SRCH-05 /query', isEchoed, query, echoed || 'an empty text');
    const search = await shopper.read('search', { query: { query, take: 1 } });
    for (const [field, , part] of kinds) {
      const [own, wanted] = [number(body, field), number(search, part, 'numberOfHits')];
      const isSame = own === undefined || wanted === undefined || own === wanted;
      shopper.verify(
        body,
        `quickSearch SRCH-05 /${field}`,
        isSame,
        `${wanted}, as search counts ${query}`,
        own,
      );
    }
  }
  const last = answers.findLast(({ body }) => list(body, 'categories').length > 0);
  if (last) await followHits(shopper, 'quickSearch', last.body);
  const suggesting = answers.find(({ body }) => list(body, 'suggestions').length > 0);
  if (suggesting) await checkSuggestion(shopper, 'quickSearch', suggesting.body);
}

/** QORD-01: a search for an article number returns the article. */
export async function articleSearch(shopper: Shopper, code: string): Promise<void> {
  const queries = [code.slice(0, 2), code.slice(0, 3), code.slice(0, -1), code];
  const answers = await searchFor(shopper, 'variationCodeSearch', queries);
  checkCounts(shopper.run, 'variationCodeSearch QORD-01', answers, 'results', 'numberOfHits');
  answers.forEach(({ query, body }, index) => {
    const [own, longer] = [body, answers[index + 1]?.body].map((each) => number(each, 'numberOfHits'));
    // Many servers search from three characters on.
    const isMore = query.length < 3 || own === undefined || longer === undefined || own >= longer;
    const expected = `at least ${longer}, which a longer part of the number finds`;
    shopper.verify(
      body,
      'variationCodeSearch QORD-01 /numberOfHits',
      isMore,
      expected,
      `${own} for ${query}`,
    );
    const results = list(body, 'results');
    const isWhole = (own ?? results.length) <= results.length;
    const isMeant = query.length >= code.length - 1 && isWhole;
    const isFound = !isMeant || results.some((each) => text(each, 'code') === code);
    const rule = 'variationCodeSearch QORD-01 /results';
    shopper.verify(body, rule, isFound, `the article ${code}`, 'not among the results');
  });
}

/** SRCH-02, SRCH-05: hits among categories and pages lead to pages. */
export async function followHits(
  shopper: Shopper,
  operation: 'search' | 'quickSearch',
  body: unknown,
): Promise<void> {
  const isWhole = operation === 'search';
  for (const path of [
    [...(isWhole ? ['categoryResult', 'result'] : ['categories']), '0', 'link', 'url'],
    [...(isWhole ? ['contentResult', 'result'] : ['content']), '0', 'url'],
  ]) {
    const url = text(body, ...path);
    const from = { operation, pointer: `/${path.join('/')}`, body };
    if (url?.startsWith('/')) await follow(shopper, { url, from });
  }
}

/** SRCH-05: a suggested text has hits. */
export async function checkSuggestion(
  shopper: Shopper,
  operation: 'getSuggestions' | 'quickSearch',
  body: unknown,
): Promise<void> {
  const query = text(body, 'suggestions', '0');
  if (query === undefined) return;
  const result = await shopper.read('search', { query: { query, take: 1 } });
  const hits = ['productResult', 'contentResult', 'categoryResult'].map(
    (part) => number(result, part, 'numberOfHits') ?? 0,
  );
  const isFound = result === undefined || Math.max(...hits) > 0;
  const found = `${query}, which finds nothing`;
  shopper.verify(body, `${operation} SRCH-05 /suggestions/0`, isFound, 'a text with hits', found);
}
