import { languages, type Language, type Localized } from '../context';
import { catalogue } from './catalogue';
import { categories, categoryPath, findCategory, type Category } from './categories';
import { productName } from './names';
import type { Product } from './product';
import { wordsIn } from './words/wordsIn';

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o' };

/** A name as a part of an address: small letters a to z, digits and hyphens. */
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

function urlOf(category: Category, language: Language): string {
  const path = category.parent ? categoryPath(category) : [category];
  return `/${[language, ...slugs(path, language)].join('/')}`;
}

/** Address of a category's page. Throws for a code there is no category of. */
export function categoryUrl(code: string, language: Language): string {
  const category = findCategory(code);
  if (!category) throw new Error(`There is no category ${code}`);
  return urlOf(category, language);
}

/** Address of a product's page: language, department, category, sub-category, name and id. */
export function productUrl(product: Product, language: Language): string {
  const [department, , ...others] = categoryPath(product.category);
  const path = slugs(department ? [department, ...others] : others, language);
  return `/${[language, ...path, `${slug(productName(product, language))}-${product.id}`].join('/')}`;
}

/** Address of a product's data sheet. */
export function dataSheetUrl(product: Product, language: Language): string {
  return `${productUrl(product, language)}/${wordsIn(language).dataSheetSlug}`;
}

/** The same address in every language. */
export function inEveryLanguage(url: (language: Language) => string): Localized {
  return { no: url('no'), sv: url('sv'), en: url('en') };
}

const categoryAt = new Map(
  categories.flatMap((category) =>
    languages.map((language) => [urlOf(category, language), { category, language }] as const),
  ),
);

/** What stands at an address of the catalogue, and the language the address is in. */
export type Place = { language: Language } & (
  { category: Category } | { product: Product } | { dataSheetOf: Product }
);

/** The product whose address, in some language, ends like this one. */
function productAt(path: string): Place | undefined {
  const [, , end = '', id, sheet] = /^\/([^/]+)\/(.+)-(\d{6})(?:\/([^/]+))?$/.exec(path) ?? [];
  const product = id && end ? catalogue().byId.get(Number(id)) : undefined;
  if (!product) return undefined;
  const url = sheet ? dataSheetUrl : productUrl;
  const language = languages.find((each) => url(product, each) === path);
  return language && { language, ...(sheet ? { dataSheetOf: product } : { product }) };
}

/** What stands at a path without query, or undefined when nothing of the catalogue does. */
export function placeAt(path: string): Place | undefined {
  return categoryAt.get(path) ?? productAt(path);
}
