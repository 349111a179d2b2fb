import { useState } from 'react';
import { readStored, writeStored } from '../../../config/storage';
import { media } from '../../../theme/breakpoints';
import { useMediaQuery } from '../../../theme/useMediaQuery';

/** Whether the cards form a grid or a list (LIST-03). */
export type ListingView = 'grid' | 'list';

const key = 'listingView';

/**
 * The view that the person prefers, stored in local storage (LIST-03). Windows of 1280 px or less, where it cannot be
 * chosen, have the grid.
 */
export function useListingView(): [view: ListingView, select: (view: ListingView) => void] {
  const hasViewSwitch = useMediaQuery(media.filterSidebar);
  const [preferred, setPreferred] = useState<ListingView>(() =>
    readStored('local', key) === 'list' ? 'list' : 'grid',
  );
  const select = (view: ListingView) => {
    writeStored('local', key, view);
    setPreferred(view);
  };
  return [hasViewSwitch ? preferred : 'grid', select];
}
