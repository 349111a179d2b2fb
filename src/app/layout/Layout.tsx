import {
  createElement,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useDeferredValue,
  type MouseEvent,
} from 'react';
import { extensions } from '#brand/extensions';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { lazyPart, useIsServerRender } from '../../routing/lazy/lazyPart';
import { LiveRegion } from '../../components/plain/LiveRegion';
import { NoticeHost } from '../../components/plain/NoticeHost';
import { ConsentBanner } from '../../features/analytics/ConsentBanner';
import { CheckoutHeader } from '../../features/navigation/HeaderIcons';
import { Header } from '../../features/navigation/Header';
import { SearchBox } from '../../features/search/searchBox/SearchBox';
import { useSignOutCount } from '../../features/session/customer';
import styles from './Layout.module.css';
import type { PageType } from '../../routing/page/page';
import { useErrorState } from '../../api/errorState';
import { showNotice } from '../../components/plain/noticeStore';
import { reasonText } from '../../i18n/failureText';
import { textOf, type Translate } from '../../i18n/translate';
import { goToAnchor } from '../../routing/links/anchors';
import { useTranslate } from '../../i18n/useTranslate';

const mainContentId = 'main-content';

function skip(event: MouseEvent): void {
  event.preventDefault();
  goToAnchor(mainContentId);
}

/** APP-16: the first focusable element; skips header and menu. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a href={`#${mainContentId}`} className={styles.link} onClick={skip}>
      {t('common.skipToContent')}
    </a>
  );
}

/**
 * Render its children after the first render, interruptibly; a server renders them at once. A component rather than a
 * hook, since its second render would render the caller's other children again.
 */
export function AfterFirstRender({ children }: { children: ReactNode }) {
  const isServerRender = useIsServerRender();
  return useDeferredValue(true, isServerRender) && children;
}

const textOfKey = (t: Translate, key: string | null) => (key === null ? undefined : textOf(t, key));

/** CALL-06, CALL-07: notice of the shared error state, for a failure that no part shows; closes when that changes. */
function useSharedErrorNotice(): void {
  const error = useErrorState();
  useEffect(() => {
    const { isUnshown, httpStatus, titleTranslationKey } = error;
    // A 401 ends the session, which has its own notice (AUTH-02).
    if (!isUnshown || httpStatus === 401) return undefined;
    return showNotice({
      tone: 'failure',
      title: (t) => textOfKey(t, titleTranslationKey) ?? t('errors.unexpectedTitle'),
      text: (t) => reasonText(t, error) ?? t('errors.partNotLoaded'),
    });
  }, [error]);
}

/** Header and footer around a page (APP-17). */
export interface LayoutParts {
  header: 'shop' | 'checkout';
  /** For the checkout header only: true to link to the account. */
  accountLink: boolean;
  /** True for a footer of one line. */
  slimFooter?: boolean;
}

const shop: LayoutParts = { header: 'shop', accountLink: true };

/** Page types outside browsing have the reduced header of 56 px, error and not-found without the account link. */
const layouts = new Map<PageType, LayoutParts>([
  ['CheckoutPage', { header: 'checkout', accountLink: true, slimFooter: true }],
  ['ErrorPage', { header: 'checkout', accountLink: false }],
  ['NotFoundPage', { header: 'checkout', accountLink: false }],
]);

/** The layout of a page type (APP-17). */
export function layoutOf(pageType: PageType): LayoutParts {
  return layouts.get(pageType) ?? shop;
}

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
  const signOuts = useSignOutCount();
  return (
    <>
      <SkipLink />
      <ErrorBoundary path="header" resetKey={layout}>
        {layout.header === 'checkout' ? (
          <CheckoutHeader hideAccount={!layout.accountLink} />
        ) : (
          <Header search={<SearchBox key={signOuts} variant="header" />} />
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
            {createElement(extensions.parts?.footer ?? Footer, {
              tools: <ConsentSettings />,
              isSlim: layout.slimFooter,
            })}
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
