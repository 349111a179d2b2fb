// Rich text is in every such page: a static import avoids a layout shift.
// Rich text is in every such page: a static import avoids a layout shift.
import '../components/plain/sanitizeHtml';
import { brokenPart } from '../components/plain/ErrorNotice';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { ContentArea } from '../features/content/ContentArea';
import { DataSheet } from '../features/product/page/DataSheet';
import { PageLayout, PageBreadcrumbs } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

export default function FdvPage({ page }: PageProps<PageModels['FdvPage']>) {
  if (!page.dataSheet) return <PageLayout page={page} ContentArea={ContentArea} />;
  return (
    <>
      <div className="page-width">
        <PageBreadcrumbs page={page} />
        <ErrorBoundary path="/dataSheet" resetKey={page} fallback={brokenPart}>
          <DataSheet sheet={page.dataSheet} />
        </ErrorBoundary>
      </div>
      <ContentArea blocks={page.contentArea} />
    </>
  );
}
