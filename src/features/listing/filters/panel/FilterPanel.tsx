import { memo, useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useOptimisticValue } from '../../useOptimisticValue';
import { showDiscontinued, showsDiscontinued } from '../filterUpdates';
import { useFacets, type Filterable } from '../useFacets';
import styles from './FilterPanel.module.css';
import type { Facet } from '../../../../api/generated/types';
import { Each } from '../../../../components/plain/ErrorBoundary';
import type { ListingAddress } from '../../query/listingAddress';
import { listingPart } from '../../query/listingSource';
import { countSelected } from '../facets';
import { FacetSection } from './FacetSection';
import { MoreButton } from './TermList';

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch at the end of a row; clicking its label toggles it too. */
function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      {label}
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

function InStock({ listing: { address, change } }: { listing: Filterable }) {
  const t = useTranslate();
  const [inStock, selectInStock] = useOptimisticValue(address.instock, (instock) =>
    change(() => ({ instock })),
  );
  return <Toggle label={t('filters.inStock')} checked={inStock} onChange={selectInStock} />;
}

/** FILT-02: switch for discontinued products instead of those for sale. */
function Discontinued({ listing: { address, change } }: { listing: Filterable }) {
  const t = useTranslate();
  const [discontinued, setDiscontinued] = useOptimisticValue(showsDiscontinued(address), (selected) =>
    change((current) => showDiscontinued(current, selected)),
  );
  return <Toggle label={t('filters.discontinued')} checked={discontinued} onChange={setDiscontinued} />;
}

/** FILT-01: number of facets shown until the button for more is pressed. */
const collapsedCount = 5;

/** Initially expanded: the first facet, and those with a selected term or range. */
function initiallyOpen(facets: readonly Facet[], address: ListingAddress): Set<string> {
  const open = facets.filter(({ key }, index) => index === 0 || countSelected(key, address) > 0);
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

/** LIST-02: the filters of a list, beside it and in the modal. */
export const FilterPanel = memo(function FilterPanel({ listing }: { listing: Filterable }) {
  const t = useTranslate();
  const facets = useFacets(listing);
  return (
    <div role="group" aria-label={t('filters.title')} aria-busy={listing.isLoading}>
      <InStock listing={listing} />
      {facets.length > 0 && <FacetList facets={facets} listing={listing} />}
      {/* Above the facets: below them it would shift when they load. */}
      {(facets.length > 0 || !listing.isLoading) && <Discontinued listing={listing} />}
    </div>
  );
});
