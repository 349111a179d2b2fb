import type { components } from '../../api/generated/types';
import { pushEvent } from '../analytics/dataLayer';
import type { LineItem } from './cartCache';

/** Pieces of an article that went into the cart or out of it. */
export interface MovedItem {
  /** Article number of the product or its variation. */
  code: string;
  name: string;
  /** Pieces that moved, 1 at least. */
  quantity: number;
  /** The price of one; null when it is not known. */
  price: components['schemas']['PriceFields'] | null;
}

/** The lines that the customer has chosen, as the data layer names them; gifts come and go with them. */
export const ownItems = (lines: readonly LineItem[]): MovedItem[] =>
  lines
    .filter(({ isGift }) => !isGift)
    .map(({ code, quantity, price, item: { name } }) => ({ code, name, quantity, price }));

/** Pushes to the data layer what was added to the cart or removed from it (CART-02, ANA-01); values are without VAT. */
export function reportMoved(event: 'add_to_cart' | 'remove_from_cart', items: readonly MovedItem[]): void {
  const priced = items.flatMap(({ price, quantity }) => (price ? [price.priceExVat.amount * quantity] : []));
  pushEvent({
    event,
    ecommerce: {
      currency: items.find(({ price }) => price)?.price?.currency,
      value: priced.length > 0 ? priced.reduce((sum, value) => sum + value, 0) : null,
      items: items.map(({ code, name, quantity, price }) => ({
        item_id: code,
        item_name: name,
        price: price?.priceExVat.amount,
        quantity,
      })),
    },
  });
}
