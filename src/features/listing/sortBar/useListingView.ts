import { useSyncExternalStore } from 'react';
import { createStore } from '../../../lib/createStore';
import { readStored, writeStored } from '../../../lib/storage';
import { media, useMediaQuery } from '../../../theme/breakpoints';

export type ListingView = 'grid' | 'list';

const key = 'listingView';

/** Signal of a selection; the view itself is read from the storage. */
const selected = createStore<ListingView>('grid');

const storedView = (): ListingView => (readStored('local', key) === 'list' ? 'list' : 'grid');

function select(view: ListingView): void {
  writeStored('local', key, view);
  selected.set(view);
}

/**
 * The customer's preferred view, in local storage (LIST-03). Windows of 1280 px or less have no switch and always use
 * the grid.
 */
export function useListingView(): [view: ListingView, select: (view: ListingView) => void] {
  const hasViewSwitch = useMediaQuery(media.filterSidebar);
  const preferred = useSyncExternalStore(selected.subscribe, storedView, () => 'grid' as const);
  return [hasViewSwitch ? preferred : 'grid', select];
}
