import { ContentArea } from '../../features/content/ContentArea';
import { HeroPicture } from '../../features/content/HeroPicture';
import { Masthead } from '../../features/content/Masthead';
import { CategoryListing } from '../../features/listing/CategoryListing';
import { PromotionNote } from '../../features/listing/PromotionNote';
import { SubCategories } from '../../features/listing/SubCategories';
import { PageTrail } from '../PageTrail';
import type { PageModels, PageProps } from '../pageModels';
import styles from './CategoryPage.module.css';

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
        <CategoryListing id={page.pageId} />
      </div>
      <ContentArea blocks={page.contentArea} />
    </>
  );
}
