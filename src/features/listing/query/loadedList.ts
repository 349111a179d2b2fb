import { replaceEqualDeep, type InfiniteData } from '@tanstack/react-query';
import { getCategoryProductsPages, searchPages } from '../../../api/generated/infiniteQueries';
import type { ListingResult, Product, SearchResult } from '../../../api/generated/types';
import { loadedPages, type LoadedPages, type PageSpan, type Paging } from '../../../api/paging';
import { readEach } from '../../../components/plain/readEach';
import { toCardProduct, type CardProduct, visibleProducts } from '../../product/card/cardProduct';

/** Results of a search besides products (SRCH-02). */
export type OtherResults = Pick<SearchResult, 'categoryResult' | 'contentResult'>;

/** A hit as cached: all hits of a page count for paging, shown or not. */
type Hit = Pick<Product, 'code'>;

/**
 * A response as cached: products are reduced to their cards, since a list may have thousands. A response of 24 products
 * is 150 kB.
 */
export interface ListPage extends Pick<ListingResult, 'facets' | 'sorters' | 'numberOfHits'> {
  /** Undefined when the response lacks products (CALL-05). */
  hits: readonly Hit[] | undefined;
  products: readonly CardProduct[];
  /** Number of hits that are not shown, as they are invisible. */
  invisible: number;
  /** Present for a search only. */
  otherResults?: OtherResults;
}

export interface LoadedList
  extends
    Pick<ListPage, 'facets' | 'sorters' | 'numberOfHits' | 'otherResults'>,
    Pick<LoadedPages<unknown>, 'skip' | 'end' | 'isLast'> {
  /** Unique by code: the list may change between two requests (LIST-07). */
  products: readonly CardProduct[];
  /** Number of loaded hits that are not shown, as they are invisible. */
  invisible: number;
  /** True when the response lacks products (CALL-05), so that their number is unknown. */
  isMissing: boolean;
}

/** Accessors of the hits of a cached page. */
export const listPaging: Paging<ListPage, Hit> = {
  items: ({ hits }) => hits,
  total: ({ numberOfHits }) => numberOfHits,
  id: 'code',
  maxTake: getCategoryProductsPages.maxTake,
};

/**
 * Map a response to a cached page of a list.
 * @param part operation and path of the products, for error reports (CALL-07)
 * @param result absent when a response departs from the contract
 * @param before previous page, whose equal facets (about 20 kB) are shared
 */
function listPage<Data>(
  part: string,
  { items }: Paging<Data, Product>,
  data: Data,
  { facets = [], sorters = [], numberOfHits = 0 }: Partial<ListingResult> = {},
  before: ListPage | undefined,
): ListPage {
  const products = items(data);
  const visible = visibleProducts(products ?? []);
  return {
    ...{ facets: replaceEqualDeep(before?.facets, facets), sorters, numberOfHits },
    // A product may be null in a response that departs from the contract.
    hits: products?.map((product: Product | null) => ({ code: product?.code ?? '' })),
    products: readEach(visible, part, toCardProduct),
    invisible: (products?.length ?? 0) - visible.length,
  };
}

export const categoryPage = (data: ListingResult, before?: ListPage): ListPage =>
  listPage('getCategoryProducts /result', getCategoryProductsPages, data, data, before);

export function searchPage(data: SearchResult, before?: ListPage): ListPage {
  const { productResult, ...otherResults } = data;
  return {
    ...listPage('search /productResult/result', searchPages, data, productResult, before),
    otherResults,
  };
}

/** Remove products whose code occurs earlier (LIST-07). */
function uniqueByCode(products: readonly CardProduct[]): CardProduct[] {
  const codes = new Set<string>();
  return products.filter(({ code }) => !codes.has(code) && codes.add(code));
}

/** Combine pages into a list. Total, facets and sorters are those of the last page, other results of the first. */
export function loadedList(data: InfiniteData<ListPage, PageSpan>): LoadedList {
  const { pages, ...range } = loadedPages(listPaging, data);
  const [first] = data.pages;
  const { facets = [], sorters = [], numberOfHits = 0 } = data.pages.at(-1) ?? {};
  return {
    ...range,
    isMissing: first !== undefined && !first.hits,
    ...{ facets, sorters, numberOfHits },
    products: uniqueByCode(pages.flatMap(({ products }) => products)),
    invisible: pages.reduce((sum, { invisible }) => sum + invisible, 0),
    ...(first?.otherResults && { otherResults: first.otherResults }),
  };
}
