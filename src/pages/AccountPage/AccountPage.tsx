import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { getCustomerQuery } from '../../api/generated/queries';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import { EmptyState } from '../../components/plain/EmptyState';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { BrokenPart, brokenPart } from '../../components/plain/ErrorNotice';
import { focusHeading, openModal } from '../../components/plain/modalStore';
import { hasFeature, showsVisitorPrices } from '../../config/deployment';
import { Masthead } from '../../features/content/Masthead';
import { readSharedList, sharedListView } from '../../features/favorites/page/sharedListAddress';
import { useDocumentTitle } from '../../features/seo/PageMetadata';
import { useSession, type Customer } from '../../features/session/customer';
import { useSettings } from '../../features/settings/settings';
import { SessionUnknown } from '../../features/session/SessionUnknown';
import { useTranslate } from '../../i18n/useTranslate';
import { lazyModule, useLazyModule } from '../../routing/lazy/loadChunk';
import { MuiProvider } from '../../theme/MuiProvider';
import { PageLayout } from '../PageLayout';
import type { PageModels, PageProps } from '../pageModels';
import { AccountNavigation } from './AccountNavigation';
import { findView, overview, viewsOf, type AccountView } from './accountViews';

/** Move focus to the heading when the view changes, as on a page change, so that screen readers announce its name. */
function useViewFocus(view: AccountView): void {
  const focused = useRef(view);
  useEffect(() => {
    if (focused.current === view) return;
    focused.current = view;
    focusHeading();
  }, [view]);
}

const sharedList = lazyModule(async () => {
  const { SharedListSection } = await import('../../features/favorites/page/SharedListSection');
  return { default: SharedListSection };
});

function LoadedList() {
  const state = useLazyModule(sharedList);
  if (state.status === 'pending') return <ViewSkeleton shape="cards" />;
  if (state.status === 'failed') return <BrokenPart onRetry={sharedList.load} />;
  const SharedList = state.value;
  return <SharedList />;
}

function SharedListContent() {
  return (
    <Box sx={{ mb: 'var(--space-section)' }}>
      <ErrorBoundary path="shared list" fallback={brokenPart}>
        <LoadedList />
      </ErrorBoundary>
    </Box>
  );
}

interface AccountViewContentProps {
  view: AccountView;
  customer: Customer;
}

function LoadedView({ view: { module, skeleton }, customer }: AccountViewContentProps) {
  const state = useLazyModule(module);
  const settings = useSettings();
  if (state.status === 'pending') return <ViewSkeleton shape={skeleton} />;
  if (state.status === 'failed') return <BrokenPart onRetry={module.load} />;
  const View = state.value;
  return <View customer={customer} views={viewsOf(customer, settings).map(({ name }) => name)} />;
}

/** View of the account with its skeleton and error state: a view that throws leaves the navigation in place. */
function AccountViewContent({ view, customer }: AccountViewContentProps) {
  return (
    <ErrorBoundary key={view.name} path={`${view.name} view`} fallback={brokenPart}>
      <LoadedView view={view} customer={customer} />
    </ErrorBoundary>
  );
}

/** Navigation above the view, beside it from 961 px; hidden in print. */
const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignItems: 'start',
  mb: 'var(--space-section)',
  '@media (width > 960px)': { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: 12 },
  '@media print': { display: 'block', mb: 0 },
};

function Visitor({ view }: { view: AccountView }) {
  const t = useTranslate();
  const fromFavorites = view.name === 'Favorites';
  const text = t(fromFavorites ? 'account.signInForFavorites' : 'account.notSignedInText');
  const benefits = t(showsVisitorPrices() ? 'account.benefitsBesidesPrices' : 'account.benefits');
  return (
    <EmptyState title={t('account.notSignedIn')} text={`${text} ${benefits}`}>
      <Button onClick={() => openModal('signIn', { fromFavorites })}>{t('account.signIn')}</Button>
      {hasFeature('registration') && (
        <Button variant="outlined" onClick={() => openModal('register', { fromFavorites })}>
          {t('account.register')}
        </Button>
      )}
    </EmptyState>
  );
}

function Account({ view }: { view: AccountView }) {
  const { data: customer, isPending } = useQuery(getCustomerQuery());
  const { isUnknown } = useSession();
  const settings = useSettings();
  if (isUnknown) return <SessionUnknown />;
  if (isPending) return <ViewSkeleton shape={view.skeleton} />;
  if (!customer) return <Visitor view={view} />;
  return (
    <Box sx={layout}>
      <AccountNavigation views={viewsOf(customer, settings)} current={view} />
      <AccountViewContent view={view} customer={customer} />
    </Box>
  );
}

function OwnAccountPage({ page }: PageProps<PageModels['AccountPage']>) {
  const t = useTranslate();
  const { customer } = useSession();
  const view = findView(viewsOf(customer, useSettings()), useLocation().search);
  const pageTitle = page.metaTitle || page.pageTitle;
  const title = view === overview ? undefined : t(view.label);
  const firstName = customer?.firstName;
  const greeting = firstName ? t('account.greeting', [firstName]) : undefined;
  useDocumentTitle(title === undefined ? pageTitle : `${title} – ${pageTitle}`);
  useViewFocus(view);
  return (
    <PageLayout page={page} title={title ?? greeting} view={title}>
      <Account view={view} />
    </PageLayout>
  );
}

/** FAV-03: shared list under its own name, outside the account: its breadcrumbs contain the start page only. */
function SharedListPage({ page }: PageProps<PageModels['AccountPage']>) {
  const t = useTranslate();
  const title = readSharedList(useLocation().search).name || t('favorites.sharedList');
  useDocumentTitle(`${title} – ${page.metaTitle || page.pageTitle}`);
  const sharedPage = useMemo(() => ({ ...page, breadcrumb: page.breadcrumb.slice(0, 1) }), [page]);
  return (
    <PageLayout page={sharedPage} heading="own" view={title}>
      <Masthead title={title} size="compact" />
      <SharedListContent />
    </PageLayout>
  );
}

/** APP-13, ACC-01: account page in the view of the address; visitors get the sign-in form. */
export default function AccountPage({ page }: PageProps<PageModels['AccountPage']>) {
  const isShared = new URLSearchParams(useLocation().search).get('view') === sharedListView;
  return (
    <MuiProvider>{isShared ? <SharedListPage page={page} /> : <OwnAccountPage page={page} />}</MuiProvider>
  );
}
