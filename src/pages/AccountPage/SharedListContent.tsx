import Box from '@mui/material/Box';
import { BrokenPart, brokenPart } from '../../components/plain/ErrorNotice';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { lazyModule, useLazyModule } from '../../routing/lazy/lazyModule';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';

const sharedList = lazyModule(async () => {
  const { SharedListSection } = await import('../../features/favorites-page/shared/SharedListSection');
  return { default: SharedListSection };
});

function LoadedList() {
  const state = useLazyModule(sharedList);
  if (state.status === 'pending') return <ViewSkeleton shape="cards" />;
  if (state.status === 'failed') return <BrokenPart onRetry={sharedList.load} />;
  const SharedList = state.value;
  return <SharedList />;
}

/** FAV-03: shared list with its skeleton and error state. */
export function SharedListContent() {
  return (
    <Box sx={{ mb: 'var(--space-section)' }}>
      <ErrorBoundary place="shared list" fallback={brokenPart}>
        <LoadedList />
      </ErrorBoundary>
    </Box>
  );
}
