import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ProductDetails } from '../../../api/generated/types';
import { shownPrice } from '../../pricing/shownPrice';
import { useVat } from '../../pricing/systemSetting';
import { useLanguage } from '../../settings/language';
import { useSettings } from '../../settings/settings';
import type { Article } from '../variations/variations';
import { useVisiblePrice } from './buyBox/useVisiblePrice';
import styles from './SaleTerms.module.css';

interface SaleTermsProps {
  product: ProductDetails;
  article: Article;
}

/** CARD-07: saving of a reduced price, its last day, and the lowest price of the 30 days before it. */
export function SaleTerms({ product, article }: SaleTermsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { currentCountry } = useSettings();
  const { inclVat } = useVat();
  const price = useVisiblePrice(product, article);
  const discount = price && shownPrice(price, inclVat).discount;
  if (!discount || discount.amount <= 0) return null;
  const { endDate } = article.promotion ?? {};
  const lowest = inclVat ? price.lowestPrice30DaysIncVat : price.lowestPrice30DaysExVat;
  const saving = discount.formattedString;
  return (
    <p className={styles.terms}>
      <span className={styles.saving}>
        {endDate === undefined
          ? t('product.save', [saving])
          : t('product.saveUntil', [saving, formatDay(endDate, language, currentCountry)])}
      </span>
      {lowest && <span>{t('product.lowestPrice', [lowest.formattedString])}</span>}
    </p>
  );
}
