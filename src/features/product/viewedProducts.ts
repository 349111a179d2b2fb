import type { ProductFields } from '../../api/generated/types';
import { readStoredList, writeStored, type PrivateKey } from '../../config/storage';

/** Stored fields of a viewed product: never a price. */
export interface ViewedProduct {
  code: string;
  name: string;
  url: string;
  /** Language of its name and URL. */
  language: string;
  /** URL and alt text of its picture. */
  image: { src: string; alt: string };
}

/** Maximum number of stored products. */
const maxViewed = 9;
const key = 'recentlyViewed' satisfies PrivateKey;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (!isObject(value) || !isObject(value.image)) return false;
  const texts = [value.code, value.name, value.url, value.language, value.image.src, value.image.alt];
  return texts.every((text) => typeof text === 'string');
}

/**
 * PDP-01: the products viewed in this browser, newest first.
 * @param language language of the products to return
 * @returns an empty list when storage holds nothing valid
 */
export function recentlyViewed(language: string): ViewedProduct[] {
  return readStoredList('local', key, isViewedProduct).filter((each) => each.language === language);
}

/**
 * PDP-01: stores a product as the most recently viewed; removes products in other languages, and ignores an invisible
 * one.
 */
export function rememberViewed(language: string, product: ProductFields): void {
  const { code, name, url, thumbnail } = product;
  const image = { src: thumbnail?.src ?? '', alt: thumbnail?.alt ?? '' };
  const viewed: ViewedProduct[] = product.visible === false ? [] : [{ code, name, url, language, image }];
  const others = recentlyViewed(language).filter((other) => other.code !== code);
  writeStored('local', key, JSON.stringify([...viewed, ...others].slice(0, maxViewed)));
}
