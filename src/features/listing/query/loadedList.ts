import type { InfiniteData } from '@tanstack/react-query';
import { getCategoryProductsPages, searchPages } from '../../../api/generated/infiniteQueries';
import type { ListingResult, Product, SearchResult } from '../../../api/generated/types';
import { loadedPages, type LoadedPages, type PageSpan, type Paging } from '../../../api/paging';
import { readEach } from '../../../components/ErrorBoundary/readEach';
import { toCardProduct, type CardProduct } from '../../product/ProductCard/cardProduct';
import { visibleProducts } from '../../product/visibleProducts';

/** What a search finds besides products (SRCH-02). */
export type OtherResults = Pick<SearchResult, 'categoryResult' | 'contentResult'>;

/** A list of products as far as it is loaded. */
export interface LoadedList
  extends
    Pick<ListingResult, 'facets' | 'sorters' | 'numberOfHits'>,
    Pick<LoadedPages<unknown>, 'skip' | 'end' | 'isLast'> {
  /** Each code once: the list may have changed between two calls (LIST-07). */
  products: readonly CardProduct[];
  /** The number of loaded hits that are not shown, since they are not visible. */
  invisible: number;
  /** Only a search has it. */
  otherResults?: OtherResults;
  /** The answer has no products at all (CALL-05): there may be some. */
  isMissing: boolean;
}

/** The cards of pages: further pages leave them as they are. */
const cards = new WeakMap<readonly Product[], readonly CardProduct[]>();

function cardsOf(result: readonly Product[], part: string): readonly CardProduct[] {
  const known = cards.get(result) ?? readEach(visibleProducts(result), part, toCardProduct);
  cards.set(result, known);
  return known;
}

/** Products without those whose code has come before (LIST-07). */
function uniqueByCode(products: readonly CardProduct[]): CardProduct[] {
  const codes = new Set<string>();
  return products.filter(({ code }) => !codes.has(code) && codes.add(code));
}

/**
 * The list that pages make. Of what they say of the whole list, the last one counts.
 * @param part operation and place of the products, for reports (CALL-07)
 * @param listing the products of a page with their facets and sorters
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

/** The products of a search with what else it found (SRCH-02). */
export function searchList(data: InfiniteData<SearchResult, PageSpan>): LoadedList {
  const list = loadedList('search /productResult/result', searchPages, data, (page) => page.productResult);
  const [first] = data.pages;
  if (!first) return list;
  const { productResult: _, ...otherResults } = first;
  return { ...list, otherResults };
}
