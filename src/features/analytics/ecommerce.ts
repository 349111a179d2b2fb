import type { Color, PriceFields } from '../../api/generated/types';
import { reportException } from '../../lib/reportException';
import { pushEntry } from '../../lib/dataLayer';

/** Item of an e-commerce event in GA4's fields; prices are per piece, without VAT (ANA-01). */
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
  quantity?: number;
}

export interface EcommerceProduct {
  code: string;
  name: string;
  categoryPath?: readonly string[] | undefined;
  brand?: string | null | undefined;
  color?: Pick<Color, 'name'> | null | undefined;
  /** Null when unknown or not shown to this customer. */
  price: Pick<PriceFields, 'priceExVat'> | null;
  /** Pieces; omitted in events without a purchase. */
  quantity?: number;
}

/** Fields shared by events about goods; currency and value are omitted when the customer sees no prices. */
interface Goods {
  /** ISO 4217. */
  currency?: string;
  /** Sum of price × quantity, without VAT and shipping. */
  value?: number;
  items: EcommerceItem[];
}

/** E-commerce events by their GA4 names (ANA-01). */
interface EcommerceEvents {
  view_item_list: { item_list_name: string; items: EcommerceItem[] };
  /** total: the server's total of the cart, including VAT and shipping. */
  view_cart: Goods & { total?: number };
  add_to_cart: Goods;
  remove_from_cart: Goods;
  begin_checkout: Goods;
  purchase: Goods & { transaction_id: string; tax?: number; shipping: number };
}

/** GA4's field names for category levels; at most four levels are reported. */
const levels = ['item_category', 'item_category2', 'item_category3', 'item_category4'] as const;

/** Map an article to an item of an e-commerce event; missing values are omitted (ANA-01). */
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
 * Push an e-commerce event (ANA-01), after `ecommerce: null`: tag managers merge entries, and would keep earlier items.
 * Data that violates the contract is reported, and nothing is pushed.
 * @example pushEcommerce('view_cart', () => ({ items: items.map(ecommerceItem) }));
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
