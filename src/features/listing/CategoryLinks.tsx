import type { SubCategory, Promotion } from '../../api/generated/types';
import { Each } from '../../components/plain/ErrorBoundary';
import { chipRow, LinkChip } from '../../components/plain/Chip';
import { classNames } from '../../components/plain/classNames';
import { useTranslate } from '../../i18n/useTranslate';
import { Badge } from '../../components/plain/Badge';
import styles from './CategoryLinks.module.css';

interface SubCategoriesProps {
  categories: readonly SubCategory[];
  /** Large pictures with the name below, if all categories have one; otherwise chips. */
  hasTiles: boolean;
}

/** Links with pictures to the subcategories, on one line (LIST-11). */
export function SubCategories({ categories, hasTiles }: SubCategoriesProps) {
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
export function PromotionNote({ promotion }: { promotion: Promotion }) {
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
