import { useDeferredValue, useEffect, useState } from 'react';
import { BrokenPart } from '../../../components/plain/ErrorNotice';
import { lazyModule, useLazyModule } from '../../../routing/lazy/loadChunk';
import { Skeleton } from '../../../components/plain/Skeleton';
import styles from './SidebarFilters.module.css';
import type { Filterable } from './useFacets';

const filterPanel = lazyModule(async () => {
  const { FilterPanel } = await import('./panel/FilterPanel');
  return { default: FilterPanel };
});

/** Rows of the placeholder: one for the switch, one per facet shown initially. */
const rows = 6;

function Placeholder() {
  return (
    <div className={styles.pending}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}

interface SidebarFiltersProps {
  listing: Filterable;
}

function Panel({ listing }: SidebarFiltersProps) {
  const state = useLazyModule(filterPanel);
  const isWaiting = listing.isLoading && !listing.isLoaded && listing.facets.length === 0;
  const isShown = useDeferredValue(!isWaiting, false);
  if (state.status === 'failed') return <BrokenPart onRetry={filterPanel.load} />;
  if (state.status === 'pending' || !isShown) return <Placeholder />;
  const FilterPanel = state.value;
  return <FilterPanel listing={listing} />;
}

/**
 * LIST-02: the filters beside a list. Their chunk is fetched after the first frame, while products load or render; the
 * cards render and request their pictures first.
 */
export function SidebarFilters({ listing }: SidebarFiltersProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted ? <Panel listing={listing} /> : <Placeholder />;
}
