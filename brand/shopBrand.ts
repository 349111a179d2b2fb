import type { Brand } from './brand.ts';

/** Folder of the brand: the environment variable `BRAND`; a build replaces it by its value. */
export const brandFolder = process.env.BRAND || 'furulia';

/** The brand.json of the folder, in Node only: browsers have no files. */
const readBrand = (): Brand => {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  return JSON.parse(readFileSync(`${import.meta.dirname}/${brandFolder}/brand.json`, 'utf8')) as Brand;
};

/**
 * Brand of the shop. A build replaces the variable by the facts of its brand, and contains no other.
 * @example document.title = shopBrand.name;
 */
export const shopBrand: Brand = process.env.SHOP_BRAND
  ? (JSON.parse(process.env.SHOP_BRAND) as Brand)
  : readBrand();
