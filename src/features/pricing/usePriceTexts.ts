import type { components } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import { discountPercentage } from './discount';
import { shownPrice } from './shownPrice';
import { useVat } from './systemSetting';

interface PriceTexts {
  price: string;
  /** What it was before, when it is reduced. */
  regularPrice: string | undefined;
  /** By how much it is reduced, such as −20%. */
  discount: string | undefined;
}

/** CARD-07, CARD-08: a price in words, with or without VAT as people have chosen. */
export function usePriceTexts(price: components['schemas']['Price']): PriceTexts {
  const t = useTranslate();
  const { inclVat } = useVat();
  const shown = shownPrice(price, inclVat);
  const percentage = discountPercentage(shown.price.amount, shown.regularPrice.amount);
  const isReduced = percentage > 0;
  return {
    price: shown.price.formattedString,
    regularPrice: isReduced ? shown.regularPrice.formattedString : undefined,
    discount: isReduced ? t('product.discount', [percentage]) : undefined,
  };
}
