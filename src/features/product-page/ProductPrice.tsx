import type { components } from '../../api/generated/types';
import { Badge } from '../../components/Badge/Badge';
import { PriceText } from '../../components/PriceText/PriceText';
import { useTranslate } from '../../i18n/useTranslate';
import { discountPercentage } from '../product/discount';
import { shownPrice } from '../session/shownPrice';
import { useVat } from '../session/systemSetting';
import styles from './BuyBox.module.css';

interface ProductPriceProps {
  price: components['schemas']['Price'];
  promotion: components['schemas']['Promotion'] | null;
}

/** PDP-01, CARD-07, CARD-08: the price with its VAT label, the discount and what it comes from. */
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
        <p className={styles.promotion}>{promotion.promotionDescription ?? promotion.promotionName}</p>
      )}
    </div>
  );
}
