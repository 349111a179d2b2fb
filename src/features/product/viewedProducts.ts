import type { ProductFields } from '../../api/generated/types';
import { readStored, writeStored } from '../../config/storage';

/** What is kept of a product somebody has looked at: never a price. */
export interface SeenProduct {
  code: string;
  name: string;
  url: string;
  /** Language of its name and address. */
  language: string;
  /** Address and description of its picture. */
  image: { src: string; alt: string };
}

/** How many are kept. */
const most = 9;
const key = 'recentlyViewed';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSeenProduct(value: unknown): value is SeenProduct {
  if (!isObject(value) || !isObject(value.image)) return false;
  const texts = [value.code, value.name, value.url, value.language, value.image.src, value.image.alt];
  return texts.every((text) => typeof text === 'string');
}

/**
 * PDP-01: the products looked at before in this browser, newest first.
 * @param language only those whose names and addresses are in it
 * @returns what of it can be read; nothing when none can
 */
export function recentlyViewed(language: string): SeenProduct[] {
  try {
    const kept: unknown = JSON.parse(readStored('local', key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeenProduct).filter((each) => each.language === language) : [];
  } catch {
    return [];
  }
}

/** PDP-01: keeps a product among those looked at, as the newest; those in another language go. */
export function rememberViewed(language: string, product: ProductFields): void {
  const { code, name, url, thumbnail } = product;
  const seen: SeenProduct = { code, name, url, language, image: { src: thumbnail.src, alt: thumbnail.alt } };
  const others = recentlyViewed(language).filter((other) => other.code !== code);
  writeStored('local', key, JSON.stringify([seen, ...others].slice(0, most)));
}

/** AUTH-03: what one customer has looked at is not for the next. */
export function forgetViewed(): void {
  writeStored('local', key, null);
}
