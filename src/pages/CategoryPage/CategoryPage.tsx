import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { BrokenPart } from '../../components/ErrorBoundary/BrokenPart';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { ContentArea } from '../../features/content/ContentArea';
import { HeroPicture } from '../../features/content/HeroPicture';
import { Masthead } from '../../features/content/Masthead';
import type { ListingSource } from '../../features/listing/query/listingSource';
import { ProductListing } from '../../features/listing/ProductListing';
import { PromotionNote } from '../../features/listing/PromotionNote';
import { SubCategories } from '../../features/listing/SubCategories';
import { useListing } from '../../features/listing/query/useListing';
import { PageTrail } from '../PageTrail';
import type { PageModels, PageProps } from '../pageModels';
import styles from './CategoryPage.module.css';

function Products({ id, name }: { id: string; name: string }) {
  const source = useMemo<ListingSource>(() => ({ operation: 'getCategoryProducts', id }), [id]);
  return <ProductListing listing={useListing(source)} name={name} />;
}

/** LIST-11: a link to the parent category, whose address is that of the breadcrumb before the last one. */
function ParentLink({ page }: PageProps<PageModels['CategoryPage']>) {
  const parent = page.breadcrumb.at(-2);
  if (!page.parentCategoryName || parent?.text !== page.parentCategoryName) return null;
  return (
    <SafeLink href={parent.href} className={styles.parent}>
      <Icon icon={ArrowLeft} size="s" />
      {parent.text}
    </SafeLink>
  );
}

export default function CategoryPage({ page }: PageProps<PageModels['CategoryPage']>) {
  return (
    <>
      {page.renderTopImage && page.hero && (
        <div className={styles.top}>
          <ErrorBoundary place="/hero" resetKey={page}>
            <HeroPicture image={page.hero} />
          </ErrorBoundary>
        </div>
      )}
      <div className="page-width">
        <PageTrail page={page} />
        <ErrorBoundary place="/breadcrumb" resetKey={page}>
          <ParentLink page={page} />
        </ErrorBoundary>
        <div className={styles.intro}>
          <Masthead title={page.pageTitle} preamble={page.preamble} />
          <SubCategories categories={page.subCategories} />
        </div>
        {page.promotion && (
          <ErrorBoundary place="/promotion" resetKey={page}>
            <PromotionNote promotion={page.promotion} />
          </ErrorBoundary>
        )}
        <ErrorBoundary
          operation="getCategoryProducts"
          resetKey={page}
          fallback={(retry) => <BrokenPart onRetry={retry} />}
        >
          <Products id={page.pageId} name={page.pageTitle} />
        </ErrorBoundary>
      </div>
      <ContentArea blocks={page.contentArea} />
    </>
  );
}
