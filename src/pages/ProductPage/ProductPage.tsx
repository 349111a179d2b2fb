import { Suspense } from 'react';
import { BrokenPart } from '../../components/ErrorBoundary/BrokenPart';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { lazyPart } from '../../routing/lazy/lazyPart';
import { ProductView } from '../../features/product/page/ProductView';
import { PageBreadcrumbs } from '../PageBreadcrumbs';
import type { PageModels, PageProps } from '../pageModels';

const ContentArea = lazyPart(() =>
  import('../../features/content/ContentArea').then(({ ContentArea }) => ContentArea),
);

export default function ProductPage({ page }: PageProps<PageModels['ProductPage']>) {
  return (
    <>
      <div className="page-width">
        <PageBreadcrumbs page={page} />
      </div>
      <ErrorBoundary place="/product" resetKey={page} fallback={(retry) => <BrokenPart onRetry={retry} />}>
        <ProductView product={page.product} />
      </ErrorBoundary>
      <Suspense fallback={null}>
        {page.contentArea.length > 0 && <ContentArea blocks={page.contentArea} />}
      </Suspense>
    </>
  );
}
