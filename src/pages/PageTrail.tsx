import type { components } from '../api/generated/types';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { useHomeHref } from '../features/settings/settings';
import styles from './PageTrail.module.css';

/** The way from home to a page (NAV-09); home itself has none. */
export function PageTrail({ page }: { page: components['schemas']['PageFields'] }) {
  const homeHref = useHomeHref();
  if (page.breadcrumb.length < 2) return null;
  return (
    <div className={styles.trail}>
      <ErrorBoundary place="/breadcrumb" resetKey={page}>
        <Breadcrumbs items={page.breadcrumb} homeHref={homeHref} />
      </ErrorBoundary>
    </div>
  );
}
