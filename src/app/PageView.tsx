import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reportError } from '../api/errorState';
import { useIsLanguageChanging, useSettings } from '../features/settings/settings';
import { PageMetadata } from '../features/seo/PageMetadata';
import { AfterFirstRender, Layout, layoutOf, type LayoutParts } from './layout/Layout';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { isSamePath } from '../routing/address/shopAddress';
import { lazyPart } from '../routing/lazy/lazyPart';
import { BuiltInPage, failureKind } from './layout/BuiltInPage';
import { LoadingScreen } from './layout/LoadingScreen';
import { usePageVisitEffects } from './visit/usePageVisitEffects';
import { type PageScreen, usePageScreen } from './usePageScreen';
import { usePageVisit } from './visit/usePageVisit';
import { useTranslate } from '../i18n/useTranslate';
import styles from './PageView.module.css';
import { ErrorNotice } from '../components/plain/ErrorNotice';

/** Notice that the page could not be refetched (APP-03); sticky, since outdated prices can be anywhere on the page. */
function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.notice}>
      <div className="page-width">
        <ErrorNotice message={t('errors.pageRefreshFailed')} onRetry={onRetry} />
      </div>
    </div>
  );
}

/** Thin bar at the top of the window while a cached page on screen is refetched (APP-03). */
function ProgressBar() {
  const t = useTranslate();
  return <div className={styles.bar} role="progressbar" aria-label={t('common.loadingPage')} />;
}

const IdlePrefetch = lazyPart(() => import('./layout/everyPage').then(({ IdlePrefetch }) => IdlePrefetch));
const ProductSkeleton = lazyPart(() =>
  import('./layout/everyPage').then(({ ProductSkeleton }) => ProductSkeleton),
);
const StructuredData = lazyPart(() =>
  import('./layout/everyPage').then(({ StructuredData }) => StructuredData),
);

interface MainProps {
  screen: PageScreen;
  retry: () => void;
  hasHeader: boolean;
}

function Main({ screen, retry, hasHeader }: MainProps) {
  switch (screen.kind) {
    case 'loading': {
      const isProduct = screen.pageType === 'ProductPage' || screen.pageType === 'ProductBase';
      const loading = <LoadingScreen below={hasHeader ? 'header' : 'frame'} onRetry={retry} />;
      if (!isProduct) return loading;
      return (
        <Suspense fallback={loading}>
          <ProductSkeleton onRetry={retry} />
        </Suspense>
      );
    }
    case 'builtIn':
      return <BuiltInPage kind={screen.builtIn} onRetry={retry} />;
    case 'page': {
      const { page, Component, refreshing, stale } = screen;
      return (
        <>
          <ErrorBoundary path="/metadata" resetKey={page}>
            <PageMetadata page={page} />
          </ErrorBoundary>
          <ErrorBoundary path="/structuredData" resetKey={page}>
            <Suspense fallback={null}>
              <AfterFirstRender>
                <StructuredData page={page} />
              </AfterFirstRender>
            </Suspense>
          </ErrorBoundary>
          {refreshing && <ProgressBar />}
          <Component key={page.pageId} page={page} />
          <Suspense fallback={null}>
            <AfterFirstRender>
              <IdlePrefetch />
            </AfterFirstRender>
          </Suspense>
          {stale && <StaleNotice onRetry={retry} />}
        </>
      );
    }
  }
}

function layoutFor(screen: PageScreen): LayoutParts | undefined {
  if (screen.kind === 'page') return layoutOf(screen.page.pageType);
  if (screen.kind === 'builtIn') return layoutOf('ErrorPage');
  return screen.pageType && layoutOf(screen.pageType);
}

/** Delay before the header of a first page that has not loaded yet, in ms (APP-06). */
const frameDelay = 1000;

/** Layout for the screen: the previous one while a page loads; a slow first page gets its header after 1 s (APP-06). */
function useLayoutParts(screen: PageScreen): LayoutParts | undefined {
  const [last, setLast] = useState<LayoutParts>();
  const { pathname } = useLocation();
  const { checkoutPage } = useSettings().staticPages;
  const isLanguageChanging = useIsLanguageChanging();
  const layout = layoutFor(screen) ?? last;
  if (layout !== last) setLast(layout);

  // Not in the language of the first calls, when that of the page is another.
  const isMissing = layout === undefined && !isLanguageChanging;
  const isCheckout = isSamePath(pathname, checkoutPage.url);
  useEffect(() => {
    if (!isMissing) return undefined;
    const header = layoutOf(isCheckout ? 'CheckoutPage' : 'StandardPage');
    const timer = setTimeout(() => setLast(header), frameDelay);
    return () => clearTimeout(timer);
  }, [isMissing, isCheckout]);
  return layout;
}

/** Let the late pictures of a page rendered on a server load, once its scripts have run. */
function useLatePictures(): void {
  useEffect(() => {
    delete document.documentElement.dataset['rendered'];
  }, []);
}

/** Page of the current address, with the header and footer of its page type (APP-01, APP-17). */
export function PageView() {
  const visit = usePageVisit();
  const { screen, retry } = usePageScreen(visit);
  const layout = useLayoutParts(screen);
  const page = screen.kind === 'page' ? screen.page : undefined;
  usePageVisitEffects(visit, page);
  useLatePictures();

  return (
    <Layout layout={layout}>
      <ErrorBoundary
        operation="getPage"
        resetKey={visit}
        onError={reportError}
        fallback={(recover, error) => <BuiltInPage kind={failureKind(error)} onRetry={recover} />}
      >
        <Main screen={screen} retry={retry} hasHeader={layout !== undefined} />
      </ErrorBoundary>
    </Layout>
  );
}
