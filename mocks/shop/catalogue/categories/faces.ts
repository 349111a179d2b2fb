import type { Image } from '../../../../src/api/generated/types';
import type { Language } from '../../context';
import { catalogue } from '../catalogue';
import type { Category } from './categories';
import { productImage, productThumbnail } from '../images';
import type { Product } from '../product';

const faces = new Map<string, Product>();

/** The product a category is shown with: that of the first category below it, or what people like best in it. */
function faceOf({ code, children }: Category): Product | undefined {
  if (children[0]) return faceOf(children[0]);
  const known = faces.get(code);
  if (known) return known;
  const [first, ...others] = (catalogue().inCategory.get(code) ?? []).filter(({ active }) => active);
  if (!first) return undefined;
  const face = others.reduce((best, each) => (each.popularity > best.popularity ? each : best), first);
  faces.set(code, face);
  return face;
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
