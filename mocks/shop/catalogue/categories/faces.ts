import type { Image } from '../../../../src/api/generated/types';
import type { View } from '../../../media/pictures';
import type { Language } from '../../languages';
import { catalogue } from '../catalogue';
import type { Category } from './categories';
import { productImage, productThumbnail } from '../images';
import type { Product } from '../product';

const mostPopular = new Map<string, readonly Product[]>();

/** Products of a category by popularity; of those with the same picture only the first. */
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
 * The product in a category's picture: its most popular one. A category with children uses the next most popular of its
 * first child, so that no two categories have the same picture.
 */
function faceOf({ code, children: [first] }: Category, place = 0): Product | undefined {
  if (first) return faceOf(first, place + 1);
  const products = mostPopularIn(code);
  return products[place % products.length];
}

/** A small picture of a category, with its name as alternative text. */
export function categoryThumbnail(category: Category, language: Language): Image | null {
  const face = faceOf(category);
  return face ? { ...productThumbnail(face, face.colors[0], language), alt: category.names[language] } : null;
}

function pictureOf(category: Category, language: Language, viewOf: (face: Product) => View): Image | null {
  const face = faceOf(category);
  return face
    ? { ...productImage(face, face.colors[0], viewOf(face), language), alt: category.names[language] }
    : null;
}

/** A large picture of a category, in all widths, with its name as alternative text. */
export const categoryPicture = (category: Category, language: Language): Image | null =>
  pictureOf(category, language, ({ view }) => view);

/** The picture of a category's product in a room, with the category's name as alternative text. */
export const roomPictureOf = (category: Category, language: Language): Image | null =>
  pictureOf(category, language, () => 'room');
