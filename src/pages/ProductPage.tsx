import { brokenPart } from '../components/plain/ErrorNotice';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { LazyContentArea, PageBreadcrumbs } from './PageLayout';
import { ProductView } from '../features/product/page/ProductView';
import type { PageModels, PageProps } from './pageModels';

export default function ProductPage({ page }: PageProps<PageModels['ProductPage']>) {
  return (
    <>
      <div className="page-width">
        <PageBreadcrumbs page={page} />
      </div>
      <ErrorBoundary path="/product" resetKey={page} fallback={brokenPart}>
        <ProductView product={page.product} />
      </ErrorBoundary>
      <LazyContentArea blocks={page.contentArea} />
    </>
  );
}
