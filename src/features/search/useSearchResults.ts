import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product, SearchResult } from '../../api/generated/types';
import { useSettings } from '../session/settings';
import { distinctProducts, searchHitsQuery } from './searchHits';

/** How many products one load holds when the settings do not say (LIST-09). */
const defaultItemsPerLoad = 24;

/** The results of a search as far as they are loaded. */
export interface SearchResults {
  /** The three parts; undefined until they are here. */
  found: SearchResult | undefined;
  /** The products of all loads. */
  products: Product[];
  failed: boolean;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The latest load failed; what came before is still here (LIST-08). */
  moreFailed: boolean;
  /** Loads more, unless a load is under way (LIST-07). */
  loadMore: () => void;
}

/** How many products the address says are loaded; a senseless number counts as one load. */
function takeOf(search: string, itemsPerLoad: number): number {
  const take = new URLSearchParams(search).get('take') ?? '';
  return /^\d{1,6}$/.test(take) ? Math.max(itemsPerLoad, Number(take)) : itemsPerLoad;
}

/** Writes into the address how many products are loaded, so that Back and a reload show as many (LIST-05). */
function useTakeInAddress(loaded: number, itemsPerLoad: number): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (loaded === 0) return;
    const parameters = new URLSearchParams(search);
    if (loaded > itemsPerLoad) parameters.set('take', String(loaded));
    else parameters.delete('take');
    if (parameters.toString() === new URLSearchParams(search).toString()) return;
    void navigate({ pathname, search: `?${parameters}`, hash }, { replace: true });
  }, [loaded, itemsPerLoad, pathname, search, hash, navigate]);
}

/**
 * SRCH-02: searches with all that is typed, and loads more products on demand.
 * @param query what is searched for; nothing is asked for an empty one
 */
export function useSearchResults(query: string): SearchResults {
  const itemsPerLoad = useSettings().itemsPerLoad ?? defaultItemsPerLoad;
  const take = takeOf(useLocation().search, itemsPerLoad);
  const { data, isLoadingError, refetch, ...more } = useInfiniteQuery({
    ...searchHitsQuery(query, take, itemsPerLoad),
    enabled: query !== '',
  });
  const products = distinctProducts(data?.pages ?? []);
  useTakeInAddress(products.length, itemsPerLoad);
  return {
    found: data?.pages[0],
    products,
    failed: isLoadingError,
    retry: () => void refetch(),
    hasMore: more.hasNextPage,
    isLoadingMore: more.isFetchingNextPage,
    moreFailed: more.isFetchNextPageError,
    loadMore: () => {
      if (more.hasNextPage && !more.isFetching) void more.fetchNextPage();
    },
  };
}
