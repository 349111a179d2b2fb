import type { Image } from '../../../src/api/generated/types';
import type { ColorKey } from '../../media/colors';
import {
  productPicture,
  wholeViews,
  wholeWidths,
  type Manifest,
  type View,
  type WholeView,
} from '../../media/manifest';
import manifest from '../../media/manifest.json' with { type: 'json' };
import type { Language } from '../languages';
import { imageOf, mediaBase } from '../pictures';
import { productName } from './assortment/names';
import type { Product } from './product';
import { wordsIn } from './words';

const [thumbnailWidth, fullWidth] = wholeWidths;
/** The rendered pictures. */
const { products: rendered } = manifest as unknown as Manifest;

function altText(product: Product, color: ColorKey, view: View, language: Language): string {
  const { colors, angleView, roomView, detailView } = wordsIn(language);
  const name = `${productName(product, language)}, ${colors[color].toLowerCase()}`;
  const seen = { front: undefined, angle: angleView, room: roomView, detail: detailView }[view];
  return seen ? `${name}, ${seen}` : name;
}

/** A product's picture in one colour, in all rendered widths (px). */
export function productImage(product: Product, color: ColorKey, view: View, language: Language): Image {
  const { id } = product.kind.model;
  const widths = rendered[id]?.widths[view] ?? [fullWidth];
  const width = widths.find((one) => one >= fullWidth) ?? fullWidth;
  const address = (base: string, each: number) => productPicture(base, id, color, view, each);
  return imageOf({ address, widths, width, height: width }, altText(product, color, view, language));
}

/** The small picture of a product in one colour, in its main view by default. */
export function productThumbnail(
  product: Product,
  color: ColorKey,
  language: Language,
  view: WholeView = product.view,
): Image {
  return {
    alt: altText(product, color, view, language),
    src: productPicture(mediaBase, product.kind.model.id, color, view, thumbnailWidth),
    title: null,
    width: thumbnailWidth,
    height: thumbnailWidth,
  };
}

/** The pictures of a whole product in one colour, beginning with its main view by default. */
export function wholeImages(
  product: Product,
  color: ColorKey,
  language: Language,
  first: WholeView = product.view,
): Image[] {
  const others = wholeViews.filter((view) => view !== first);
  return [first, ...others].map((view) => productImage(product, color, view, language));
}

/** The pictures of a card: the product, and on hover the product in a room. */
export function cardImages(product: Product, color: ColorKey, language: Language, first: WholeView): Image[] {
  return [first, 'room' as const].map((view) => productImage(product, color, view, language));
}
