import { useState } from 'react';
import type { Facet } from '../../../../api/generated/types';
import { Each } from '../../../../components/plain/ErrorBoundary';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { ListingAddress } from '../../address/listingAddress';
import { listingPart } from '../../query/listingSource';
import { countChosen } from '../facets';
import type { Filterable } from '../useFacets';
import { FacetSection } from './FacetSection';
import { MoreButton } from './MoreButton';

/** FILT-01: number of facets shown until the button for more is pressed. */
const collapsedCount = 5;

/** Initially expanded: the first facet, and those with a selected term or range. */
function initiallyOpen(facets: readonly Facet[], address: ListingAddress): Set<string> {
  const open = facets.filter(({ key }, index) => index === 0 || countChosen(key, address) > 0);
  return new Set(open.map(({ key }) => key));
}

/** FILT-01: state of the facet list: shown and expanded facets. */
function useOpenFacets(facets: readonly Facet[], address: ListingAddress) {
  const [showsAll, setShowsAll] = useState(false);
  const [open, setOpen] = useState(() => initiallyOpen(facets, address));
  return {
    showsAll,
    toggleAll: () => {
      if (showsAll) setOpen(new Set());
      setShowsAll(!showsAll);
    },
    isOpen: (key: string) => open.has(key),
    toggle: (key: string, isOpen: boolean) => {
      const next = new Set(open);
      if (isOpen) next.add(key);
      else next.delete(key);
      setOpen(next);
    },
  };
}

interface FacetListProps {
  /** At least one. */
  facets: readonly Facet[];
  listing: Filterable;
}

/** FILT-01: five facets, and a button for the rest; showing fewer again collapses the hidden ones. */
export function FacetList({ facets, listing }: FacetListProps) {
  const t = useTranslate();
  const { showsAll, toggleAll, isOpen, toggle } = useOpenFacets(facets, listing.address);
  const { operation, path } = listingPart(listing.source);
  const shown = showsAll ? facets : facets.slice(0, collapsedCount);
  return (
    <>
      <Each items={shown} operation={operation} path={`${path}/facets`} keyOf={({ key }) => key}>
        {(facet) => (
          <FacetSection
            facet={facet}
            listing={listing}
            open={isOpen(facet.key)}
            onToggle={(open) => toggle(facet.key, open)}
          />
        )}
      </Each>
      {facets.length > collapsedCount && (
        <MoreButton expanded={showsAll} onClick={toggleAll}>
          {showsAll ? t('filters.fewerFacets') : t('filters.moreFacets', [facets.length - collapsedCount])}
        </MoreButton>
      )}
    </>
  );
}
