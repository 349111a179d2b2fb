// Its texts come with the page, so that nothing moves when they do.
import '../../components/RichText/sanitizeHtml';
import { ContentArea } from '../../features/content/ContentArea';
import { ProductView } from '../../features/product-page/ProductView';
import { PageTrail } from '../PageTrail';
import type { PageModels, PageProps } from '../pageModels';

export default function ProductPage({ page }: PageProps<PageModels['ProductPage']>) {
  return (
    <>
      <div className="page-width">
        <PageTrail page={page} />
      </div>
      <ProductView product={page.product} />
      <ContentArea blocks={page.contentArea} />
    </>
  );
}
