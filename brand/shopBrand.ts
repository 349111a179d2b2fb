import type { Brand } from './brand.ts';
import { furulia } from './furulia/brand.ts';
import { rettvinkel } from './rettvinkel/brand.ts';

/** Brands by the name of their folder. */
export const brands: Readonly<Record<string, Brand>> = { furulia, rettvinkel };

/** Folder of the brand: the environment variable `BRAND`; a build replaces it by its value. */
export const brandFolder = process.env.BRAND || 'furulia';

/**
 * Brand of the shop. A build replaces the variable by the facts of its brand, and contains no other.
 * @example document.title = shopBrand.name;
 */
export const shopBrand: Brand = process.env.SHOP_BRAND
  ? (JSON.parse(process.env.SHOP_BRAND) as Brand)
  : (brands[brandFolder] ?? furulia);
