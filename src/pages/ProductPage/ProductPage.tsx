import { Suspense } from 'react';
import { lazyPart } from '../../components/LazyModule/lazyPart';
import { ProductView } from '../../features/product-page/ProductView';
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
      <ProductView product={page.product} />
      <Suspense fallback={null}>
        {page.contentArea.length > 0 && <ContentArea blocks={page.contentArea} />}
      </Suspense>
    </>
  );
}
