import type { QueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import type { Promotion } from '../../api/generated/types';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { SafeLink } from '../../routing/links/SafeLink';
import { brokenPart } from '../../components/ErrorBoundary/BrokenPart';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { LazyContentArea } from '../../features/content/LazyContentArea';
import { Masthead } from '../../features/content/Masthead';
import type { ListingSource } from '../../features/listing/query/listingSource';
import { prefetchListing } from '../../features/listing/query/prefetchListing';
import { ProductListing } from '../../features/listing/ProductListing';
import { PromotionItem, PromotionNote } from '../../features/listing/PromotionNote';
import { SubCategories } from '../../features/listing/SubCategories';
import { useListing } from '../../features/listing/query/useListing';
import type { ListingView } from '../../features/listing/sortBar/useListingView';
import { media } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/useMediaQuery';
import { PageBreadcrumbs } from '../PageBreadcrumbs';
import type { PageModels, PageProps } from '../pageModels';
import styles from './CategoryPage.module.css';

const sourceOf = (id: string): ListingSource => ({ operation: 'getCategoryProducts', id });

/** Prefetch the first products, before the page renders. */
export const prefetch = (client: QueryClient, { pageId }: PageModels['CategoryPage']) =>
  prefetchListing(client, sourceOf(pageId));

interface ProductsProps {
  id: string;
  name: string;
  /** In the first place of the list. */
  promotion: Promotion | undefined;
}

function Products({ id, name, promotion }: ProductsProps) {
  const source = useMemo(() => sourceOf(id), [id]);
  const first = useMemo(
    () => promotion && ((view: ListingView) => <PromotionItem promotion={promotion} view={view} />),
    [promotion],
  );
  return <ProductListing listing={useListing(source)} name={name} first={first} />;
}

/** LIST-11: link to the parent category, with the address of the second-last breadcrumb. */
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

/** LIST-11: name and intro of the category, with its picture beside them in wide windows. */
function Intro({ page }: PageProps<PageModels['CategoryPage']>) {
  return (
    <div className={styles.intro}>
      <div className={styles.words}>
        <PageBreadcrumbs page={page} />
        <Masthead title={page.pageTitle} preamble={page.preamble} size="compact" />
      </div>
      {page.renderTopImage && page.hero && (
        <ErrorBoundary place="/hero" resetKey={page}>
          <Picture
            image={page.hero}
            ratio="16 / 3"
            sizes="(width > 1024px) 60vw, 115vw"
            className={styles.picture}
          />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** LIST-11: in wide windows the promotion is in the first place of the list, in others on a line above it. */
export default function CategoryPage({ page }: PageProps<PageModels['CategoryPage']>) {
  const isWide = useMediaQuery(media.filterSidebar);
  const promotion = page.promotion ?? undefined;
  return (
    <>
      <div className="page-width">
        <Intro page={page} />
        <div className={styles.links}>
          <div className={styles.categories}>
            <ErrorBoundary place="/breadcrumb" resetKey={page}>
              <ParentLink page={page} />
            </ErrorBoundary>
            <ErrorBoundary resetKey={page}>
              <SubCategories categories={page.subCategories} />
            </ErrorBoundary>
          </div>
          {promotion && !isWide && (
            <ErrorBoundary place="/promotion" resetKey={page}>
              <PromotionNote promotion={promotion} />
            </ErrorBoundary>
          )}
        </div>
        <ErrorBoundary operation="getCategoryProducts" resetKey={page} fallback={brokenPart}>
          <Products id={page.pageId} name={page.pageTitle} promotion={isWide ? promotion : undefined} />
        </ErrorBoundary>
      </div>
      <LazyContentArea blocks={page.contentArea} />
    </>
  );
}
