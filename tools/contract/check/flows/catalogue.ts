import type { OperationId } from '../../../../src/api/operation';
import { list, number, text } from '../read';
import { describe, type Run, type Shopper } from '../run';
import { checkListing } from './filters';
import { ListingCheck, type Listing } from './listing';
import type { LinkPlace } from './site';
import { callPage, follow, typeOfPage, type Category, type Pages } from './pages';

/** The fields of a product that later calls use. */
export interface Product {
  /** The code to add to a cart: that of the first variation, or of the product. */
  code: string;
  productCode: string;
  name: string;
  url: string;
  isBuyable: boolean;
  inStock: boolean;
  /** Maximum quantity of it in one cart. */
  maxQuantity: number;
  /** The hit itself. */
  hit: unknown;
  /** The place of its address. */
  from: LinkPlace;
}

/** Maximum quantity of any product in one cart. */
const maxQuantity = 999;

const pagesOfProducts = 3;

const productsOf = (operation: OperationId, body: unknown, ...path: string[]): Product[] =>
  list(body, ...path).flatMap((hit, index) => {
    const pointer = ['', ...path, String(index), 'url'].join('/');
    return productOf(hit, { operation, pointer, body });
  });

function productOf(hit: unknown, from: LinkPlace): Product[] {
  const [code, name, url] = [text(hit, 'code'), text(hit, 'name'), text(hit, 'url')];
  if (code === undefined || name === undefined || url === undefined) return [];
  const variations = list(hit, 'variations');
  const chosen = variations.find((variation) => Object(variation).isBuyable === true) ?? variations[0];
  return [
    {
      code: text(chosen, 'code') ?? code,
      productCode: code,
      name,
      url,
      isBuyable:
        Object(hit).isBuyable === true && (chosen === undefined || Object(chosen).isBuyable === true),
      inStock: Object(chosen ?? hit).inStock === true,
      maxQuantity: number(chosen ?? hit, 'maxQuantity') ?? maxQuantity,
      hit,
      from,
    },
  ];
}

/**
 * Read the products of categories, and open the pages of some.
 * @param categories number of categories to read to the end
 */
export async function visitCategories(
  run: Run,
  shopper: Shopper,
  pages: Pages,
  categories: number,
): Promise<Product[]> {
  const products: Product[] = [];
  let read = 0;
  for (const { id } of smallestFirst(pages.categories)) {
    const input = { path: { id } };
    const listing: Listing = { operation: 'getCategoryProducts', input, path: [] };
    const isWhole = read < categories;
    const first = await (isWhole
      ? checkListing(run, shopper, listing)
      : new ListingCheck(run, shopper, listing).glance());
    if (first?.hits) read += 1;
    products.push(...productsOf('getCategoryProducts', first?.body, 'result'));
  }
  if (pages.categories.length === 0)
    run.coverage.explain('getCategoryProducts', 'no page or menu entry led to a category');
  for (const product of run.wants('getPage') ? products.slice(0, pagesOfProducts) : [])
    await visitProduct(run, shopper, product, pages);
  return products;
}

/** Categories with the deepest first: they hold the fewest products. */
const smallestFirst = (categories: readonly Category[]) =>
  [...categories].sort((a, b) => b.url.split('/').length - a.url.split('/').length);

/** PDP-01: the address of a hit opens the page of that product; its data sheet opens too (PDP-03). */
async function visitProduct(run: Run, shopper: Shopper, product: Product, pages: Pages): Promise<void> {
  const { from } = product;
  const page = await follow(run, shopper, { url: product.url, from });
  if (page?.status !== 200) return;
  const type = text(page.body, 'pageType');
  if (type !== undefined) pages.types.add(typeOfPage(type));
  const code = text(page.body, 'product', 'code');
  const codes = [code, ...list(page.body, 'product', 'variations').map((each) => text(each, 'code'))];
  if (code !== undefined && !codes.includes(product.productCode))
    run.broken(
      'getPage',
      'PDP-01',
      {
        pointer: '/product/code',
        expected: `${product.productCode}, as the hit says`,
        found: code,
        body: page.body,
      },
      `GET /api/content/page, Context-Url ${product.url} (${describe(shopper)})`,
    );
  if (code === product.productCode) comparePrices(run, shopper, product, page.body);
  const dataSheet = text(page.body, 'product', 'dataSheetUrl');
  if (dataSheet === undefined) return;
  const sheet = await callPage(run, shopper, dataSheet, [200, 301]);
  const sheetType = text(sheet?.body, 'pageType');
  if (sheetType !== undefined) pages.types.add(typeOfPage(sheetType));
}

/** CARD-08: a product has the same prices on its page as in the list. */
function comparePrices(run: Run, shopper: Shopper, { hit, url }: Product, body: unknown): void {
  for (const field of ['priceIncVat', 'priceExVat', 'regularPriceIncVat', 'regularPriceExVat']) {
    const [inList, onPage] = [
      number(hit, 'price', field, 'amount'),
      number(body, 'product', 'price', field, 'amount'),
    ];
    if (inList !== undefined && onPage !== undefined && inList !== onPage)
      run.broken(
        'getPage',
        'CARD-08',
        {
          pointer: `/product/price/${field}/amount`,
          expected: `${inList}, as in the list`,
          found: String(onPage),
          body,
        },
        `getPage ${url} (${describe(shopper)})`,
      );
  }
}

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
    const answer = await run.call(shopper, 'search', { query: { query } });
    const hits = number(answer?.body, 'productResult', 'numberOfHits') ?? 0;
    if (hits >= wanted.least && hits <= wanted.most) return query;
    if (hits > best.hits && hits <= wanted.most) best = { query, hits };
  }
  return best.query;
}

/**
 * Search for products of the catalogue, and for a text without hits.
 * @returns the products found, for a check that has found none in categories
 */
export async function visitSearch(run: Run, shopper: Shopper, known: readonly Product[]): Promise<Product[]> {
  const [first] = known;
  const query = await chosenQuery(run, shopper, known);
  const listing = { operation: 'search', input: { query: { query } }, path: ['productResult'] } as const;
  const load = await checkListing(run, shopper, listing);
  const found = productsOf('search', load?.body, 'productResult', 'result');
  const product = first ?? found[0];
  await searchForNothing(run, shopper, query, load?.hits ?? 0);
  await followHits(run, shopper, 'search', load?.body);
  await checkSuggestions(run, shopper, query, load?.hits ?? 0);
  await quickSearch(run, shopper, [...new Set([query.slice(0, 2), query, product?.productCode ?? query])]);
  if (product) await articleSearch(run, shopper, product.code);
  return found;
}

/** SRCH-02: a text that nobody has finds nothing, or at least less than a text of a product. */
async function searchForNothing(run: Run, shopper: Shopper, query: string, hits: number): Promise<void> {
  const nothing = await run.call(shopper, 'search', { query: { query: 'qzxjkvwq' } });
  const found = number(nothing?.body, 'productResult', 'numberOfHits');
  const shown = list(nothing?.body, 'productResult', 'result').length;
  if (nothing && found !== undefined && found > 0 && (shown === 0 || (hits > 0 && found >= hits)))
    run.broken(
      'search',
      'SRCH-02',
      {
        pointer: '/productResult/numberOfHits',
        expected:
          shown === 0 ? '0, with no hit on the first load' : `fewer than the ${hits} hits of ${query}`,
        found: String(found),
        body: nothing.body,
      },
      'search for what nobody has',
    );
}

/** SRCH-02, SRCH-05: hits among categories and pages lead to pages. */
async function followHits(
  run: Run,
  shopper: Shopper,
  operation: 'search' | 'quickSearch',
  body: unknown,
): Promise<void> {
  const [categories, content] =
    operation === 'search'
      ? [
          ['categoryResult', 'result'],
          ['contentResult', 'result'],
        ]
      : [['categories'], ['content']];
  const links: [string | undefined, string][] = [
    [
      text(list(body, ...(categories ?? []))[0], 'link', 'url'),
      `/${(categories ?? []).join('/')}/0/link/url`,
    ],
    [text(list(body, ...(content ?? []))[0], 'url'), `/${(content ?? []).join('/')}/0/url`],
  ];
  for (const [url, pointer] of links)
    if (url?.startsWith('/')) await follow(run, shopper, { url, from: { operation, pointer, body } });
}

/** SRCH-05: a suggested text has hits. */
async function checkSuggestion(
  run: Run,
  shopper: Shopper,
  operation: 'getSuggestions' | 'quickSearch',
  body: unknown,
): Promise<void> {
  const suggestions = list(body, 'suggestions');
  const [suggestion] = suggestions;
  if (typeof suggestion !== 'string') return;
  const result = await run.call(shopper, 'search', { query: { query: suggestion, take: 1 } });
  const hits = ['productResult', 'contentResult', 'categoryResult'].map(
    (part) => number(result?.body, part, 'numberOfHits') ?? 0,
  );
  if (result && Math.max(...hits) === 0)
    run.broken(
      operation,
      'SRCH-05',
      {
        pointer: '/suggestions/0',
        expected: 'a text with hits',
        found: `${suggestion}, which finds nothing`,
        body,
      },
      `${operation} (${describe(shopper)})`,
    );
}

/** SRCH-05: suggested texts; where a shorter text has none, the longer one may have some. */
async function checkSuggestions(run: Run, shopper: Shopper, query: string, hits: number): Promise<void> {
  const answer = await run.call(shopper, 'getSuggestions', { query: { query } });
  if (hits > 0) await checkSuggestion(run, shopper, 'getSuggestions', answer?.body);
}

/** Number of hits of a kind in a response, and its total. */
interface Shown {
  query: string;
  shown: number;
  count: number;
  body: unknown;
}

/**
 * Minimum hits before a count is judged: a response with fewer hits than another one must be complete, since no server
 * stops at one hit.
 */
const fewest = 2;

/** Check the totals of several search responses; the number of hits shown is up to the server. */
function checkCounts(
  run: Run,
  shopper: Shopper,
  operation: OperationId,
  requirement: string,
  pointer: string,
  answers: readonly Shown[],
): void {
  const limit = Math.max(0, ...answers.map(({ shown }) => shown));
  for (const { query, shown, count, body } of answers) {
    const isFull = shown > 0 && shown >= Math.min(limit, fewest);
    if (isFull ? count >= shown : count === shown) continue;
    const expected = isFull
      ? `at least the ${shown} shown`
      : limit > shown
        ? `${shown}: another answer shows ${limit}`
        : `${shown}: none is shown`;
    const request = `${operation} ${query} (${describe(shopper)})`;
    run.broken(operation, requirement, { pointer, expected, found: String(count), body }, request);
  }
}

/** Hits of a kind in responses, without those that have no total. */
const shownIn = (
  answers: readonly { query: string; body: unknown }[],
  items: string,
  hits: string,
): Shown[] =>
  answers.flatMap(({ query, body }) => {
    const count = number(body, hits);
    return count === undefined ? [] : [{ query, shown: list(body, items).length, count, body }];
  });

/** Responses to the same search with several texts. */
async function searchFor(
  run: Run,
  shopper: Shopper,
  operation: 'quickSearch' | 'variationCodeSearch',
  queries: readonly string[],
) {
  const answers: { query: string; body: unknown }[] = [];
  for (const query of queries) {
    const answer = await run.call(shopper, operation, { query: { query } });
    if (answer) answers.push({ query, body: answer.body });
  }
  return answers;
}

/** SRCH-05: hits of each kind, with the totals of the search for the same text. */
async function quickSearch(run: Run, shopper: Shopper, queries: readonly string[]): Promise<void> {
  const answers = await searchFor(run, shopper, 'quickSearch', queries);
  for (const [hits, items] of [
    ['productHits', 'products'],
    ['categoryHits', 'categories'],
    ['contentHits', 'content'],
  ] as const)
    checkCounts(run, shopper, 'quickSearch', 'SRCH-05', `/${hits}`, shownIn(answers, items, hits));
  for (const { query, body } of answers) {
    const search = await run.call(shopper, 'search', { query: { query, take: 1 } });
    for (const [field, part] of [
      ['productHits', 'productResult'],
      ['categoryHits', 'categoryResult'],
      ['contentHits', 'contentResult'],
    ] as const) {
      const [own, wanted] = [number(body, field), number(search?.body, part, 'numberOfHits')];
      if (own !== undefined && wanted !== undefined && own !== wanted)
        run.broken(
          'quickSearch',
          'SRCH-05',
          { pointer: `/${field}`, expected: `${wanted}, as search counts`, found: String(own), body },
          `quickSearch ${query} (${describe(shopper)})`,
        );
    }
  }
  const [last] = answers.toReversed().filter(({ body }) => list(body, 'categories').length > 0);
  if (last) await followHits(run, shopper, 'quickSearch', last.body);
  const suggesting = answers.find(({ body }) => list(body, 'suggestions').length > 0);
  if (suggesting) await checkSuggestion(run, shopper, 'quickSearch', suggesting.body);
}

/** QORD-01: a search for an article number returns the article. */
async function articleSearch(run: Run, shopper: Shopper, code: string): Promise<void> {
  const answers = await searchFor(run, shopper, 'variationCodeSearch', [
    code.slice(0, 2),
    code.slice(0, -1),
    code,
  ]);
  const counts = shownIn(answers, 'results', 'numberOfHits');
  checkCounts(run, shopper, 'variationCodeSearch', 'QORD-01', '/numberOfHits', counts);
  for (const { query, body } of answers) {
    const results = list(body, 'results');
    const isWhole = (number(body, 'numberOfHits') ?? results.length) <= results.length;
    if (query.length < code.length - 1 || !isWhole || results.some((each) => text(each, 'code') === code))
      continue;
    run.broken(
      'variationCodeSearch',
      'QORD-01',
      { pointer: '/results', expected: `the article ${code}`, found: 'not among the results', body },
      `variationCodeSearch ${query} (${describe(shopper)})`,
    );
  }
}
