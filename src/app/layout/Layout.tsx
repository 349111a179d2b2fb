import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { useAfterFirstRender } from '../../components/useAfterFirstRender';
import { NoticeHost } from '../../components/Notice/NoticeHost';
import { ConsentBanner } from '../../features/consent/ConsentBanner';
import { ConsentSettings } from '../../features/consent/ConsentSettings';
import { CheckoutHeader } from '../../features/navigation/Header/CheckoutHeader';
import { Footer } from '../../features/navigation/Footer/Footer';
import { Header } from '../../features/navigation/Header/Header';
import { mainContentId, SkipLink } from '../../features/navigation/Header/SkipLink';
import { SearchBox } from '../../features/search/searchBox/SearchBox';
import type { PageLayout } from './layouts';
import { Modals } from '../Modals';

interface LayoutProps {
  layout: PageLayout;
  children: ReactNode;
}

/** Header, main content and footer around a page (APP-16, APP-17). */
export function Layout({ layout, children }: LayoutProps) {
  const isAfterFirstRender = useAfterFirstRender();
  return (
    <>
      <SkipLink />
      <ErrorBoundary place="header" resetKey={layout}>
        {layout.header === 'checkout' ? (
          <CheckoutHeader hideAccount={!layout.accountLink} />
        ) : (
          <Header search={<SearchBox place="header" />} />
        )}
      </ErrorBoundary>
      <ErrorBoundary place="consent">
        <ConsentBanner contentId={mainContentId} />
      </ErrorBoundary>
      <main id={mainContentId} tabIndex={-1}>
        {children}
      </main>
      <ErrorBoundary place="footer" resetKey={layout}>
        {isAfterFirstRender && <Footer tools={<ConsentSettings />} />}
      </ErrorBoundary>
      <NoticeHost />
      <LiveRegion />
      {isAfterFirstRender && <Modals />}
    </>
  );
}
