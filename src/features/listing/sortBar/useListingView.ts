import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage';
import { media } from '../../../theme/breakpoints';
import { useMediaQuery } from '../../../theme/useMediaQuery';

/** View of the cards (LIST-03). */
export type ListingView = 'grid' | 'list';

const key = 'listingView';

/**
 * The customer's preferred view, in local storage (LIST-03). Windows of 1280 px or less have no switch and always use
 * the grid.
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
