import type { OperationId } from '../../../../src/api/operation';
import { checkListing } from './filters';
import { type Listing, ListingCheck } from './listing';
import { callPage, deepestFirst, follow, type Pages, typeOfPage } from './pages';
import { glance } from './paging';
import { at, list, number, text, texts } from '../read';
import type { Shopper } from '../run';

/** Products whose pages tell most: some, one at a reduced price, and the one with the most ratings. */
function worthOpening(products: readonly Product[]): Set<Product> {
  const reduced = products.find(({ hit }) => number(hit, 'price', 'discountIncVat', 'amount'));
  const ratings = ({ hit }: Product) => number(hit, 'rating', 'count') ?? 0;
  const [rated] = products.toSorted((one, other) => ratings(other) - ratings(one));
  return new Set([...products.slice(0, 3), reduced, rated].filter((each) => each !== undefined));
}

/** Read the products of categories, `most` of them to the end, and open the pages of some products. */
export async function visitCategories(shopper: Shopper, pages: Pages, most: number): Promise<Product[]> {
  const products: Product[] = [];
  let read = 0;
  for (const { id } of deepestFirst(pages.categories)) {
    const listing: Listing = { operation: 'getCategoryProducts', input: { path: { id } }, path: [] };
    const isWhole = read < most;
    const first = await (isWhole
      ? checkListing(shopper, listing)
      : glance(new ListingCheck(shopper, listing)));
    if (first?.hits) read += 1;
    products.push(...productsOf('getCategoryProducts', first?.body, 'result'));
  }
  if (pages.categories.length === 0)
    shopper.run.coverage.explain('no page or menu entry led to a category', 'getCategoryProducts');
  for (const product of shopper.run.wants('getPage') ? worthOpening(products) : [])
    await visitProduct(shopper, product, pages);
  return products;
}

/** PDP-01: the address of a hit opens the page of that product; its data sheet opens too (PDP-03). */
async function visitProduct(shopper: Shopper, product: Product, pages: Pages) {
  const { from } = product;
  const page = await follow(shopper, { url: product.url, from });
  if (page?.status !== 200) return;
  const code = text(page.body, 'product', 'code');
  const codes = [code, ...texts(page.body, 'code', 'product', 'variations')];
  const isAsked = code === undefined || codes.includes(product.productCode);
  const expected = `${product.productCode}, as the hit at ${product.url} says`;
  shopper.verify(page.body, 'getPage PDP-01 /product/code', isAsked, expected);
  for (const [requirement, field] of code === product.productCode ? sameOnPage : []) {
    const own = at(product.hit, ...field.split('/'));
    shopper.same(page.body, `getPage ${requirement} /product/${field}`, own, 'as in the list');
  }
  const dataSheet = text(page.body, 'product', 'dataSheetUrl');
  const sheet = dataSheet === undefined ? undefined : await callPage(shopper, dataSheet, [200, 301]);
  for (const each of [page, sheet]) {
    const type = text(each?.body, 'pageType');
    if (type !== undefined) pages.types.add(typeOfPage(type));
  }
}

/** Fields of a product that are the same on its page as in the list: CARD-03 as much for sale, CARD-08 the same prices. */
const sameOnPage = [
  ...['inStock', 'isBuyable', 'hidePrice', 'active'].map((field) => ['CARD-03', field] as const),
  ...['priceIncVat', 'priceExVat', 'regularPriceIncVat', 'regularPriceExVat'].map(
    (each) => ['CARD-08', `price/${each}/amount`] as const,
  ),
];

export type Product = ReturnType<typeof productsOf>[number];

export const productsOf = (operation: OperationId, body: unknown, ...path: string[]) =>
  list(body, ...path).flatMap((hit, index) => {
    const [productCode, name, url] = [text(hit, 'code'), text(hit, 'name'), text(hit, 'url')];
    if (productCode === undefined || name === undefined || url === undefined) return [];
    const isFor = (value: unknown) => at(value, 'isBuyable') === true;
    const variations = list(hit, 'variations');
    const chosen = variations.find(isFor) ?? variations[0] ?? hit;
    const pointer = ['', ...path, String(index), 'url'].join('/');
    return {
      ...{ productCode, name, url, hit, from: { operation, pointer, body } },
      /** The code to add to a cart: that of the first variation, or of the product. */
      code: text(chosen, 'code') ?? productCode,
      isBuyable: isFor(hit) && isFor(chosen),
      inStock: at(chosen, 'inStock') === true,
      // That of any product in one cart.
      maxQuantity: number(chosen, 'maxQuantity') ?? 999,
      minQuantity: number(chosen, 'minQuantity') ?? number(chosen, 'quantityStep') ?? 1,
      quantityStep: number(chosen, 'quantityStep') ?? 1,
      tierPrices: list(chosen, 'price', 'tierPrices'),
      stock: number(chosen, 'inStockQuantity') ?? number(hit, 'inStockQuantity') ?? 0,
    };
  });

const priceOf = ({ hit }: Product): number => number(hit, 'price', 'priceIncVat', 'amount') ?? Infinity;

/** Products to buy singly, each once: in stock first, then the cheapest, which stay below free shipping. */
export const distinct = (products: readonly Product[]): Product[] => [
  ...new Map(
    products
      .filter(({ isBuyable, minQuantity }) => isBuyable && minQuantity === 1)
      .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || priceOf(a) - priceOf(b) || 0)
      .map((product) => [product.code, product]),
  ).values(),
];
