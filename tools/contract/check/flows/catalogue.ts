import type { OperationId } from '../../../../src/api/operation';
import { checkListing } from './filters';
import { type Listing, ListingCheck } from './listing';
import { callPage, type Category, follow, type Pages, typeOfPage } from './pages';
import { glance } from './paging';
import type { LinkPlace } from './site';
import { at, list, number, text, texts } from '../read';
import type { Run } from '../run';
import type { Shopper } from '../shopper';

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
  shopper: Shopper,
  pages: Pages,
  categories: number,
): Promise<Product[]> {
  const products: Product[] = [];
  let read = 0;
  for (const { id } of smallestFirst(pages.categories)) {
    const listing: Listing = { operation: 'getCategoryProducts', input: { path: { id } }, path: [] };
    const first = await (read < categories
      ? checkListing(shopper, listing)
      : glance(new ListingCheck(shopper, listing)));
    if (first?.hits) read += 1;
    products.push(...productsOf('getCategoryProducts', first?.body, 'result'));
  }
  if (pages.categories.length === 0)
    shopper.run.coverage.explain('getCategoryProducts', 'no page or menu entry led to a category');
  for (const product of shopper.run.wants('getPage') ? worthOpening(products) : [])
    await visitProduct(shopper, product, pages);
  return products;
}

/** Categories with the deepest first: they hold the fewest products. */
const smallestFirst = (categories: readonly Category[]) =>
  [...categories].sort((a, b) => b.url.split('/').length - a.url.split('/').length);

/** PDP-01: the address of a hit opens the page of that product; its data sheet opens too (PDP-03). */
async function visitProduct(shopper: Shopper, product: Product, pages: Pages): Promise<void> {
  const { from } = product;
  const page = await follow(shopper, { url: product.url, from });
  if (page?.status !== 200) return;
  const code = text(page.body, 'product', 'code');
  const codes = [code, ...texts(page.body, 'code', 'product', 'variations')];
  const isAsked = code === undefined || codes.includes(product.productCode);
  const expected = `${product.productCode}, as the hit at ${product.url} says`;
  shopper.verify(page.body, 'getPage PDP-01 /product/code', isAsked, expected, code);
  if (code === product.productCode) compareWithHit(shopper.run, product, page.body);
  const dataSheet = text(page.body, 'product', 'dataSheetUrl');
  const sheet = dataSheet === undefined ? undefined : await callPage(shopper, dataSheet, [200, 301]);
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

/** The fields of a product that later calls use. */
export interface Product {
  /** The code to add to a cart: that of the first variation, or of the product. */
  code: string;
  productCode: string;
  name: string;
  url: string;
  isBuyable: boolean;
  inStock: boolean;
  maxQuantity: number;
  stock: number;
  hit: unknown;
  from: LinkPlace;
}

/** Maximum quantity of any product in one cart. */
const maxQuantity = 999;

export const productsOf = (operation: OperationId, body: unknown, ...path: string[]): Product[] =>
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
      stock: number(chosen ?? hit, 'inStockQuantity') ?? number(hit, 'inStockQuantity') ?? 0,
      hit,
      from,
    },
  ];
}

const priceOf = ({ hit }: Product): number => number(hit, 'price', 'priceIncVat', 'amount') ?? Infinity;

/**
 * Buyable products without duplicates: those in stock first, and the cheapest first, whose sum stays below the threshold
 * of free shipping.
 */
export const distinct = (products: readonly Product[]): Product[] => [
  ...new Map(
    products
      .filter(({ isBuyable }) => isBuyable)
      .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || priceOf(a) - priceOf(b) || 0)
      .map((product) => [product.code, product]),
  ).values(),
];
