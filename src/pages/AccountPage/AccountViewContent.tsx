import { BrokenPart, brokenPart } from '../../components/plain/ErrorNotice';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { useLazyModule } from '../../routing/lazy/lazyModule';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import type { Customer } from '../../features/session/customer';
import { viewsOf, type AccountView } from './accountViews';

interface AccountViewContentProps {
  view: AccountView;
  customer: Customer;
}

function LoadedView({ view: { module, skeleton }, customer }: AccountViewContentProps) {
  const state = useLazyModule(module);
  if (state.status === 'pending') return <ViewSkeleton shape={skeleton} />;
  if (state.status === 'failed') return <BrokenPart onRetry={module.load} />;
  const View = state.value;
  return <View customer={customer} views={viewsOf(customer).map(({ name }) => name)} />;
}

/** View of the account with its skeleton and error state: a view that throws leaves the navigation in place. */
export function AccountViewContent({ view, customer }: AccountViewContentProps) {
  return (
    <ErrorBoundary key={view.name} place={`${view.name} view`} fallback={brokenPart}>
      <LoadedView view={view} customer={customer} />
    </ErrorBoundary>
  );
}
