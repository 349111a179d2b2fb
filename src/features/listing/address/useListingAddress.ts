import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSettings } from '../../settings/settings';
import {
  listId,
  type ListingSource,
  openedAddress,
  productsPerLoad,
  storePageNumber,
} from '../query/listingSource';
import { type AddressUpdater, readListingAddress, writeListingAddress } from './listingAddress';

/**
 * Optimistic value of a control: a selection shows at once, while its list re-renders as a transition.
 * @param value selected value in the URL
 * @param change changes the URL
 */
export function useOptimisticValue<Value>(
  value: Value,
  change: (selected: Value) => void,
): [shown: Value, select: (selected: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const select = (selected: Value) =>
    startTransition(() => {
      show(selected);
      change(selected);
    });
  return [shown, select];
}

/** The listing parameters of the URL, and `rewrite` to replace them in place (LIST-05). */
export function useListingAddress(source: ListingSource) {
  const itemsPerLoad = productsPerLoad(useSettings());
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => openedAddress(source, search, itemsPerLoad), [source, search, itemsPerLoad]);
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
  return { itemsPerLoad, address, isOutdated, rewrite };
}
