import type { LineItem } from '../../src/api/generated/types';
import type { LineRecord } from '../store/state';
import { catalogue } from './catalogue/catalogue';
import { giftCampaign } from './catalogue/prices/gifts';
import { regularPrice } from './catalogue/prices/priceTags';
import { articlesOf } from './catalogue/variations';
import type { ShopContext } from './context';
import { findArticle, lineItem } from './lines';
import { currencies, exVat, money } from './money';

/** True for an article that earns the gift of the campaign. */
function earnsGift({ code }: LineRecord): boolean {
  const product = findArticle(code)?.product;
  if (product?.campaign?.key !== giftCampaign.campaign) return false;
  return catalogue().inCategory.get(giftCampaign.goods)?.includes(product) ?? false;
}

/** The gifts for lines of a cart: one, as long as a line earns it. */
export function giftsWith(lines: readonly LineRecord[]): LineRecord[] {
  if (!lines.some(earnsGift)) return [];
  const gifts = catalogue().products.filter(({ isGift }) => isGift);
  return gifts.flatMap((gift) => articlesOf(gift).slice(0, 1)).map(({ code }) => ({ code, quantity: 1 }));
}

/** The gift lines for lines of a cart: they cost nothing, and cannot be changed or removed. */
export function giftLines(lines: readonly LineRecord[], context: ShopContext): LineItem[] {
  const { market } = context;
  const free = money(0, market);
  return giftsWith(lines).flatMap((line) => {
    const article = findArticle(line.code);
    if (!article) return [];
    const regular = regularPrice(article.product, article.size, market);
    const [regularPriceIncVat, regularPriceExVat] = [money(regular, market), money(exVat(regular), market)];
    const price = {
      regularPriceExVat,
      regularPriceIncVat,
      priceExVat: free,
      priceIncVat: free,
      discountExVat: regularPriceExVat,
      discountIncVat: regularPriceIncVat,
      discountPercentage: 100,
      description: null,
      currency: currencies[market],
      unitPrice: free,
      totalPriceForItems: free,
      totalPriceForItemsIncVat: free,
    };
    return [{ ...lineItem(line, context), isGift: true, price }];
  });
}
