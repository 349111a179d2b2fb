import type { Promotion } from '../../api/generated/types';
import { Badge } from '../../components/Badge/Badge';
import { classNames } from '../../components/classNames';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { useTranslate } from '../../i18n/useTranslate';
import { cardItem } from '../product/card/ProductCard';
import type { ListingView } from './sortBar/useListingView';
import styles from './PromotionNote.module.css';

interface PromotionNoteProps {
  promotion: Promotion;
  /** True for a square of the size of a card's picture; a line by default. */
  tile?: boolean;
}

/** Promotion of a category with its coupon code, on one line where it fits, or as a tile (LIST-11). */
export function PromotionNote({ promotion, tile }: PromotionNoteProps) {
  const t = useTranslate();
  const { promotionName, promotionDescription, promotionDiscountPercentage, couponCode } = promotion;
  return (
    <aside className={classNames(styles.note, tile && styles.tile)} aria-label={t('listing.offer')}>
      {promotionDiscountPercentage !== null && (
        <Badge tone="sale">{t('product.discount', [promotionDiscountPercentage])}</Badge>
      )}
      <p>
        <strong>{promotionName}</strong>
        {promotionDescription && <span className={styles.colon}>: </span>}
        {promotionDescription}
        {couponCode && ` ${t('listing.couponCode', [couponCode])}`}
      </p>
    </aside>
  );
}

/** LIST-11: the promotion as a list item, in the grid like a card. */
export function PromotionItem({ promotion, view }: { promotion: Promotion; view: ListingView }) {
  return (
    <div role="listitem" className={classNames(cardItem, styles.item)}>
      <ErrorBoundary operation="getPage" place="/promotion" resetKey={promotion}>
        <PromotionNote promotion={promotion} tile={view === 'grid'} />
      </ErrorBoundary>
    </div>
  );
}
