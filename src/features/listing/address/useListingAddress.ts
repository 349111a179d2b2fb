import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSettings } from '../../settings/settings';
import { storePageNumber, storedPageNumber, listId } from '../query/pageNumbers';
import { readListingAddress, writeListingAddress, type ListingAddress } from './listingAddress';
import type { ListingSource } from '../query/listingSource';

/** How many products one load holds when the settings do not say (LIST-09). */
const defaultItemsPerLoad = 24;

/** What an address says; where it says nothing of it, as many loads as were shown of this list last (LIST-12). */
function addressOf(source: ListingSource, search: string, itemsPerLoad: number): ListingAddress {
  const address = readListingAddress(search, itemsPerLoad);
  const parameters = new URLSearchParams(search);
  if (parameters.has('skip') || parameters.has('take')) return address;
  return { ...address, take: itemsPerLoad * storedPageNumber(listId(source, address)) };
}

/** The listing parameters of the address, and how to rewrite them in place (LIST-05). */
export function useListingAddress(source: ListingSource) {
  const itemsPerLoad = useSettings().itemsPerLoad ?? defaultItemsPerLoad;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => addressOf(source, search, itemsPerLoad), [source, search, itemsPerLoad]);
  const rewrite = useCallback(
    (change: Partial<ListingAddress>): ListingAddress => {
      const next = writeListingAddress(search, change, itemsPerLoad);
      const read = readListingAddress(next, itemsPerLoad);
      if (read.skip === 0) storePageNumber(listId(source, read), Math.ceil(read.take / itemsPerLoad));
      if (next !== search) void navigate({ pathname, search: next, hash }, { replace: true });
      return read;
    },
    [source, pathname, search, hash, itemsPerLoad, navigate],
  );
  return { itemsPerLoad, address, rewrite };
}
