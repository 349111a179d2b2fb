import type { PriceFields } from '../../api/generated/types';
import type { Translate } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import { shownDiscount } from './discount';
import { shownPrice } from './shownPrice';
import { useVat } from './systemSetting';

/** Texts of a price. */
interface PriceTexts {
  price: string;
  /** VAT basis of the price: `ex VAT` or `incl. VAT` (CARD-03). */
  note: string;
  /** Regular price; undefined without a discount (CARD-07). */
  regularPrice: string | undefined;
  /** Discount in whole percent, such as `−20%`; undefined below half a percent. */
  discount: string | undefined;
}

/** CARD-07, CARD-08: formatted texts of a price, with or without VAT. */
export function priceTexts(price: PriceFields, inclVat: boolean, t: Translate): PriceTexts {
  const shown = shownPrice(price, inclVat);
  const percentage = shownDiscount(shown.price.amount, shown.regularPrice.amount, price.discountPercentage);
  const rounded = Math.round(percentage);
  return {
    price: shown.price.formattedString,
    note: t(inclVat ? 'product.inclVat' : 'product.exVat'),
    regularPrice: percentage > 0 ? shown.regularPrice.formattedString : undefined,
    discount: rounded > 0 ? t('product.discount', [rounded]) : undefined,
  };
}

/**
 * CARD-07, CARD-08: formatted texts of a price, by the customer's VAT display.
 * @example const { price, regularPrice, discount } = usePriceTexts(article.price);
 */
export function usePriceTexts(price: PriceFields): PriceTexts {
  const t = useTranslate();
  return priceTexts(price, useVat().inclVat, t);
}
