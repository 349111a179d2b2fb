import type { components } from '../../../api/generated/types';
import { Badge } from '../../../components/Badge/Badge';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import { PriceText } from '../../../components/PriceText/PriceText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useVat } from '../../pricing/systemSetting';
import { usePriceTexts } from '../../pricing/usePriceTexts';
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
  const { discount, ...texts } = usePriceTexts(price);
  return (
    <div className={styles.line}>
      <PriceText
        size="large"
        {...texts}
        note={[t(inclVat ? 'product.inclVat' : 'product.exVat'), price.description]
          .filter(Boolean)
          .join(', ')}
      />
      {discount && <Badge tone="sale">{discount}</Badge>}
      {promotion && (
        <ErrorBoundary operation="getPage" place="/product/promotion" resetKey={promotion}>
          <PromotionText promotion={promotion} />
        </ErrorBoundary>
      )}
    </div>
  );
}
