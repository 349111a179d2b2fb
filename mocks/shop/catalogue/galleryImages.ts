import type { Image } from '../../../src/api/generated/types';
import type { Size } from '../../data/schemas/catalogue';
import type { ColorKey } from '../../media/colors';
import type { Language } from '../languages';
import { productDrawing, productImage, wholeImages } from './images';
import type { Product } from './product';

/**
 * The pictures of a product in one colour and size for the gallery of its page: in a room, a drawing with its
 * dimensions, the whole product, and a close-up.
 */
export function galleryImages(product: Product, color: ColorKey, size: Size, language: Language): Image[] {
  return [
    { ...productImage(product, color, 'room', language), inRoom: true },
    productDrawing(product, size, language),
    ...wholeImages(product, color, language),
    productImage(product, color, 'detail', language),
  ];
}

/** The pictures of a product in all its colours and sizes, each once. */
export function allGalleryImages(product: Product, language: Language): Image[] {
  const all = product.colors.flatMap((color) =>
    product.sizes.flatMap((size) => galleryImages(product, color, size, language)),
  );
  return [...new Map(all.map((image) => [image.src, image])).values()];
}
