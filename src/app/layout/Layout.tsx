import { memo, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { lazyPart } from '../../routing/lazy/lazyPart';
import { LiveRegion } from '../../components/plain/LiveRegion';
import { AfterFirstRender } from '../../components/plain/AfterFirstRender';
import { NoticeHost } from '../../components/plain/NoticeHost';
import { ConsentBanner } from '../../features/analytics/ConsentBanner';
import { CheckoutHeader } from '../../features/navigation/header/CheckoutHeader';
import { Header } from '../../features/navigation/header/Header';
import { mainContentId, SkipLink } from '../../features/navigation/header/SkipLink';
import { SearchBox } from '../../features/search/searchBox/SearchBox';
import { useDepartures } from '../../features/session/customer';
import type { LayoutParts } from './layouts';
import styles from './Layout.module.css';
import { useSharedErrorNotice } from './useSharedErrorNotice';

const ConsentSettings = lazyPart(
  () => import('./everyPage').then(({ ConsentSettings }) => ConsentSettings),
  'everyPage',
);
const Footer = lazyPart(() => import('./everyPage').then(({ Footer }) => Footer), 'everyPage');
const WebVitals = lazyPart(() => import('./everyPage').then(({ WebVitals }) => WebVitals));
const Modals = lazyPart(() => import('./everyPage').then(({ Modals }) => Modals));

interface LayoutProps {
  /** Undefined while the page type is unknown: header and footer render later, without remounting the content. */
  layout: LayoutParts | undefined;
  children: ReactNode;
}

function TopOfPage({ layout }: { layout: LayoutParts }) {
  const departures = useDepartures();
  return (
    <>
      <SkipLink />
      <ErrorBoundary path="header" resetKey={layout}>
        {layout.header === 'checkout' ? (
          <CheckoutHeader hideAccount={!layout.accountLink} />
        ) : (
          <Header search={<SearchBox key={departures} variant="header" />} />
        )}
      </ErrorBoundary>
      <ErrorBoundary path="consent">
        <ConsentBanner contentId={mainContentId} />
      </ErrorBoundary>
    </>
  );
}

/** Rendered again only with another layout: React drops the HTML of a boundary that changes before it is hydrated. */
const EndOfPage = memo(function EndOfPage({ layout }: { layout: LayoutParts }) {
  return (
    <>
      <ErrorBoundary path="footer" resetKey={layout}>
        <Suspense fallback={null}>
          <AfterFirstRender>
            <Footer tools={<ConsentSettings />} />
          </AfterFirstRender>
        </Suspense>
      </ErrorBoundary>
      <NoticeHost />
      <LiveRegion />
      <ErrorBoundary path="modals">
        <Suspense fallback={null}>
          <AfterFirstRender>
            <Modals />
            <WebVitals />
          </AfterFirstRender>
        </Suspense>
      </ErrorBoundary>
    </>
  );
});

/** Header, main content and footer around a page (APP-16, APP-17). */
export function Layout({ layout, children }: LayoutProps) {
  useSharedErrorNotice();
  return (
    <>
      {layout && <TopOfPage layout={layout} />}
      <main id={mainContentId} tabIndex={-1} className={layout ? undefined : styles.withoutHeader}>
        {children}
      </main>
      {layout && <EndOfPage layout={layout} />}
    </>
  );
}
