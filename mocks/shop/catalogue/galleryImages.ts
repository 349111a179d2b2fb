import type { Image } from '../../../src/api/generated/types';
import type { ColorKey } from '../../media/colors';
import type { Language } from '../languages';
import { productImage, wholeImages } from './images';
import type { Product } from './product';

/**
 * The pictures of a product in one colour for the gallery of its page: the whole product, in a room, and a close-up.
 */
export function galleryImages(product: Product, color: ColorKey, language: Language): Image[] {
  return [
    ...wholeImages(product, color, language),
    { ...productImage(product, color, 'room', language), inRoom: true },
    productImage(product, color, 'detail', language),
  ];
}
