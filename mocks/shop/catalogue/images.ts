import type { Image } from '../../../src/api/generated/types';
import type { ColorKey } from '../../media/colors';
import {
  drawingPicture,
  pictures,
  productPicture,
  wholeViews,
  type View,
  type WholeView,
} from '../../media/pictures';
import type { Size } from '../../data/schemas/catalogue';
import type { Language } from '../languages';
import { imageOf, mediaBase } from '../pictures';
import { productName } from './assortment/names';
import type { Product } from './product';
import { wordsIn } from './words';

/** Widths in px of the pictures in lists, and of those on a product page. */
const [thumbnailWidth, fullWidth] = [400, 800];

function altText(product: Product, color: ColorKey, view: View, language: Language): string {
  const { colors, angleView, roomView, detailView } = wordsIn(language);
  const name = `${productName(product, language)}, ${colors[color].toLowerCase()}`;
  const seen = { front: undefined, angle: angleView, room: roomView, detail: detailView }[view];
  return seen ? `${name}, ${seen}` : name;
}

/** The model in the pictures of a whole product, by its code: one of several shapes. */
export function shapeOf({ code, kind: { model } }: Product): string {
  const shapes = [model.id, ...(model.shapes ?? [])];
  return shapes[Number(code) % shapes.length] ?? model.id;
}

/** A product's picture in one colour, in all rendered widths (px). */
export function productImage(product: Product, color: ColorKey, view: View, language: Language): Image {
  const id = view === 'detail' ? product.kind.model.id : shapeOf(product);
  const { widths } = pictures.products[view];
  const width = widths.find((one) => one >= fullWidth) ?? fullWidth;
  const address = (base: string, each: number) => productPicture(base, id, color, view, each);
  return imageOf({ address, widths, width, height: width }, altText(product, color, view, language));
}

/** Width and height in px of a material. */
const materialWidth = 96;

/** The material of a product in one colour: a part of its close-up. Decorative, since the colour has a name. */
export function materialImage(product: Product, color: ColorKey): Image {
  return {
    alt: '',
    src: `${mediaBase}/swatches/${product.kind.model.id}-${color}.avif`,
    title: null,
    width: materialWidth,
    height: materialWidth,
  };
}

/** Width and height in px of a drawing, which stays sharp in any. */
const drawingWidth = 800;

/** The drawing of a product in one size, with its outer dimensions. */
export function productDrawing(product: Product, size: Size, language: Language): Image {
  return {
    alt: `${productName(product, language)}, ${wordsIn(language).drawing}`,
    src: drawingPicture(mediaBase, product.kind.model, size),
    title: null,
    width: drawingWidth,
    height: drawingWidth,
  };
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
    src: productPicture(mediaBase, shapeOf(product), color, view, thumbnailWidth),
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
