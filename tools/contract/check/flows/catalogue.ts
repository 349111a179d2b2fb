import type { OperationId } from '../../../../src/api/operation';
import { list, number, text } from '../read';
import { describe, type Run, type Shopper } from '../run';
import { ListingCheck } from './listing';
import { callPage, typeOfPage, type Category, type Pages } from './pages';

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
}

/** Maximum quantity of any product in one cart. */
const maxQuantity = 999;

const pagesOfProducts = 2;

function productOf(hit: unknown): Product[] {
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
    if (read >= categories) break;
    const input = { path: { id } };
    const listing = new ListingCheck(run, shopper, { operation: 'getCategoryProducts', input, path: [] });
    const first = await listing.check();
    if (first?.hits) read += 1;
    products.push(...list(first?.listing, 'result').flatMap(productOf));
  }
  if (pages.categories.length === 0)
    run.coverage.explain('getCategoryProducts', 'no page or menu entry led to a category');
  for (const product of products.slice(0, pagesOfProducts)) await visitProduct(run, shopper, product, pages);
  return products;
}

/** Categories with the deepest first: they hold the fewest products. */
const smallestFirst = (categories: readonly Category[]) =>
  [...categories].sort((a, b) => b.url.split('/').length - a.url.split('/').length);

/** PDP-01: the address of a hit opens the page of that product; its data sheet opens too (PDP-03). */
async function visitProduct(run: Run, shopper: Shopper, product: Product, pages: Pages): Promise<void> {
  const page = await callPage(run, shopper, product.url, [200, 301]);
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
  const dataSheet = text(page.body, 'product', 'dataSheetUrl');
  if (dataSheet === undefined) return;
  const sheet = await callPage(run, shopper, dataSheet, [200, 301]);
  const sheetType = text(sheet?.body, 'pageType');
  if (sheetType !== undefined) pages.types.add(typeOfPage(sheetType));
}

/** A word of a product's name that is likely to match several products. */
const wordOf = (name: string) =>
  name.split(/[\s,]+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/**
 * Search for products of the catalogue, and for a text without hits.
 * @returns the products found, for a check that has found none in categories
 */
export async function visitSearch(run: Run, shopper: Shopper, known: readonly Product[]): Promise<Product[]> {
  const [first] = known;
  const query = first ? wordOf(first.name) : 'a';
  const listing = { operation: 'search', input: { query: { query } }, path: ['productResult'] } as const;
  const load = await new ListingCheck(run, shopper, listing).check();
  const found = list(load?.listing, 'result').flatMap(productOf);
  const product = first ?? found[0];
  const nothing = await run.call(shopper, 'search', { query: { query: 'qzxjkvwq' } });
  const hits = number(nothing?.body, 'productResult', 'numberOfHits');
  if (nothing && list(nothing.body, 'productResult', 'result').length === 0 && hits !== undefined && hits > 0)
    run.broken(
      'search',
      'SRCH-02',
      {
        pointer: '/productResult/numberOfHits',
        expected: '0, with no hit on the first load',
        found: String(hits),
        body: nothing.body,
      },
      'search for what nobody has',
    );
  await run.call(shopper, 'getSuggestions', { query: { query } });
  await quickSearch(run, shopper, [query.slice(0, 2), query, product?.productCode ?? query]);
  if (product) await articleSearch(run, shopper, product.code);
  return found;
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

/** SRCH-05: hits of each kind, with their totals. */
async function quickSearch(run: Run, shopper: Shopper, queries: readonly string[]): Promise<void> {
  const answers = await searchFor(run, shopper, 'quickSearch', queries);
  for (const [hits, items] of [
    ['productHits', 'products'],
    ['categoryHits', 'categories'],
    ['contentHits', 'content'],
  ] as const)
    checkCounts(run, shopper, 'quickSearch', 'SRCH-05', `/${hits}`, shownIn(answers, items, hits));
}

/** QORD-01: a search for an article number returns the article. */
async function articleSearch(run: Run, shopper: Shopper, code: string): Promise<void> {
  const answers = await searchFor(run, shopper, 'variationCodeSearch', [code.slice(0, 2), code]);
  const counts = shownIn(answers, 'results', 'numberOfHits');
  checkCounts(run, shopper, 'variationCodeSearch', 'QORD-01', '/numberOfHits', counts);
  const answer = answers.find(({ query }) => query === code);
  if (answer === undefined) return;
  const results = list(answer.body, 'results');
  const request = `variationCodeSearch ${code} (${describe(shopper)})`;
  const { body } = answer;
  if (!results.some((each) => text(each, 'code') === code))
    run.broken(
      'variationCodeSearch',
      'QORD-01',
      { pointer: '/results', expected: `the article ${code}`, found: 'not among the results', body },
      request,
    );
}
