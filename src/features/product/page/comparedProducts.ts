import { readPrivateList, writePrivate } from '../../../lib/privateStorage';
import { isViewedProduct, type ViewedProduct } from '../viewedProducts';

const key = 'comparedProducts';

/**
 * PDP-01: the products compared in this tab, in the order in which they were chosen.
 * @param language language of the products to return
 */
export function comparedProducts(language: string): ViewedProduct[] {
  return readPrivateList(key, isViewedProduct).filter((each) => each.language === language);
}

/** PDP-01: store the products to compare until the tab is closed; an empty list removes them. */
export function storeCompared(products: readonly ViewedProduct[]): void {
  writePrivate(key, products.length > 0 ? products : null);
}
