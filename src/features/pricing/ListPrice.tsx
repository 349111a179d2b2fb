import type { components } from '../../api/generated/types';
import { PriceText } from '../../components/PriceText/PriceText';
import { useTranslate } from '../../i18n/useTranslate';
import { discountPercentage } from './discount';
import { shownPrice } from './shownPrice';
import { useVat } from './systemSetting';

interface ListPriceProps {
  price: components['schemas']['Price'];
  /** The regular price on a line of its own. */
  stacked?: boolean;
}

/** CARD-07, CARD-08: a price of a list, reduced or not, with or without VAT as the list says once. */
export function ListPrice({ price, stacked }: ListPriceProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const shown = shownPrice(price, inclVat);
  const percentage = discountPercentage(shown.price.amount, shown.regularPrice.amount);
  return (
    <PriceText
      stacked={stacked}
      price={shown.price.formattedString}
      regularPrice={percentage > 0 ? shown.regularPrice.formattedString : undefined}
      discount={percentage > 0 ? t('product.discount', [percentage]) : undefined}
    />
  );
}
