import type { Promotion } from '../../api/generated/types';
import { Badge } from '../../components/plain/Badge';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './PromotionNote.module.css';

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
