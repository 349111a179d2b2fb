import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSettings } from '../session/settings';
import { readListingAddress, writeListingAddress, type ListingAddress } from './listingAddress';

/** How many products one load holds when the settings do not say (LIST-09). */
const defaultItemsPerLoad = 24;

/** The listing parameters of the address, and how to rewrite them in place (LIST-05). */
export function useListingAddress() {
  const itemsPerLoad = useSettings().itemsPerLoad ?? defaultItemsPerLoad;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readListingAddress(search, itemsPerLoad), [search, itemsPerLoad]);
  const rewrite = useCallback(
    (change: Partial<ListingAddress>): ListingAddress => {
      const next = writeListingAddress(search, change, itemsPerLoad);
      if (next !== search) void navigate({ pathname, search: next, hash }, { replace: true });
      return readListingAddress(next, itemsPerLoad);
    },
    [pathname, search, hash, itemsPerLoad, navigate],
  );
  return { itemsPerLoad, address, rewrite };
}
