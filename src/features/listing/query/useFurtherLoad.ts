import { hashKey, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ListingAddress } from '../address/listingAddress';
import { furtherLoadQuery, type LoadedSpan } from './listingQuery';
import type { ListingSource, Span } from './listingSource';

const nothing: Span = { skip: 0, take: 0 };

/** One more load of a list, after or before what is shown. */
export interface FurtherLoad {
  /** There is more on this side. */
  exists: boolean;
  isLoading: boolean;
  /** It failed; what is shown stays, and loading it again is another try (LIST-08). */
  failed: boolean;
  load: () => void;
}

interface Options {
  source: ListingSource;
  address: ListingAddress;
  /** The hits it consists of; undefined where there are none. */
  span: Span | undefined;
  /** The list itself is being asked for: nothing is added to it meanwhile. */
  busy: boolean;
  /** Called with what came, once it may be added. */
  onLoaded: (load: LoadedSpan) => void;
}

/**
 * Loads what comes next to a list when told to (LIST-07). It belongs to the choice it was asked for: after another
 * choice its answer is nobody's.
 */
export function useFurtherLoad({ source, address, span, busy, onLoaded }: Options): FurtherLoad {
  const options = furtherLoadQuery(source, address, span ?? nothing);
  const key = hashKey(options.queryKey);
  const [wanted, setWanted] = useState<string>();
  const isWanted = span !== undefined && wanted === key;
  const { data, isFetching, isError, refetch } = useQuery({ ...options, enabled: isWanted });
  const arrived = isWanted && !isFetching && !busy ? data : undefined;

  useEffect(() => {
    if (arrived) onLoaded(arrived);
  }, [arrived, onLoaded]);

  const load = useCallback(() => {
    if (busy) return;
    if (isWanted && isError) void refetch({ cancelRefetch: false });
    else setWanted(key);
  }, [busy, isWanted, isError, refetch, key]);

  return {
    exists: span !== undefined,
    isLoading: isWanted && isFetching,
    failed: isWanted && isError,
    load,
  };
}
