import { pushEvent } from '../analytics/dataLayer';
import type { CardProduct } from '../product/ProductCard/cardProduct';

/** What view_item_list needs of a product. */
export type ViewedItem = Pick<CardProduct, 'code' | 'name' | 'categoryPath' | 'color' | 'price'>;

/** Names of the fields for the levels of a category, of which at most four are told. */
const levels = ['item_category', 'item_category2', 'item_category3', 'item_category4'] as const;

/** A product as view_item_list tells of it; without a price where the customer sees none (ANA-01). */
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

/** Articles told of in this document, by list. */
const told = new Map<string, Set<string>>();

/**
 * Pushes view_item_list for those products of a list that were not told of before: no item twice for the same list
 * as long as the document lasts (ANA-01).
 * @param list which list it is; two lists may have one name
 * @param name item_list_name
 */
export function pushViewItemList(list: string, name: string, products: readonly ViewedItem[]): void {
  const before = told.get(list) ?? new Set();
  const news = products.filter(({ code }) => !before.has(code));
  if (news.length === 0) return;
  told.set(list, new Set([...before, ...news.map(({ code }) => code)]));
  pushEvent({
    event: 'view_item_list',
    ecommerce: { item_list_name: name, items: news.map(analyticsItem) },
  });
}
