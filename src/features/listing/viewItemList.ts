import { readEach } from '../../components/plain/readEach';
import { ecommerceItem, pushEcommerce, type EcommerceItem } from '../analytics/ecommerce';
import type { CardProduct } from '../product/card/cardProduct';

/** The part of a product that view_item_list needs. */
export type ViewedItem = Pick<
  CardProduct,
  'article' | 'brand' | 'categoryPath' | 'code' | 'color' | 'colorKey' | 'colors'
>;

/** The article that a card shows and adds, as an item of an event: its name includes the variant. */
function viewedItem({ article, brand, categoryPath, color, colorKey, colors }: ViewedItem): EcommerceItem {
  const { code, name, price } = article;
  const shownColor = colors.find(({ key }) => key === colorKey) ?? color;
  return ecommerceItem({ code, name, brand, categoryPath, color: shownColor, price, quantity: 1 });
}

/** Codes pushed since the document loaded, by list. */
const reported = new Map<string, Set<string>>();

/**
 * Push view_item_list for new products of a list: no item twice for the same list until the document is reloaded
 * (ANA-01).
 * @param list id of the list; two lists may have the same name
 * @param name item_list_name
 */
export function pushViewItemList(list: string, name: string, products: readonly ViewedItem[]): void {
  const before = reported.get(list) ?? new Set();
  const unreported = products.filter(({ code }) => !before.has(code));
  if (unreported.length === 0) return;
  reported.set(list, new Set([...before, ...unreported.map(({ code }) => code)]));
  pushEcommerce('view_item_list', () => ({
    item_list_name: name,
    items: readEach(unreported, 'view_item_list', viewedItem),
  }));
}
