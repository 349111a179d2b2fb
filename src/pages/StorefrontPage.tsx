// Rich text is in every such page: a static import avoids a layout shift.
// Rich text is in every such page: a static import avoids a layout shift.
import '../components/plain/sanitizeHtml';
import { brokenPart } from '../components/plain/ErrorNotice';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { ContentArea } from '../features/content/ContentArea';
import { Hero, HeroPicture, Masthead } from '../features/content/Masthead';
import { StoreFacts } from '../features/content/StoreFacts';
import { PageBreadcrumbs } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

/** Page of a physical store: location and opening hours directly below its name, before its picture. */
export default function StorefrontPage({ page }: PageProps<PageModels['StorefrontPage']>) {
  return (
    <>
      <div className="page-width">
        <PageBreadcrumbs page={page} />
        <Masthead title={page.pageTitle} preamble={page.preamble} />
        {page.store && (
          <ErrorBoundary path="/store" resetKey={page} fallback={brokenPart}>
            <StoreFacts store={page.store} />
          </ErrorBoundary>
        )}
      </div>
      {page.heroModel && (
        <ErrorBoundary path="/heroModel" resetKey={page}>
          <Hero hero={page.heroModel} />
        </ErrorBoundary>
      )}
      {page.hero && (
        <ErrorBoundary path="/hero" resetKey={page}>
          <HeroPicture image={page.hero} />
        </ErrorBoundary>
      )}
      <ContentArea blocks={page.contentArea} />
    </>
  );
}
