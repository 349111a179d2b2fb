import type { Image } from '../../../src/api/generated/types';
import type { ColorKey } from '../../pictures/colors';
import { productPicture, productWidths, views, widthsOf, type View } from '../../pictures/manifest';
import type { Language } from '../context';
import { productName } from './assortment/names';
import type { Product } from './product';
import { wordsIn } from './words/wordsIn';

const base = '/mock-media';
const [thumbnailWidth, fullWidth] = productWidths;

function altText(product: Product, color: ColorKey, view: View, language: Language): string {
  const { colors, angleView } = wordsIn(language);
  const name = `${productName(product, language)}, ${colors[color].toLowerCase()}`;
  return view === 'angle' ? `${name}, ${angleView}` : name;
}

/** A product's picture in one colour, in all its widths (px). */
export function productImage(product: Product, color: ColorKey, view: View, language: Language): Image {
  const address = (width: number) => productPicture(base, product.kind.model.id, color, view, width);
  return {
    alt: altText(product, color, view, language),
    src: address(fullWidth),
    title: null,
    width: fullWidth,
    height: fullWidth,
    sources: widthsOf(product.kind.model.id).map((width) => ({ url: address(width), width })),
  };
}

/** The small picture of a product in one colour. */
export function productThumbnail(product: Product, color: ColorKey, language: Language): Image {
  return {
    alt: altText(product, color, product.view, language),
    src: productPicture(base, product.kind.model.id, color, product.view, thumbnailWidth),
    title: null,
    width: thumbnailWidth,
    height: thumbnailWidth,
  };
}

/** All pictures of a product in one colour, its main view first. */
export function productImages(product: Product, color: ColorKey, language: Language): Image[] {
  const others = views.filter((view) => view !== product.view);
  return [product.view, ...others].map((view) => productImage(product, color, view, language));
}
