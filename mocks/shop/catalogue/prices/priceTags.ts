import type { Price } from '../../../../src/api/generated/types';
import type { Market, ShopContext } from '../../context';
import { exVat, money, priceAnswer } from '../../money';
import { agreementOn } from './agreements';
import type { Product } from '../product';
import type { Size } from '../../../data/schemas/catalogue';

/** True for a product with a price to show: not on request, and no gift. */
export const hasPrice = ({ hidePrice, isGift }: Product): boolean => !hidePrice && !isGift;

/** True when the caller may see the product's price (CARD-03, CARD-04). */
export function seesPrice(product: Product, { seesPrices }: ShopContext): boolean {
  return seesPrices && hasPrice(product);
}

/** The regular price with VAT: a multiple of five kroner. */
export function regularPrice(product: Product, size: Size, market: Market): number {
  return Math.round((product.prices[market] * size.factor) / 5) * 5;
}

/** An amount with VAT after a reduction in per cent, in whole kroner, rounded in the customer's favour. */
export function reduced(amount: number, percentage: number): number {
  return Math.floor((amount * (100 - percentage)) / 100);
}

/** The regular price with VAT of the caller: that of the agreement of an organisation. */
function ownRegularPrice(product: Product, size: Size, context: CallerContext): number {
  return reduced(regularPrice(product, size, context.market), agreementOn(product, context)?.percentage ?? 0);
}

/** Context of a price; its coupon code applies the campaigns with this code as well as those without one. */
type CallerContext = Pick<ShopContext, 'market' | 'couponCode' | 'isOrganization'>;

/** The price of one unit with VAT in one size, for sorting too. */
export function priceIncVat(product: Product, size: Size, context: CallerContext): number {
  const regular = ownRegularPrice(product, size, context);
  const { campaign } = product;
  const applies = campaign && [null, context.couponCode].includes(campaign.couponCode);
  return applies ? reduced(regular, campaign.percentage) : regular;
}

/** The list price of an article with another one by agreement, and the prices of larger quantities. */
function agreedPrices(product: Product, size: Size, context: CallerContext): Partial<Price> {
  const agreement = agreementOn(product, context);
  if (!agreement) return {};
  const { market } = context;
  const list = regularPrice(product, size, market);
  const price = priceIncVat(product, size, context);
  return {
    ...(price < list && { listPriceExVat: money(exVat(list), market), listPriceIncVat: money(list, market) }),
    tierPrices: agreement.tiers.map(([minQuantity, percentage]) => {
      const amount = reduced(price, percentage);
      return { minQuantity, priceExVat: money(exVat(amount), market), priceIncVat: money(amount, market) };
    }),
  };
}

/** The unit price in a size, or null for customers who may not see it. */
export function priceOf(product: Product, size: Size, context: ShopContext): Price | null {
  if (!seesPrice(product, context)) return null;
  const regular = ownRegularPrice(product, size, context);
  const price = priceIncVat(product, size, context);
  const discountPercentage = price < regular ? (product.campaign?.percentage ?? 0) : 0;
  return {
    ...priceAnswer({ regular, price, discountPercentage }, context.market),
    ...agreedPrices(product, size, context),
  };
}
