import type { Price } from '../../../../src/api/generated/types';
import type { Market, ShopContext } from '../../context';
import { priceAnswer } from '../../money';
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

/**
 * The price with VAT in one size, the same for every customer: for sorting and for the cart.
 * @param couponCode applies the campaigns with this code as well as those without one
 */
export function priceIncVat(product: Product, size: Size, market: Market, couponCode?: string): number {
  const regular = regularPrice(product, size, market);
  const { campaign } = product;
  const applies = campaign && [null, couponCode].includes(campaign.couponCode);
  return applies ? reduced(regular, campaign.percentage) : regular;
}

/** The unit price in a size, or null for customers who may not see it. */
export function priceOf(product: Product, size: Size, context: ShopContext): Price | null {
  if (!seesPrice(product, context)) return null;
  const { market, couponCode } = context;
  const regular = regularPrice(product, size, market);
  const price = priceIncVat(product, size, market, couponCode);
  const discountPercentage = price < regular ? (product.campaign?.percentage ?? 0) : 0;
  return priceAnswer({ regular, price, discountPercentage }, market);
}
