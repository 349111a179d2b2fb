import type { components } from '../../api/generated/types';

type Schemas = components['schemas'];
type Money = Schemas['Money'];

/** The amounts of a price that are shown, all with VAT or all without. */
export interface ShownPrice {
  price: Money;
  /** What it costs without the discount; the same as price when there is none. */
  regularPrice: Money;
  discount: Money;
}

/** Picks the amounts to show: the only place that chooses between the IncVat and ExVat fields of a price (CARD-08). */
export function shownPrice(price: Schemas['PriceFields'], inclVat: boolean): ShownPrice {
  return inclVat
    ? { price: price.priceIncVat, regularPrice: price.regularPriceIncVat, discount: price.discountIncVat }
    : { price: price.priceExVat, regularPrice: price.regularPriceExVat, discount: price.discountExVat };
}
