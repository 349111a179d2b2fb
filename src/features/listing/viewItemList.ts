import { readEach } from '../../components/ErrorBoundary/readEach';
import { pushEvent } from '../analytics/dataLayer';
import type { CardProduct } from '../product/ProductCard/cardProduct';

/** What view_item_list needs of a product. */
export type ViewedItem = Pick<CardProduct, 'code' | 'name' | 'categoryPath' | 'color' | 'price'>;

/** Names of the fields for the levels of a category, of which at most four are reported. */
const levels = ['item_category', 'item_category2', 'item_category3', 'item_category4'] as const;

/** A product as an item of view_item_list; without a price where the customer sees none (ANA-01). */
export function analyticsItem({ code, name, categoryPath, color, price }: ViewedItem) {
  const categories = levels.flatMap((level, index) => {
    const category = categoryPath[index];
    return category === undefined ? [] : [[level, category] as const];
  });
  return {
    item_id: code,
    item_name: name,
    ...Object.fromEntries(categories),
    ...(color && { item_variant: color.name }),
    ...(price && { price: price.priceExVat.amount }),
  };
}

/** Codes reported since the document was loaded, by list. */
const reported = new Map<string, Set<string>>();

/**
 * Pushes view_item_list for the products of a list that have not been reported: no item twice for the same list until
 * the document is loaded again (ANA-01).
 * @param list identifies the list; two lists may have one name
 * @param name item_list_name
 */
export function pushViewItemList(list: string, name: string, products: readonly ViewedItem[]): void {
  const before = reported.get(list) ?? new Set();
  const unreported = products.filter(({ code }) => !before.has(code));
  if (unreported.length === 0) return;
  reported.set(list, new Set([...before, ...unreported.map(({ code }) => code)]));
  pushEvent({
    event: 'view_item_list',
    ecommerce: { item_list_name: name, items: readEach(unreported, 'view_item_list', analyticsItem) },
  });
}
