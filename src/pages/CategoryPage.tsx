import type { QueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import { classNames } from '../components/plain/classNames';
import { Icon } from '../components/plain/Icon';
import { Picture } from '../components/plain/Picture';
import { SafeLink } from '../routing/links/SafeLink';
import { brokenPart } from '../components/plain/ErrorNotice';
import { ErrorBoundary, Each } from '../components/plain/ErrorBoundary';
import { LazyContentArea, PageBreadcrumbs } from './PageLayout';
import { Masthead } from '../features/content/Masthead';
import type { ListingSource } from '../features/listing/query/listingSource';
import { prefetchListing } from '../features/listing/query/listingQuery';
import { ProductListing } from '../features/listing/ProductListing';
import { useListing } from '../features/listing/query/useListing';
import type { PageModels, PageProps } from './pageModels';
import styles from './CategoryPage.module.css';
import type { SubCategory, Promotion } from '../api/generated/types';
import { chipRow, LinkChip } from '../components/plain/Chip';
import { useTranslate } from '../i18n/useTranslate';
import { Badge } from '../components/plain/Badge';

interface SubCategoriesProps {
  categories: readonly SubCategory[];
  /** Large pictures with the name below, if all categories have one; otherwise chips. */
  hasTiles: boolean;
}

/** Links with pictures to the subcategories, on one line (LIST-11). */
function SubCategories({ categories, hasTiles }: SubCategoriesProps) {
  const t = useTranslate();
  const named = categories.filter(({ heading }) => heading !== '');
  if (named.length === 0) return null;
  const isTiled = hasTiles && named.every(({ thumbnail }) => thumbnail);
  return (
    <nav aria-label={t('listing.subCategories')}>
      <ul className={classNames(chipRow, isTiled && styles.tiles)}>
        <Each items={named} path="/subCategories" keyOf={({ code }) => code}>
          {({ heading, thumbnail, link }) => (
            <li>
              <LinkChip href={link.url} image={thumbnail}>
                {heading}
              </LinkChip>
            </li>
          )}
        </Each>
      </ul>
    </nav>
  );
}

/** LIST-11: promotion of a category with its coupon code, on one line where it fits. */
function PromotionNote({ promotion }: { promotion: Promotion }) {
  const t = useTranslate();
  const { promotionName, promotionDescription, promotionDiscountPercentage, couponCode } = promotion;
  return (
    <aside className={styles.note} aria-label={t('listing.offer')}>
      {promotionDiscountPercentage !== null && (
        <Badge tone="sale">{t('product.discount', [promotionDiscountPercentage])}</Badge>
      )}
      <p>
        <strong>{promotionName}</strong>
        {promotionDescription && ': '}
        {promotionDescription}
        {couponCode && ` ${t('listing.couponCode', [couponCode])}`}
      </p>
    </aside>
  );
}

const sourceOf = (id: string): ListingSource => ({ operation: 'getCategoryProducts', id });

/** Prefetch the first products, before the page renders. */
export const prefetch = (client: QueryClient, { pageId }: PageModels['CategoryPage']) =>
  prefetchListing(client, sourceOf(pageId));

function Products({ page }: PageProps<PageModels['CategoryPage']>) {
  const { pageId, pageTitle, promotion, promotionTile: tile } = page;
  const source = useMemo(() => sourceOf(pageId), [pageId]);
  const offer = promotion && tile ? { promotion, tile } : undefined;
  return <ProductListing listing={useListing(source)} name={pageTitle} offer={offer} />;
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

/** Maximum number of breadcrumbs of a department: home, the whole assortment, and the department. */
const departmentTrail = 3;

/** LIST-11: name and intro of the category, with its picture beside them in wide windows. */
function Intro({ page }: PageProps<PageModels['CategoryPage']>) {
  return (
    <div className={styles.intro}>
      <div className={styles.words}>
        <PageBreadcrumbs page={page} />
        <Masthead title={page.pageTitle} preamble={page.preamble} size="compact" />
      </div>
      {page.renderTopImage && page.hero && (
        <ErrorBoundary path="/hero" resetKey={page}>
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

/**
 * LIST-11: a promotion without a tile is on the line of the sub-categories where both fit. A department, with thousands of products,
 * begins with large pictures of its sub-categories; its parent is in the breadcrumbs alone.
 */
export default function CategoryPage({ page }: PageProps<PageModels['CategoryPage']>) {
  const { subCategories, breadcrumb } = page;
  // A response without the list takes only the links away (CALL-05).
  const isDepartment =
    Array.isArray(subCategories) && subCategories.length > 0 && breadcrumb.length <= departmentTrail;
  return (
    <>
      <div className="page-width">
        <div className={classNames(isDepartment && styles.department)}>
          <Intro page={page} />
          <div className={styles.links}>
            <div className={styles.categories}>
              {!isDepartment && (
                <ErrorBoundary path="/breadcrumb" resetKey={page}>
                  <ParentLink page={page} />
                </ErrorBoundary>
              )}
              <ErrorBoundary resetKey={page}>
                <SubCategories categories={subCategories} hasTiles={isDepartment} />
              </ErrorBoundary>
            </div>
            {page.promotion && !page.promotionTile && (
              <ErrorBoundary path="/promotion" resetKey={page}>
                <PromotionNote promotion={page.promotion} />
              </ErrorBoundary>
            )}
          </div>
        </div>
        <ErrorBoundary operation="getCategoryProducts" resetKey={page} fallback={brokenPart}>
          <Products page={page} />
        </ErrorBoundary>
      </div>
      <LazyContentArea blocks={page.contentArea} />
    </>
  );
}
