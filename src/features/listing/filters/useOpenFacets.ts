import { useState } from 'react';
import type { Facet } from '../../../api/generated/types';
import type { ListingAddress } from '../address/listingAddress';
import { countChosen } from './facets';

/** FILT-01: how many facets show until more are asked for. */
export const fewFacets = 5;

/** Which facets show, and which of them are open. */
export interface OpenFacets {
  showsAll: boolean;
  /** FILT-01: shows all of them; or five again, and closes those that are open. */
  toggleAll: () => void;
  isOpen: (key: string) => boolean;
  /** It is open, or was. */
  wasOpen: (key: string) => boolean;
  toggle: (key: string, open: boolean) => void;
}

/** Open at first: the first facet, and those that something is chosen of. */
function openAtFirst(facets: readonly Facet[], address: ListingAddress): Map<string, boolean> {
  const open = facets.filter(({ key }, index) => index === 0 || countChosen(key, address) > 0);
  return new Map(open.map(({ key }) => [key, true]));
}

/** FILT-01: the state of a list of facets. */
export function useOpenFacets(facets: readonly Facet[], address: ListingAddress): OpenFacets {
  const [showsAll, setShowsAll] = useState(false);
  const [open, setOpen] = useState(() => openAtFirst(facets, address));
  return {
    showsAll,
    toggleAll() {
      if (showsAll) setOpen(new Map([...open.keys()].map((key) => [key, false])));
      setShowsAll(!showsAll);
    },
    isOpen: (key) => open.get(key) ?? false,
    wasOpen: (key) => open.has(key),
    toggle: (key, isOpen) => setOpen(new Map(open).set(key, isOpen)),
  };
}
