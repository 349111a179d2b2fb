import type { Money, PriceFields } from '../../api/generated/types';

/** The displayed amounts of a price, all with or all without VAT. */
export interface ShownPrice {
  price: Money;
  /** Price without the discount; equals price when there is none. */
  regularPrice: Money;
  discount: Money;
}

/**
 * Select the amounts to display: the only place that chooses between the IncVat and ExVat fields of a price (CARD-08).
 */
export function shownPrice(price: PriceFields, inclVat: boolean): ShownPrice {
  return inclVat
    ? { price: price.priceIncVat, regularPrice: price.regularPriceIncVat, discount: price.discountIncVat }
    : { price: price.priceExVat, regularPrice: price.regularPriceExVat, discount: price.discountExVat };
}
