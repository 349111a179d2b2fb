import type { CategoryPage } from '../../../api/generated/types';
import { Badge } from '../../../components/plain/Badge';
import { classNames } from '../../../components/plain/classNames';
import { Picture } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { ListingView } from '../sortBar/useListingView';
import styles from './PromotionTile.module.css';

/** Promotion of a category with its picture and link. */
export interface Offer {
  promotion: NonNullable<CategoryPage['promotion']>;
  tile: NonNullable<CategoryPage['promotionTile']>;
}

/** LIST-11: promotion among the cards, as high as they are; its link covers it. */
export function PromotionTile({ offer, view }: { offer: Offer; view: ListingView }) {
  const t = useTranslate();
  const { promotionName, promotionDescription, promotionDiscountPercentage, couponCode } = offer.promotion;
  const { image, link } = offer.tile;
  return (
    <aside className={classNames(styles.tile, styles[view])} aria-label={t('listing.offer')}>
      <Picture
        image={image}
        ratio="auto"
        sizes="(width > 1280px) 40vw, (width > 720px) 65vw, 100vw"
        decorative
        className={styles.picture}
      />
      <div className={styles.words}>
        {promotionDiscountPercentage !== null && (
          <Badge tone="sale">{t('product.discount', [promotionDiscountPercentage])}</Badge>
        )}
        <strong className={styles.name}>{promotionName}</strong>
        <p>
          {promotionDescription}
          {couponCode && ` ${t('listing.couponCode', [couponCode])}`}
        </p>
        <SafeLink href={link.url} className={styles.link}>
          {link.text}
        </SafeLink>
      </div>
    </aside>
  );
}
