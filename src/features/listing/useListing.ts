import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Facet, Product, Sorter } from '../../api/generated/types';
import { useSettings } from '../session/settings';
import { categoryListingQuery, distinctProducts } from './categoryListing';
import { readListingAddress, writeListingAddress, type ListingAddress } from './listingAddress';

/** How many products one load holds when the settings do not say (LIST-09). */
const defaultItemsPerLoad = 24;

/** A list of products as far as it is loaded, and what can be done with it. */
export interface Listing {
  address: ListingAddress;
  /** Puts another choice into the address, in place and back at the first load (LIST-05). */
  change: (change: Partial<ListingAddress>) => void;
  itemsPerLoad: number;
  products: Product[];
  /** Every hit, loaded or not; 0 until it is known. */
  numberOfHits: number;
  facets: Facet[];
  sorters: Sorter[];
  /** No product of this choice is here yet. */
  isLoading: boolean;
  /** The first load came: what is empty has no hits (LIST-08). */
  isLoaded: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** The last load failed; what came before is still here (LIST-08). */
  moreFailed: boolean;
  /** Loads more, unless a load is under way (LIST-07). */
  loadMore: () => void;
}

/** The listing parameters of the address, and how to rewrite them in place (LIST-05). */
function useListingAddress(itemsPerLoad: number) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readListingAddress(search, itemsPerLoad), [search, itemsPerLoad]);
  const rewrite = useCallback(
    (change: Partial<ListingAddress>) => {
      const next = writeListingAddress(search, change, itemsPerLoad);
      if (next !== search) void navigate({ pathname, search: next, hash }, { replace: true });
    },
    [pathname, search, hash, itemsPerLoad, navigate],
  );
  return { address, rewrite };
}

/**
 * The products of a category as the address chooses them (LIST-10), with the address following what is loaded.
 * @param id the category's pageId
 */
export function useListing(id: string): Listing {
  const itemsPerLoad = useSettings().itemsPerLoad ?? defaultItemsPerLoad;
  const { address, rewrite } = useListingAddress(itemsPerLoad);
  const query = useInfiniteQuery(categoryListingQuery(id, address, itemsPerLoad));
  const { data, isPlaceholderData, isFetching, hasNextPage, fetchNextPage } = query;
  const loads = useMemo(() => (isPlaceholderData ? [] : (data?.pages ?? [])), [data, isPlaceholderData]);
  const products = useMemo(() => distinctProducts(loads), [loads]);
  const latest = data?.pages.at(-1);
  const skip = loads[0]?.skip;

  useEffect(() => {
    if (skip !== undefined && products.length > 0) rewrite({ skip, take: products.length });
  }, [skip, products.length, rewrite]);

  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, fetchNextPage]);

  return {
    address,
    change: (change) => rewrite({ ...change, skip: 0, take: itemsPerLoad }),
    itemsPerLoad,
    products,
    numberOfHits: latest && !isPlaceholderData ? latest.numberOfHits : 0,
    facets: latest?.facets ?? [],
    sorters: latest?.sorters ?? [],
    isLoading: isPlaceholderData || query.isPending,
    isLoaded: data !== undefined && !isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: hasNextPage && !isPlaceholderData,
    moreFailed: query.isFetchNextPageError,
    loadMore,
  };
}
