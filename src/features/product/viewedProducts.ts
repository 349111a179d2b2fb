import type { ProductFields } from '../../api/generated/types';
import { readStoredList, writeStored, type PrivateKey } from '../../config/storage';

/** What is stored of a product that was viewed: never a price. */
export interface ViewedProduct {
  code: string;
  name: string;
  url: string;
  /** The language of its name and address. */
  language: string;
  /** The address and the description of its picture. */
  image: { src: string; alt: string };
}

/** How many are stored. */
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
 * @param language only products in this language
 * @returns an empty list where storage holds nothing valid
 */
export function recentlyViewed(language: string): ViewedProduct[] {
  return readStoredList('local', key, isViewedProduct).filter((each) => each.language === language);
}

/**
 * PDP-01: stores a product as the newest of those viewed; products in another language are removed, and one that is not
 * visible is not stored.
 */
export function rememberViewed(language: string, product: ProductFields): void {
  const { code, name, url, thumbnail } = product;
  const image = { src: thumbnail?.src ?? '', alt: thumbnail?.alt ?? '' };
  const viewed: ViewedProduct[] = product.visible === false ? [] : [{ code, name, url, language, image }];
  const others = recentlyViewed(language).filter((other) => other.code !== code);
  writeStored('local', key, JSON.stringify([...viewed, ...others].slice(0, maxViewed)));
}
