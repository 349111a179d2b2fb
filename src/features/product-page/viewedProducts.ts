import type { components } from '../../api/generated/types';
import { readStored, writeStored } from '../../config/storage';

/** What is kept of a product somebody has looked at: never a price. */
export interface SeenProduct {
  code: string;
  name: string;
  url: string;
  /** Address and description of its picture. */
  image: { src: string; alt: string };
}

/** How many are kept. */
const most = 9;
const keyOf = (language: string) => `recentlyViewed.${language}`;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSeenProduct(value: unknown): value is SeenProduct {
  if (!isObject(value) || !isObject(value.image)) return false;
  const texts = [value.code, value.name, value.url, value.image.src, value.image.alt];
  return texts.every((text) => typeof text === 'string');
}

/**
 * PDP-01: the products looked at before in this browser, newest first.
 * @param language names and addresses are those of one language
 * @returns what of it can be read; nothing when none can
 */
export function recentlyViewed(language: string): SeenProduct[] {
  try {
    const kept: unknown = JSON.parse(readStored('local', keyOf(language)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeenProduct) : [];
  } catch {
    return [];
  }
}

/** PDP-01: keeps a product among those looked at, as the newest. */
export function rememberViewed(language: string, product: components['schemas']['ProductFields']): void {
  const { code, name, url, thumbnail } = product;
  const seen: SeenProduct = { code, name, url, image: { src: thumbnail.src, alt: thumbnail.alt } };
  const others = recentlyViewed(language).filter((other) => other.code !== code);
  writeStored('local', keyOf(language), JSON.stringify([seen, ...others].slice(0, most)));
}
