import { at, list, number, text } from '../read';
import type { Run } from '../run';
import { type Shopper, describe } from '../request';
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
  if (code === product.productCode) {
    comparePrices(run, shopper, product, page.body);
    compareSale(run, shopper, product, page.body);
  }
  const dataSheet = text(page.body, 'product', 'dataSheetUrl');
  if (dataSheet === undefined) return;
  const sheet = await callPage(run, shopper, dataSheet, [200, 301]);
  const sheetType = text(sheet?.body, 'pageType');
  if (sheetType !== undefined) pages.types.add(typeOfPage(sheetType));
}

/** CARD-03: a product is as much for sale on its page as in the list. */
function compareSale(run: Run, shopper: Shopper, { hit, url }: Product, body: unknown): void {
  for (const field of ['inStock', 'isBuyable', 'hidePrice', 'active']) {
    const [inList, onPage] = [at(hit, field), at(body, 'product', field)];
    if (typeof inList === 'boolean' && typeof onPage === 'boolean' && inList !== onPage)
      run.broken(
        'getPage',
        'CARD-03',
        {
          pointer: `/product/${field}`,
          expected: `${inList}, as in the list`,
          found: String(onPage),
          body,
        },
        `getPage ${url} (${describe(shopper)})`,
      );
  }
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
