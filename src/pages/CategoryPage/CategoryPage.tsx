import { useMemo } from 'react';
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
        <div className={styles.intro}>
          <Masthead title={page.pageTitle} preamble={page.preamble} />
          <SubCategories categories={page.subCategories} />
        </div>
        {page.promotion && <PromotionNote promotion={page.promotion} />}
        <Products id={page.pageId} name={page.pageTitle} />
      </div>
      <ContentArea blocks={page.contentArea} />
    </>
  );
}
