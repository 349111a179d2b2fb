import type { InfiniteData } from '@tanstack/react-query';
import { getCategoryProductsPages, searchPages } from '../../../api/generated/infiniteQueries';
import type { ListingResult, Product, SearchResult } from '../../../api/generated/types';
import { loadedPages, type LoadedPages, type PageSpan, type Paging } from '../../../api/paging';
import { readEach } from '../../../components/ErrorBoundary/readEach';
import { toCardProduct, type CardProduct } from '../../product/card/cardProduct';
import { visibleProducts } from '../../product/visibleProducts';

/** Results of a search besides products (SRCH-02). */
export type OtherResults = Pick<SearchResult, 'categoryResult' | 'contentResult'>;

/** The loaded part of a list of products. */
export interface LoadedList
  extends
    Pick<ListingResult, 'facets' | 'sorters' | 'numberOfHits'>,
    Pick<LoadedPages<unknown>, 'skip' | 'end' | 'isLast'> {
  /** Unique by code: the list may change between two requests (LIST-07). */
  products: readonly CardProduct[];
  /** Number of loaded hits that are not shown, as they are invisible. */
  invisible: number;
  /** Present for a search only. */
  otherResults?: OtherResults;
  /** True when the response lacks products (CALL-05), so that their number is unknown. */
  isMissing: boolean;
}

/** Cache of the cards by page, so that further pages keep their identity. */
const cards = new WeakMap<readonly Product[], readonly CardProduct[]>();

function cardsOf(result: readonly Product[], part: string): readonly CardProduct[] {
  const known = cards.get(result) ?? readEach(visibleProducts(result), part, toCardProduct);
  cards.set(result, known);
  return known;
}

/** Removes products whose code occurs earlier (LIST-07). */
function uniqueByCode(products: readonly CardProduct[]): CardProduct[] {
  const codes = new Set<string>();
  return products.filter(({ code }) => !codes.has(code) && codes.add(code));
}

/**
 * Combines pages into a list. Totals, facets and sorters are those of the last page.
 * @param part operation and path of the products, for error reports (CALL-07)
 * @param listing reads the products of a page with their facets and sorters
 */
function loadedList<Data>(
  part: string,
  paging: Paging<Data, Product>,
  data: InfiniteData<Data, PageSpan>,
  listing: (page: Data) => ListingResult,
): LoadedList {
  const { pages, ...place } = loadedPages(paging, data);
  const results = pages.flatMap((page) => paging.items(page) ?? []);
  const { facets = [], sorters = [], numberOfHits = 0 } = data.pages.map(listing).at(-1) ?? {};
  const [first] = pages;
  return {
    ...place,
    isMissing: first !== undefined && !paging.items(first),
    ...{ facets, sorters, numberOfHits },
    products: uniqueByCode(pages.flatMap((page) => cardsOf(paging.items(page) ?? [], part))),
    invisible: results.length - visibleProducts(results).length,
  };
}

/** The products of a category (LIST-10). */
export const categoryList = (data: InfiniteData<ListingResult, PageSpan>): LoadedList =>
  loadedList('getCategoryProducts /result', getCategoryProductsPages, data, (page) => page);

/** The products of a search, with its other results (SRCH-02). */
export function searchList(data: InfiniteData<SearchResult, PageSpan>): LoadedList {
  const list = loadedList('search /productResult/result', searchPages, data, (page) => page.productResult);
  const [first] = data.pages;
  if (!first) return list;
  const { productResult: _, ...otherResults } = first;
  return { ...list, otherResults };
}
