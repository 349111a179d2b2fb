import type { Image } from '../../../../src/api/generated/types';
import type { Language } from '../../context';
import { catalogue } from '../catalogue';
import type { Category } from './categories';
import { productImage, productThumbnail } from '../images';
import type { Product } from '../product';

const mostPopular = new Map<string, readonly Product[]>();

/** What people like best in a category comes first; of products that look alike there is one. */
function mostPopularIn(code: string): readonly Product[] {
  const known = mostPopular.get(code);
  if (known) return known;
  const byLook = new Map<string, Product>();
  const active = (catalogue().inCategory.get(code) ?? []).filter((product) => product.active);
  for (const product of active.toSorted((a, b) => b.popularity - a.popularity)) {
    const look = `${product.kind.model.id} ${product.colors[0]}`;
    if (!byLook.has(look)) byLook.set(look, product);
  }
  const products = [...byLook.values()];
  mostPopular.set(code, products);
  return products;
}

/**
 * The product a category is shown with: what people like best in it. One with others below it is shown with the next
 * best of the first of them, so that no two of them have the same picture.
 */
function faceOf({ code, children: [first] }: Category, place = 0): Product | undefined {
  if (first) return faceOf(first, place + 1);
  const products = mostPopularIn(code);
  return products[place % products.length];
}

/** A small picture for a category, under its own name. */
export function categoryThumbnail(category: Category, language: Language): Image | null {
  const face = faceOf(category);
  return face ? { ...productThumbnail(face, face.colors[0], language), alt: category.names[language] } : null;
}

/** A large picture for a category, in all its widths, under its own name. */
export function categoryPicture(category: Category, language: Language): Image | null {
  const face = faceOf(category);
  return face
    ? { ...productImage(face, face.colors[0], face.view, language), alt: category.names[language] }
    : null;
}
