import type { components } from '../../../api/generated/types';
import { Badge } from '../../../components/Badge/Badge';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import { PriceText } from '../../../components/PriceText/PriceText';
import { useTranslate } from '../../../i18n/useTranslate';
import { discountPercentage } from '../../pricing/discount';
import { shownPrice } from '../../pricing/shownPrice';
import { useVat } from '../../pricing/systemSetting';
import styles from './BuyBox.module.css';

type Schemas = components['schemas'];

interface ProductPriceProps {
  price: Schemas['Price'];
  promotion: Schemas['Promotion'] | null;
}

/** The description of a promotion, with its coupon code where the description does not contain it. */
function PromotionText({ promotion }: { promotion: Schemas['Promotion'] }) {
  const t = useTranslate();
  const { promotionName, promotionDescription, couponCode } = promotion;
  const text = promotionDescription ?? promotionName;
  const code = couponCode && !text.includes(couponCode) && t('listing.couponCode', [couponCode]);
  return <p className={styles.promotion}>{code ? `${text} · ${code}` : text}</p>;
}

/** PDP-01, CARD-07, CARD-08: the price with its VAT label, the discount and its promotion. */
export function ProductPrice({ price, promotion }: ProductPriceProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const shown = shownPrice(price, inclVat);
  const percentage = discountPercentage(shown.price.amount, shown.regularPrice.amount);
  return (
    <div className={styles.line}>
      <PriceText
        size="large"
        price={shown.price.formattedString}
        regularPrice={percentage > 0 ? shown.regularPrice.formattedString : undefined}
        note={[t(inclVat ? 'product.inclVat' : 'product.exVat'), price.description]
          .filter(Boolean)
          .join(', ')}
      />
      {percentage > 0 && <Badge tone="sale">{t('product.discount', [percentage])}</Badge>}
      {promotion && (
        <ErrorBoundary operation="getPage" place="/product/promotion" resetKey={promotion}>
          <PromotionText promotion={promotion} />
        </ErrorBoundary>
      )}
    </div>
  );
}
