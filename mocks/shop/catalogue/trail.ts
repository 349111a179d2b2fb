import type { Breadcrumb } from '../../../src/api/generated/types';
import type { Language } from '../context';
import { siteName } from '../site';
import { categoryPath, root, type Category } from './categories';
import { productName } from './names';
import type { Product } from './product';
import { categoryUrl, productUrl } from './urls';

function crumb(id: string, href: string, text: string): Breadcrumb {
  return { id, href, text, target: null, title: null };
}

/** From home through the assortment to a category. */
export function categoryTrail(category: Category, language: Language): Breadcrumb[] {
  const path = [root, ...categoryPath(category)];
  return [
    crumb('start', `/${language}`, siteName),
    ...path.map(({ code, names }) => crumb(code, categoryUrl(code, language), names[language])),
  ];
}

/** From home to a product. */
export function productTrail(product: Product, language: Language): Breadcrumb[] {
  return [
    ...categoryTrail(product.category, language),
    crumb(product.code, productUrl(product, language), productName(product, language)),
  ];
}
