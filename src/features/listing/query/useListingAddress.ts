import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsServerRender } from '../../../routing/lazy/lazyPart';
import { useSettings } from '../../settings/settings';
import { listId, type ListingSource, openedAddress, productsPerLoad, storePageNumber } from './listingSource';
import { type AddressUpdater, readListingAddress, writeListingAddress } from './listingAddress';

/** The listing parameters of the URL, and `rewrite` to replace them in place (LIST-05). */
export function useListingAddress(source: ListingSource) {
  const itemsPerLoad = productsPerLoad(useSettings());
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // The page number is stored in the browser alone: a document of the server has the first page.
  const isHydrating = useIsServerRender();
  const address = useMemo(
    () =>
      isHydrating ? readListingAddress(search, itemsPerLoad) : openedAddress(source, search, itemsPerLoad),
    [source, search, itemsPerLoad, isHydrating],
  );
  // The URL changes at once, but its selection renders as a transition: further changes before that render build on it.
  const latestSearch = useRef(search);
  useLayoutEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const isOutdated = useCallback(() => latestSearch.current !== search, [search]);
  const rewrite = useCallback(
    (update: AddressUpdater): void => {
      const before = latestSearch.current;
      const change = update(readListingAddress(before, itemsPerLoad));
      const next = writeListingAddress(before, change, itemsPerLoad);
      const read = readListingAddress(next, itemsPerLoad);
      if (read.skip === 0) storePageNumber(listId(source, read), Math.ceil(read.take / itemsPerLoad));
      latestSearch.current = next;
      if (next !== before) void navigate({ pathname, search: next, hash }, { replace: true });
    },
    [source, pathname, hash, itemsPerLoad, navigate],
  );
  return { itemsPerLoad, address, isHydrating, isOutdated, rewrite };
}
