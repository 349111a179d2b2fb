import { readEach } from '../../components/ErrorBoundary/readEach';
import { ecommerceItem, pushEcommerce } from '../analytics/ecommerce';
import type { CardProduct } from '../product/ProductCard/cardProduct';

/** What view_item_list needs of a product. */
export type ViewedItem = Pick<CardProduct, 'code' | 'name' | 'categoryPath' | 'color' | 'price'>;

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
  pushEcommerce('view_item_list', () => ({
    item_list_name: name,
    items: readEach(unreported, 'view_item_list', ecommerceItem),
  }));
}
