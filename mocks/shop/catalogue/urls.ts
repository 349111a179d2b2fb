import { allRoutes, routeNames, routes, type Route } from '../context';
import type { Language } from '../languages';
import { catalogue } from './catalogue';
import { categories, categoryPath, findCategory, type Category } from './categories/categories';
import { productName } from './assortment/names';
import type { Product } from './product';
import { wordsIn } from './words';

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o' };

/** A name as a part of an address: lower-case letters a to z, digits and hyphens. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[æø]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function slugs(path: readonly Category[], language: Language): string[] {
  return path.map(({ names }) => slug(names[language]));
}

function urlOf(category: Category, route: Route): string {
  const path = category.parent ? categoryPath(category) : [category];
  return `/${[route, ...slugs(path, routes[route].language)].join('/')}`;
}

/** Address of a category's page. Throws for an unknown code. */
export function categoryUrl(code: string, route: Route): string {
  const category = findCategory(code);
  if (!category) throw new Error(`There is no category ${code}`);
  return urlOf(category, route);
}

/** Address of a product's page: language route, department, category, sub-category, name and id. */
export function productUrl(product: Product, route: Route): string {
  const { language } = routes[route];
  const [department, , ...others] = categoryPath(product.category);
  const path = slugs(department ? [department, ...others] : others, language);
  return `/${[route, ...path, `${slug(productName(product, language))}-${product.id}`].join('/')}`;
}

/** Address of a product's data sheet. */
export function dataSheetUrl(product: Product, route: Route): string {
  return `${productUrl(product, route)}/${wordsIn(routes[route].language).dataSheetSlug}`;
}

/** The addresses at all routes of the shop, by the route's language tag. */
export function atEveryRoute(url: (route: Route) => string): Record<string, string> {
  return Object.fromEntries(routeNames.map((route) => [routes[route].code, url(route)]));
}

const categoryAt = new Map(
  categories.flatMap((category) =>
    allRoutes.map((route) => [urlOf(category, route), { category, route }] as const),
  ),
);

/** The page of the catalogue at an address, and the route of the address. */
export type Place = { route: Route } & (
  { category: Category } | { product: Product } | { dataSheetOf: Product }
);

/** The product, or product with a data sheet, at a path of any route. */
function productAt(path: string): Place | undefined {
  const [, , end = '', id, sheet] = /^\/([^/]+)\/(.+)-(\d{6})(?:\/([^/]+))?$/.exec(path) ?? [];
  const product = id && end ? catalogue().byId.get(Number(id)) : undefined;
  if (!product) return undefined;
  const url = sheet ? dataSheetUrl : productUrl;
  const route = allRoutes.find((each) => url(product, each) === path);
  return route && { route, ...(sheet ? { dataSheetOf: product } : { product }) };
}

/** The place of a path without query, or undefined when it is not in the catalogue. */
export function placeAt(path: string): Place | undefined {
  return categoryAt.get(path) ?? productAt(path);
}
