import { useMemo } from 'react';
import { ContentArea } from '../../features/content/ContentArea';
import { HeroPicture } from '../../features/content/HeroPicture';
import { Masthead } from '../../features/content/Masthead';
import type { ListingSource } from '../../features/listing/listingSource';
import { ProductListing } from '../../features/listing/ProductListing';
import { PromotionNote } from '../../features/listing/PromotionNote';
import { SubCategories } from '../../features/listing/SubCategories';
import { useListing } from '../../features/listing/useListing';
import { PageTrail } from '../PageTrail';
import type { PageModels, PageProps } from '../pageModels';
import styles from './CategoryPage.module.css';

function Products({ id }: { id: string }) {
  const source = useMemo<ListingSource>(() => ({ operation: 'getCategoryProducts', id }), [id]);
  return <ProductListing listing={useListing(source)} />;
}

export default function CategoryPage({ page }: PageProps<PageModels['CategoryPage']>) {
  return (
    <>
      {page.renderTopImage && page.hero && (
        <div className={styles.top}>
          <HeroPicture image={page.hero} />
        </div>
      )}
      <div className="page-width">
        <PageTrail page={page} />
        <Masthead title={page.pageTitle} preamble={page.preamble} />
        <SubCategories categories={page.subCategories} />
        {page.promotion && <PromotionNote promotion={page.promotion} />}
        <Products id={page.pageId} />
      </div>
      <ContentArea blocks={page.contentArea} />
    </>
  );
}
