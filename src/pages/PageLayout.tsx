import type { ComponentType, ReactNode } from 'react';
import type { components } from '../api/generated/types';
import { classNames } from '../components/plain/classNames';
import { brokenPart } from '../components/plain/ErrorNotice';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { LazyContentArea } from '../features/content/LazyContentArea';
import { HeroPicture, Hero, heroPictureSizes } from '../features/content/Hero';
import { Masthead } from '../features/content/Masthead';
import styles from './PageLayout.module.css';
import { PageBreadcrumbs } from './PageBreadcrumbs';

interface PageLayoutProps {
  page: components['schemas']['PageFields'];
  /** For a page whose children contain the heading. */
  heading?: 'own';
  /** Heading instead of the page's own title and preamble, for one view of a page with several. */
  title?: string;
  /** Title of that view in the breadcrumbs, after the page. */
  view?: string;
  /** Component of the editors' blocks; lazy by default. */
  ContentArea?: ComponentType<{ blocks: components['schemas']['PageFields']['contentArea'] }>;
  /** Page-specific content, between heading and editors' blocks. */
  children?: ReactNode;
}

/**
 * Common layout of pages: breadcrumbs, heading and preamble, hero, page-specific content, editors' blocks.
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
