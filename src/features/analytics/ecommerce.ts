import type { components } from '../../api/generated/types';
import { reportException } from '../../config/reportException';
import { pushEntry } from './dataLayer';

type Schemas = components['schemas'];

/** An item of an e-commerce event, with GA4's field names; prices are those of one piece, without VAT (ANA-01). */
export interface EcommerceItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_category2?: string;
  item_category3?: string;
  item_category4?: string;
  item_variant?: string;
  price?: number;
  /** Pieces. */
  quantity?: number;
}

/** An article as cards, lines and variations describe it. */
export interface EcommerceProduct {
  /** Article number of the product or its variation. */
  code: string;
  name: string;
  categoryPath?: readonly string[] | undefined;
  brand?: string | null | undefined;
  color?: Pick<Schemas['Color'], 'name'> | null | undefined;
  /** Null where it is not known or not shown. */
  price: Pick<Schemas['PriceFields'], 'priceExVat'> | null;
  /** Pieces; left out where none are bought. */
  quantity?: number;
}

/** What an event on goods carries; currency and value are left out where the customer sees no prices. */
interface Goods {
  /** ISO 4217. */
  currency?: string;
  /** The items' prices times quantities, without VAT and shipping. */
  value?: number;
  items: EcommerceItem[];
}

/** The e-commerce events by their GA4 names (ANA-01). */
interface EcommerceEvents {
  view_item_list: { item_list_name: string; items: EcommerceItem[] };
  /** total: the cart's total as the server names it, including VAT and shipping. */
  view_cart: Goods & { total?: number };
  add_to_cart: Goods;
  remove_from_cart: Goods;
  begin_checkout: Goods;
  purchase: Goods & { transaction_id: string; tax?: number; shipping: number };
}

/** Names of the fields for the levels of a category, of which at most four are reported. */
const levels = ['item_category', 'item_category2', 'item_category3', 'item_category4'] as const;

/** Describes an article as an item of an e-commerce event; values that it lacks are left out (ANA-01). */
export function ecommerceItem(product: EcommerceProduct): EcommerceItem {
  const { code, name, categoryPath = [], brand, color, price, quantity } = product;
  const categories = levels.flatMap((level, index) => {
    const category = categoryPath[index];
    return category === undefined ? [] : [[level, category] as const];
  });
  return {
    item_id: code,
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...Object.fromEntries(categories),
    ...(color && { item_variant: color.name }),
    ...(price && { price: price.priceExVat.amount }),
    ...(quantity !== undefined && { quantity }),
  };
}

/**
 * Pushes an e-commerce event (ANA-01). The entry before it clears the last one, since tag managers merge entries and
 * would keep items of the last event in longer lists. An answer that departs from the contract is reported and pushes
 * nothing: an event never breaks what the person does.
 */
export function pushEcommerce<Event extends keyof EcommerceEvents>(
  event: Event,
  read: () => EcommerceEvents[Event],
): void {
  try {
    const ecommerce = read();
    pushEntry({ ecommerce: null });
    pushEntry({ event, ecommerce });
  } catch (error) {
    reportException(error);
  }
}
