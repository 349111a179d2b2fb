import { readPrivateList, storageCustomer, writePrivate } from '../../../lib/privateStorage';
import { isViewedProduct, type ViewedProduct } from '../viewedProducts';

const key = 'comparedProducts';

/**
 * PDP-01: the products compared in this tab, in the order in which they were chosen.
 * @param language language of the products to return
 * @param customer id of the signed-in customer; null for a visitor
 */
export function comparedProducts(
  language: string,
  customer: string | null = storageCustomer(),
): ViewedProduct[] {
  return readPrivateList(key, isViewedProduct, customer).filter((each) => each.language === language);
}

/** PDP-01: stores the products to compare until the tab is closed; an empty list removes them. */
export function storeCompared(products: readonly ViewedProduct[]): void {
  writePrivate(key, products.length > 0 ? products : null);
}
