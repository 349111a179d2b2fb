import { BrokenPart } from '../../../components/ErrorBoundary/BrokenPart';
import { lazyModule, useLazyModule } from '../../../components/LazyModule/lazyModule';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import styles from './SidebarFilters.module.css';
import type { Filterable } from './useFacets';

const filterPanel = lazyModule(async () => {
  const { SidebarPanel } = await import('./panel/FilterPanel');
  return { default: SidebarPanel };
});

/** Rows of the placeholder: one for the switch, one for each facet that shows at first. */
const rows = 6;

/** LIST-02: the filters beside a list. Their chunk is fetched after the first render, since it brings MUI. */
export function SidebarFilters({ listing }: { listing: Filterable }) {
  const state = useLazyModule(filterPanel);
  if (state.status === 'failed') return <BrokenPart onRetry={filterPanel.load} />;
  if (state.status === 'loaded') {
    const SidebarPanel = state.value;
    return <SidebarPanel listing={listing} />;
  }
  return (
    <div className={styles.pending}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
