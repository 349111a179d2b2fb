import type { Product as Card } from '../../../src/api/generated/types';
import type { ColorKey } from '../../pictures/colors';
import type { Language, ShopContext } from '../context';
import { categoryPath } from './categories/categories';
import { familyFacts } from './assortment/families';
import { giftCampaign } from './prices/gifts';
import { productImages, productThumbnail } from './images';
import { colorOf, productName, typeName } from './assortment/names';
import { priceOf } from './prices/priceTags';
import type { Product } from './product';
import { promotionOf } from './prices/promotions';
import { textsIn } from './texts/textsIn';
import { productUrl } from './urls';
import { productStock, variationsOf } from './variations';
import { wordsIn } from './words/wordsIn';

/** The sentence on a product's card. */
export function marketingText({ kind, id }: Product, language: Language): string {
  const [first, ...others] = textsIn(language).families[kind.model.family].marketing;
  return [first, ...others][id % (others.length + 1)] ?? first;
}

/** What the customer should know before buying, or null. */
export function noteOf({ kind, isGift }: Product, language: Language): string | null {
  if (isGift) return giftCampaign.note[language];
  const { soldSingly, madeByHand } = wordsIn(language);
  if (kind.model.family === 'chairs') return soldSingly;
  return familyFacts[kind.model.family].trade === 'decoration' ? madeByHand : null;
}

function flagsOf(product: Product, context: ShopContext) {
  const { active, hidePrice, isGift, visible, bestSeller, newProduct, recommended, maxQuantity } = product;
  const stock = productStock(product, context);
  return {
    active,
    bestSeller,
    newProduct,
    recommended,
    inStock: active && stock > 0,
    inStockQuantity: stock,
    maxQuantity,
    isBuyable: active && !hidePrice && !isGift,
    isGift,
    visible,
    hidePrice,
  };
}

function looksOf(product: Product, color: ColorKey, language: Language) {
  const images = productImages(product, color, language);
  const [image = productThumbnail(product, color, language)] = images;
  return {
    image,
    thumbnail: productThumbnail(product, color, language),
    images,
    color: colorOf(color, language),
    availableColors: product.colors.map((each) => colorOf(each, language)),
  };
}

/**
 * A product as listings, hits and blocks show it, in one language and for one customer (CARD-01).
 * @param color what its pictures show
 */
export function productCard(
  product: Product,
  context: ShopContext,
  color: ColorKey = product.colors[0],
): Card {
  const { language } = context;
  const [size] = product.sizes;
  const variations = variationsOf(product, context);
  return {
    code: product.code,
    name: productName(product, language),
    marketingText: marketingText(product, language),
    elNumber: product.elNumber,
    alternativeProductNumber: product.alternativeProductNumber,
    brand: product.series.brand,
    mainCategory: product.category.names[language],
    productType: typeName(product, language),
    url: productUrl(product, context.route),
    note: noteOf(product, language),
    categoryPath: categoryPath(product.category).map(({ names }) => names[language]),
    price: priceOf(product, size, context),
    promotion: promotionOf(product, size, context),
    variations,
    numberOfVariants: variations.length,
    ...flagsOf(product, context),
    ...looksOf(product, color, language),
  };
}
