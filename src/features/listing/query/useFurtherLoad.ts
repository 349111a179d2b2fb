import { hashKey, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ListingAddress } from '../address/listingAddress';
import { furtherLoadQuery, type LoadedSpan } from './listingQuery';
import type { ListingSource, Span } from './listingSource';

const emptySpan: Span = { skip: 0, take: 0 };

/** One more load of a list, after or before what is shown. */
export interface FurtherLoad {
  /** There is more on this side. */
  exists: boolean;
  isLoading: boolean;
  /** It failed; the list stays, and `load` retries (LIST-08). */
  failed: boolean;
  load: () => void;
}

interface Options {
  source: ListingSource;
  address: ListingAddress;
  /** The hits to load; undefined where there are none. */
  span: Span | undefined;
  /** The list itself is being fetched: nothing is added to it meanwhile. */
  busy: boolean;
  /** Called with the load once it may be added to the list. */
  onLoaded: (load: LoadedSpan) => void;
}

/**
 * Fetches a neighbouring span of a list on request (LIST-07). The request is bound to its address: after a change of
 * the address its response is dropped.
 */
export function useFurtherLoad({ source, address, span, busy, onLoaded }: Options): FurtherLoad {
  const options = furtherLoadQuery(source, address, span ?? emptySpan);
  const key = hashKey(options.queryKey);
  const [requestedKey, setRequestedKey] = useState<string>();
  const isRequested = span !== undefined && requestedKey === key;
  const { data, isFetching, isError, refetch } = useQuery({ ...options, enabled: isRequested });
  const loaded = isRequested && !isFetching && !busy ? data : undefined;

  useEffect(() => {
    if (loaded) onLoaded(loaded);
  }, [loaded, onLoaded]);

  const load = useCallback(() => {
    if (busy) return;
    if (isRequested && isError) void refetch({ cancelRefetch: false });
    else setRequestedKey(key);
  }, [busy, isRequested, isError, refetch, key]);

  return {
    exists: span !== undefined,
    isLoading: isRequested && isFetching,
    failed: isRequested && isError,
    load,
  };
}
