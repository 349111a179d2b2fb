import { type ComponentType, memo, type ReactNode, Suspense } from 'react';
import type { components } from '../api/generated/types';
import { classNames } from '../components/plain/classNames';
import { brokenPart } from '../components/plain/ErrorNotice';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { HeroPicture, Hero, heroPictureSizes, Masthead } from '../features/content/Masthead';
import styles from './PageLayout.module.css';
import { Breadcrumbs } from '../components/plain/Breadcrumbs';
import { useHomeHref } from '../features/settings/settings';
import { lazyPart } from '../routing/lazy/lazyPart';
import type { Block } from '../features/content/schemas';

const ContentArea = lazyPart(
  () => import('../features/content/ContentArea').then(({ ContentArea }) => ContentArea),
  'ContentArea',
);

/** The editors' blocks, in their own chunk: for pages with other content in the first window. */
export const LazyContentArea = memo(function LazyContentArea({ blocks }: { blocks: readonly Block[] }) {
  return <Suspense fallback={null}>{blocks.length > 0 && <ContentArea blocks={blocks} />}</Suspense>;
});

interface PageBreadcrumbsProps {
  page: components['schemas']['PageFields'];
  view?: string;
}

/** Breadcrumbs from home to a page and its view (NAV-09); renders nothing for home. */
export function PageBreadcrumbs({ page, view }: PageBreadcrumbsProps) {
  const homeHref = useHomeHref();
  // The last crumb is the current page: not a link.
  const last = view === undefined ? [] : [{ id: view, text: view, href: '' }];
  const items = [...page.breadcrumb, ...last];
  if (items.length < 2) return null;
  return (
    <div className={styles.trail}>
      <ErrorBoundary path="/breadcrumb" resetKey={page}>
        <Breadcrumbs items={items} homeHref={homeHref} />
      </ErrorBoundary>
    </div>
  );
}

interface PageLayoutProps {
  page: components['schemas']['PageFields'];
  heading?: 'own';
  /** Heading instead of the page's own title and preamble, for one view of a page with several. */
  title?: string;
  view?: string;
  ContentArea?: ComponentType<{ blocks: components['schemas']['PageFields']['contentArea'] }>;
  children?: ReactNode;
}

/**
 * Common layout of pages.
 * @example <PageLayout page={page}><Checkout /></PageLayout>
 */
export function PageLayout({
  page,
  heading,
  title,
  view,
  ContentArea = LazyContentArea,
  children,
}: PageLayoutProps) {
  return (
    <>
      <div className={page.hero ? styles.top : undefined}>
        <div className={classNames('page-width', styles.heading)}>
          <PageBreadcrumbs page={page} view={view} />
          {heading !== 'own' && (
            <Masthead
              title={title ?? page.pageTitle}
              preamble={title === undefined ? page.preamble : undefined}
            />
          )}
        </div>
        {page.hero && (
          <ErrorBoundary path="/hero" resetKey={page}>
            <HeroPicture image={page.hero} sizes={heroPictureSizes} className={styles.picture} />
          </ErrorBoundary>
        )}
      </div>
      {page.heroModel && (
        <ErrorBoundary path="/heroModel" resetKey={page}>
          <Hero hero={page.heroModel} />
        </ErrorBoundary>
      )}
      {children && (
        <div className="page-width">
          <ErrorBoundary resetKey={page} fallback={brokenPart}>
            {children}
          </ErrorBoundary>
        </div>
      )}
      <ContentArea blocks={page.contentArea} />
    </>
  );
}
