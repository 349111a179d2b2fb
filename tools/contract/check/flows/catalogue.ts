import { at, number, text, texts } from '../read';
import type { Run } from '../run';
import type { Shopper } from '../request';
import { checkListing } from './filters';
import { type Listing, ListingCheck } from './listing';
import { glance } from './paging';
import { callPage, follow, typeOfPage } from './page';
import { type Category, type Pages } from './pages';
import { type Product, productsOf } from './products';

const pagesOfProducts = 3;

/** Products whose pages tell most: some, one at a reduced price, and the one with the most ratings. */
function worthOpening(products: readonly Product[]): Set<Product> {
  const reduced = products.find(({ hit }) => number(hit, 'price', 'discountIncVat', 'amount'));
  const ratings = ({ hit }: Product) => number(hit, 'rating', 'count') ?? 0;
  const [rated] = products.toSorted((one, other) => ratings(other) - ratings(one));
  return new Set([
    ...products.slice(0, pagesOfProducts),
    ...(reduced ? [reduced] : []),
    ...(rated ? [rated] : []),
  ]);
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
    const listing: Listing = { operation: 'getCategoryProducts', input: { path: { id } }, path: [] };
    const first = await (read < categories
      ? checkListing(run, shopper, listing)
      : glance(new ListingCheck(run, shopper, listing)));
    if (first?.hits) read += 1;
    products.push(...productsOf('getCategoryProducts', first?.body, 'result'));
  }
  if (pages.categories.length === 0)
    run.coverage.explain('getCategoryProducts', 'no page or menu entry led to a category');
  for (const product of run.wants('getPage') ? worthOpening(products) : [])
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
  const code = text(page.body, 'product', 'code');
  const codes = [code, ...texts(page.body, 'code', 'product', 'variations')];
  const isAsked = code === undefined || codes.includes(product.productCode);
  const expected = `${product.productCode}, as the hit at ${product.url} says`;
  run.verify(page.body, 'getPage PDP-01 /product/code', isAsked, expected, code);
  if (code === product.productCode) compareWithHit(run, product, page.body);
  const dataSheet = text(page.body, 'product', 'dataSheetUrl');
  const sheet = dataSheet === undefined ? undefined : await callPage(run, shopper, dataSheet, [200, 301]);
  for (const each of [page, sheet]) {
    const type = text(each?.body, 'pageType');
    if (type !== undefined) pages.types.add(typeOfPage(type));
  }
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
function compareWithHit(run: Run, { hit }: Product, body: unknown): void {
  for (const [requirement, ...fields] of sameOnPage)
    for (const field of fields) {
      const path = field.split('/');
      const [inList, onPage] = [at(hit, ...path), at(body, 'product', ...path)];
      const isKnown = [inList, onPage].every((each) => typeof each === 'boolean' || typeof each === 'number');
      const isSame = !isKnown || inList === onPage;
      const rule = `getPage ${requirement} /product/${field}`;
      run.verify(body, rule, isSame, `${String(inList)}, as in the list`, onPage);
    }
}
