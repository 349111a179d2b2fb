import type { components } from '../api/generated/types';
import { Breadcrumbs } from '../components/plain/Breadcrumbs';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { useHomeHref } from '../features/settings/settings';
import styles from './PageBreadcrumbs.module.css';

interface PageBreadcrumbsProps {
  page: components['schemas']['PageFields'];
  /** Title of the current view, on a page with several. */
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
