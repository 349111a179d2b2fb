import type { components, Money, PriceFields } from '../../api/generated/types';
import { PriceText } from '../../components/plain/PriceText';
import type { Translate } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import { useVat } from './vatDisplay';

interface ListPriceProps {
  price: components['schemas']['Price'];
  stacked?: boolean;
  size?: 'small' | 'medium';
}

/** CARD-03, CARD-07, CARD-08: price of a card or option with its VAT label, and the regular price when reduced. */
export function ListPrice({ price, stacked, size }: ListPriceProps) {
  return <PriceText stacked={stacked} size={size} {...usePriceTexts(price)} />;
}

/** The displayed amounts of a price, all with or all without VAT. */
interface ShownPrice {
  price: Money;
  /** Price without the discount; equals price when there is none. */
  regularPrice: Money;
  discount: Money;
}

/** Amounts to display: the only place that selects between IncVat and ExVat fields (CARD-08). */
export function shownPrice(price: PriceFields, inclVat: boolean): ShownPrice {
  return inclVat
    ? { price: price.priceIncVat, regularPrice: price.regularPriceIncVat, discount: price.discountIncVat }
    : { price: price.priceExVat, regularPrice: price.regularPriceExVat, discount: price.discountExVat };
}

type Price = components['schemas']['Price'];

/** The price with the unit prices of the tier of a quantity (PDP-01). */
export const priceAtQuantity = (price: Price, quantity: number): Price => ({
  ...price,
  ...price.tierPrices?.findLast(({ minQuantity }) => minQuantity <= quantity),
});

/** CARD-07: discount in percent, 100 × (1 − price / regular); 0 without a reduction. */
export function discountPercentage(price: number, regular: number): number {
  return regular > 0 && price < regular ? 100 * (1 - price / regular) : 0;
}

/** Difference in percentage points up to which the server's percentage counts; 1, and what floating point adds. */
const tolerance = 1.001;

/** CARD-07: the server's discount in percent within a point of that of its prices; otherwise that of the prices. */
function shownDiscount(price: number, regular: number, sent: number | undefined): number {
  const calculated = discountPercentage(price, regular);
  return sent !== undefined && Math.abs(sent - calculated) <= tolerance ? sent : calculated;
}

type ListPrices = Pick<components['schemas']['Price'], 'listPriceExVat' | 'listPriceIncVat'>;

interface PriceTexts {
  price: string;
  /** VAT basis of the price: `ex VAT` or `incl. VAT` (CARD-03), named the customer's where it is not the list price. */
  note: string;
  /** List price; undefined where it is the customer's price too. */
  listPrice: string | undefined;
  /** Regular price; undefined without a discount (CARD-07). */
  regularPrice: string | undefined;
  /** Discount in whole percent, such as `−20%`; undefined below half a percent. */
  discount: string | undefined;
}

/** CARD-07, CARD-08: formatted texts of a price, with or without VAT. */
export function priceTexts(
  price: PriceFields & Partial<ListPrices>,
  inclVat: boolean,
  t: Translate,
): PriceTexts {
  const shown = shownPrice(price, inclVat);
  const list = inclVat ? price.listPriceIncVat : price.listPriceExVat;
  const isOwn = list && list.amount !== shown.price.amount;
  const basis = t(inclVat ? 'product.inclVat' : 'product.exVat');
  const percentage = shownDiscount(shown.price.amount, shown.regularPrice.amount, price.discountPercentage);
  const rounded = Math.round(percentage);
  return {
    price: shown.price.formattedString,
    note: isOwn ? t('product.yourPrice', [basis]) : basis,
    listPrice: isOwn ? list.formattedString : undefined,
    regularPrice: percentage > 0 ? shown.regularPrice.formattedString : undefined,
    discount: rounded > 0 ? t('product.discount', [rounded]) : undefined,
  };
}

/**
 * CARD-07, CARD-08: formatted texts of a price, by the customer's VAT display.
 * @example const { price, regularPrice, discount } = usePriceTexts(article.price);
 */
export function usePriceTexts(price: PriceFields & Partial<ListPrices>): PriceTexts {
  const t = useTranslate();
  return priceTexts(price, useVat().inclVat, t);
}
