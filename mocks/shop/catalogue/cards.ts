import type { Product as Card } from '../../../src/api/generated/types';
import type { ColorKey } from '../../media/colors';
import type { WholeView } from '../../media/pictures';
import type { ShopContext } from '../context';
import type { Language } from '../languages';
import { categoryPath } from './categories/categories';
import { familyFacts } from './assortment/families';
import { giftCampaign } from './prices/gifts';
import { cardImages, productThumbnail } from './images';
import { colorOf, productName, typeName } from './assortment/names';
import { agreementOn } from './prices/agreements';
import { priceOf } from './prices/priceTags';
import type { Product } from './product';
import { promotionOf } from './prices/promotions';
import { ratingOf } from './reviews';
import { keyFacts } from './specifications';
import { familyTexts } from './texts';
import { productUrl } from './urls';
import { articleInColor, articleUrl, productStock, variationsOf } from './variations';
import { wordsIn } from './words';

/** The sentence on a product card. */
export function marketingText({ kind, id }: Product, language: Language): string {
  const { marketing } = familyTexts(kind, language);
  return marketing[id % marketing.length] ?? '';
}

/** A note about the purchase, or null. */
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
    ...agreementOn(product, context)?.rules,
    isBuyable: active && !hidePrice && !isGift,
    isGift,
    visible,
    hidePrice,
  };
}

/** Colour and view of a card's picture. */
export interface Look {
  color: ColorKey;
  view: WholeView;
}

function looksOf(product: Product, { color, view }: Look, language: Language) {
  const images = cardImages(product, color, language, view);
  const thumbnail = productThumbnail(product, color, language, view);
  const [image = thumbnail] = images;
  return {
    image,
    thumbnail,
    images,
    color: colorOf(color, language),
    availableColors: product.colors.map((each) => colorOf(each, language)),
  };
}

/** URL of a product page in the card's colour: the product's or, when that opens in another colour, an article's. */
function cardUrl(product: Product, color: ColorKey, context: ShopContext): string {
  const own = articleInColor(product, product.colors[0], context);
  const shown = articleInColor(product, color, context);
  return shown.color === own.color ? productUrl(product, context.route) : articleUrl(shown, context.route);
}

/**
 * A product in listings, hits and blocks, in one language and for one customer (CARD-01).
 * @param look colour and view of its pictures
 */
export function productCard(
  product: Product,
  context: ShopContext,
  look: Look = { color: product.colors[0], view: product.view },
): Card {
  const { language } = context;
  const [size] = product.sizes;
  const variations = variationsOf(product, context, look.view);
  const rating = ratingOf(product);
  return {
    code: product.code,
    name: productName(product, language),
    marketingText: marketingText(product, language),
    elNumber: product.elNumber,
    alternativeProductNumber: product.alternativeProductNumber,
    brand: product.series.brand,
    mainCategory: product.category.names[language],
    productType: typeName(product, language),
    url: cardUrl(product, look.color, context),
    note: noteOf(product, language),
    categoryPath: categoryPath(product.category).map(({ names }) => names[language]),
    price: priceOf(product, size, context),
    promotion: promotionOf(product, size, context),
    variations,
    numberOfVariants: variations.length,
    keyFacts: keyFacts(product, language),
    ...(rating && { rating }),
    ...flagsOf(product, context),
    ...looksOf(product, look, language),
  };
}
