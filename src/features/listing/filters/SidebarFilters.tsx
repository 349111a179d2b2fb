import { useDeferredValue } from 'react';
import { BrokenPart } from '../../../components/ErrorBoundary/BrokenPart';
import { lazyModule, useLazyModule } from '../../../routing/lazy/lazyModule';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import styles from './SidebarFilters.module.css';
import type { Filterable } from './useFacets';

const filterPanel = lazyModule(async () => {
  const { SidebarPanel } = await import('./panel/FilterPanel');
  return { default: SidebarPanel };
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

function Panel({ listing }: { listing: Filterable }) {
  const state = useLazyModule(filterPanel);
  if (state.status === 'failed') return <BrokenPart onRetry={filterPanel.load} />;
  if (state.status === 'pending') return <Placeholder />;
  const SidebarPanel = state.value;
  return <SidebarPanel listing={listing} />;
}

/**
 * LIST-02: the filters beside a list. Their chunk, which includes MUI, is fetched after the first response with its
 * facets has been rendered: products have priority.
 */
export function SidebarFilters({ listing }: { listing: Filterable }) {
  const isWaiting = listing.isLoading && !listing.isLoaded && listing.facets.length === 0;
  const isShown = useDeferredValue(!isWaiting, false);
  return isShown ? <Panel listing={listing} /> : <Placeholder />;
}
