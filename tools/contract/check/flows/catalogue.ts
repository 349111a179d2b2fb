import { at, list, text } from '../read';
import type { Run } from '../run';
import type { Shopper } from '../request';
import { checkListing } from './filters';
import { type Listing, ListingCheck } from './listing';
import { glance } from './paging';
import { callPage, follow, typeOfPage } from './page';
import { type Category, type Pages } from './pages';
import { type Product, productsOf } from './products';

const pagesOfProducts = 3;

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
      : glance(new ListingCheck(run, shopper, listing)));
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
  const isAsked = code === undefined || codes.includes(product.productCode);
  const expected = `${product.productCode}, as the hit at ${product.url} says`;
  run.verify(shopper, 'getPage', isAsked, 'PDP-01', '/product/code', expected, code, page.body);
  if (code === product.productCode) compareWithHit(run, shopper, product, page.body);
  const dataSheet = text(page.body, 'product', 'dataSheetUrl');
  if (dataSheet === undefined) return;
  const sheet = await callPage(run, shopper, dataSheet, [200, 301]);
  const sheetType = text(sheet?.body, 'pageType');
  if (sheetType !== undefined) pages.types.add(typeOfPage(sheetType));
}

/** Fields of a product that are the same on its page as in the list. */
const sameOnPage: readonly [requirement: string, ...fields: string[]][] = [
  ['CARD-03', 'inStock', 'isBuyable', 'hidePrice', 'active'],
  [
    'CARD-08',
    ...['priceIncVat', 'priceExVat', 'regularPriceIncVat', 'regularPriceExVat'].map(
      (each) => `price/${each}/amount`,
    ),
  ],
];

/** CARD-03, CARD-08: a product has the same prices on its page as in the list, and is as much for sale. */
function compareWithHit(run: Run, shopper: Shopper, { hit }: Product, body: unknown): void {
  for (const [requirement, ...fields] of sameOnPage)
    for (const field of fields) {
      const path = field.split('/');
      const [inList, onPage] = [at(hit, ...path), at(body, 'product', ...path)];
      const isKnown = [inList, onPage].every((each) => typeof each === 'boolean' || typeof each === 'number');
      const expected = `${String(inList)}, as in the list`;
      run.verify(
        shopper,
        'getPage',
        !isKnown || inList === onPage,
        requirement,
        `/product/${field}`,
        expected,
        onPage,
        body,
      );
    }
}
