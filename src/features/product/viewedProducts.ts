import type { ProductFields } from '../../api/generated/types';
import { isObject } from '../../lib/isObject';
import { readPrivateList, storageCustomer, writePrivate } from '../../lib/privateStorage';

/** Stored fields of a viewed product: never a price. */
export interface ViewedProduct {
  code: string;
  name: string;
  url: string;
  language: string;
  image: { src: string; alt: string };
}

const maxViewed = 9;
const viewedKey = 'recentlyViewed';

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (!isObject(value) || !isObject(value.image)) return false;
  const texts = [value.code, value.name, value.url, value.language, value.image.src, value.image.alt];
  return texts.every((text) => typeof text === 'string');
}

export function toViewedProduct(
  { code, name, url, thumbnail }: Pick<ProductFields, 'code' | 'name' | 'url' | 'thumbnail'>,
  language: string,
): ViewedProduct {
  const image = { src: thumbnail?.src ?? '', alt: thumbnail?.alt ?? '' };
  return { code, name, url, language, image };
}

/** PDP-01: the products viewed in this browser by a customer, or a visitor (null), newest first. */
export function recentlyViewed(
  language: string,
  customer: string | null = storageCustomer(),
): ViewedProduct[] {
  return readPrivateList(viewedKey, isViewedProduct, customer).filter((each) => each.language === language);
}

/** PDP-01: store a visible product as the most recently viewed; removes products in other languages. */
export function rememberViewed(language: string, product: ProductFields): void {
  const viewed = product.visible === false ? [] : [toViewedProduct(product, language)];
  const others = recentlyViewed(language).filter(({ code }) => code !== product.code);
  writePrivate(viewedKey, [...viewed, ...others].slice(0, maxViewed));
}

const comparedKey = 'comparedProducts';

/** PDP-01: the products compared in this tab, in the order in which they were selected. */
export function comparedProducts(language: string): ViewedProduct[] {
  return readPrivateList(comparedKey, isViewedProduct).filter((each) => each.language === language);
}

/** PDP-01: store the products to compare until the tab is closed; an empty list removes them. */
export function storeCompared(products: readonly ViewedProduct[]): void {
  writePrivate(comparedKey, products.length > 0 ? products : null);
}
