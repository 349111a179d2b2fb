import { at, list, number, text } from '../read';
import { describe, type Run, type Shopper } from '../run';
import { ListingCheck } from './listing';
import { callPage, typeOfPage, type Category, type Pages } from './pages';

/** A product as the later calls need it. */
export interface Product {
  /** The code that a cart takes: that of the first variation, or of the product. */
  code: string;
  productCode: string;
  name: string;
  url: string;
  isBuyable: boolean;
}

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
    },
  ];
}

/**
 * Reads the products of categories, and opens the pages of some.
 * @param categories how many to read to the end
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

/** Categories deep in the tree hold fewer products. */
const smallestFirst = (categories: readonly Category[]) =>
  [...categories].sort((a, b) => b.url.split('/').length - a.url.split('/').length);

/** PDP-01: the page of a hit is the page of that product; its data sheet opens too (PDP-03). */
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

/** A word of a product's name that is likely to find more than one thing. */
const wordOf = (name: string) =>
  name.split(/[\s,]+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/**
 * Searches for what the catalogue holds, and for what nobody has.
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
  for (const each of [query, product?.productCode ?? query]) await quickSearch(run, shopper, each);
  if (product) await articleSearch(run, shopper, product.code);
  return found;
}

/** SRCH-05: up to five hits of each kind, and how many there are. */
async function quickSearch(run: Run, shopper: Shopper, query: string): Promise<void> {
  const answer = await run.call(shopper, 'quickSearch', { query: { query } });
  for (const [hits, items] of [
    ['productHits', 'products'],
    ['categoryHits', 'categories'],
    ['contentHits', 'content'],
  ] as const) {
    const count = number(answer?.body, hits);
    const shown = list(answer?.body, items).length;
    const isFull = shown >= 5;
    if (count === undefined || (isFull ? count >= shown : count === shown)) continue;
    run.broken(
      'quickSearch',
      'SRCH-05',
      {
        pointer: `/${hits}`,
        expected: isFull ? `at least the ${shown} shown` : `${shown}, as fewer than five are shown`,
        found: String(count),
        body: answer?.body,
      },
      `quickSearch ${query} (${describe(shopper)})`,
    );
  }
}

/** QORD-01: an article number finds its article. */
async function articleSearch(run: Run, shopper: Shopper, code: string): Promise<void> {
  const answer = await run.call(shopper, 'variationCodeSearch', { query: { query: code } });
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
  const hits = number(at(body), 'numberOfHits');
  if (hits !== undefined && (results.length < 20 ? hits !== results.length : hits < results.length))
    run.broken(
      'variationCodeSearch',
      'QORD-01',
      { pointer: '/numberOfHits', expected: `the ${results.length} results`, found: String(hits), body },
      request,
    );
}
