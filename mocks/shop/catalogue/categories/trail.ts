import { shopBrand } from '../../../../brand/shopBrand';
import type { Breadcrumb } from '../../../../src/api/generated/types';
import { routes, type Route } from '../../context';
import { categoryPath, root, type Category } from './categories';
import { productName } from '../assortment/names';
import type { Product } from '../product';
import { categoryUrl, productUrl } from '../urls';

function crumb(id: string, href: string, text: string): Breadcrumb {
  return { id, href, text, target: null, title: null };
}

/** Breadcrumb from home through the assortment to a category. */
export function categoryTrail(category: Category, route: Route): Breadcrumb[] {
  const { language } = routes[route];
  const path = [root, ...categoryPath(category)];
  return [
    crumb('start', `/${route}`, shopBrand.name),
    ...path.map(({ code, names }) => crumb(code, categoryUrl(code, route), names[language])),
  ];
}

/** Breadcrumb from home to a product. */
export function productTrail(product: Product, route: Route): Breadcrumb[] {
  return [
    ...categoryTrail(product.category, route),
    crumb(product.code, productUrl(product, route), productName(product, routes[route].language)),
  ];
}
