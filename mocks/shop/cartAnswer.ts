import type {
  Cart,
  CartPrice,
  LineItem,
  Promotion,
  ShippingDestination,
} from '../../src/api/generated/types';
import type { CartRecord } from '../store/state';
import { promotionOf } from './catalogue/prices/promotions';
import type { Market, ShopContext } from './context';
import { giftLines } from './gifts';
import { findArticle, lineItem } from './lines';
import { currencies, exVat, money } from './money';
import { cartShippingMethods, freight, leadTime, methodFor } from './shipping';

/** A cart without lines. */
export const emptyCart: CartRecord = {
  lines: [],
  acceptOrderSplitting: true,
  shippingMethod: null,
  shippingDestination: null,
};

function sum(
  lines: readonly LineItem[],
  amountOf: (price: NonNullable<LineItem['price']>) => number,
): number {
  return lines.reduce((total, { price }) => total + (price ? amountOf(price) : 0), 0);
}

/**
 * The totals of lines: items, freight and VAT add up to the total.
 * @param shippingIncVat kroner including VAT
 */
export function totals(lines: readonly LineItem[], shippingIncVat: number, market: Market): CartPrice {
  const itemsExVat = sum(lines, ({ totalPriceForItems }) => totalPriceForItems.amount);
  const itemsIncVat = sum(lines, ({ totalPriceForItemsIncVat }) => totalPriceForItemsIncVat?.amount ?? 0);
  const whole = itemsIncVat + shippingIncVat;
  return {
    unitPrice: money(
      sum(lines, ({ unitPrice }) => unitPrice.amount),
      market,
    ),
    unitPriceIncVat: money(
      sum(lines, ({ priceIncVat }) => priceIncVat.amount),
      market,
    ),
    totalPriceForItems: money(itemsExVat, market),
    totalPriceForItemsIncVat: money(itemsIncVat, market),
    shipping: money(exVat(shippingIncVat), market),
    shippingIncVat: money(shippingIncVat, market),
    totalPrice: money(whole, market),
    totalVat: money(whole - itemsExVat - exVat(shippingIncVat), market),
    currency: currencies[market],
  };
}

/** Sum of lines including VAT, before freight. */
export const itemsIncVat = (lines: readonly LineItem[]): number =>
  sum(lines, ({ totalPriceForItemsIncVat }) => totalPriceForItemsIncVat?.amount ?? 0);

/** Promotions that reduce prices in the cart, each with its total reduction. */
function promotionsOf(lines: readonly LineItem[], context: ShopContext): Promotion[] {
  const found = new Map<string, { promotion: Promotion; savedExVat: number; savedIncVat: number }>();
  for (const { code, quantity, price } of lines) {
    const article = findArticle(code);
    const promotion = article && promotionOf(article.product, article.size, context);
    if (!promotion || !price || price.discountExVat.amount === 0) continue;
    const before = found.get(promotion.promotionName);
    const savedExVat = (before?.savedExVat ?? 0) + price.discountExVat.amount * quantity;
    const savedIncVat = (before?.savedIncVat ?? 0) + price.discountIncVat.amount * quantity;
    found.set(promotion.promotionName, { promotion, savedExVat, savedIncVat });
  }
  return [...found.values()].map(({ promotion, savedExVat, savedIncVat }) => ({
    ...promotion,
    promotionDiscountAmount: money(savedExVat, context.market),
    promotionDiscountAmountIncVat: money(savedIncVat, context.market),
    evaluatedDiscountedPriceForPromotion: null,
    evaluatedDiscountedPriceForPromotionRoundedDown: null,
    evaluatedDiscountedPriceForPromotionRoundedUp: null,
  }));
}

/** The part of a cart that sets its prices: coupon code, or market and prices of its quote. */
export const cartPrices = ({ couponCode, quote }: CartRecord) => ({
  ...(couponCode !== undefined && { couponCode }),
  ...(quote && { market: quote.market, offeredPrices: quote.prices }),
});

/**
 * A cart in the contract's form.
 * @param destination of the delivery
 * @param withPrices false sets every price to null (the operation's getPrice flag)
 */
export function cartAnswer(
  cart: CartRecord,
  destination: ShippingDestination | null,
  asked: ShopContext,
  withPrices = true,
): Cart {
  const context = { ...asked, ...cartPrices(cart) };
  const bought = cart.lines.map((line) => lineItem(line, context));
  const lines = [...bought, ...giftLines(cart.lines, context)];
  const { market, sold } = context;
  const shipment = { lines: cart.lines, itemsIncVat: itemsIncVat(lines), destination, market, sold };
  const shippingMethod = methodFor(cart.shippingMethod, shipment);
  for (const line of bought)
    line.leadTimeDays = leadTime(shippingMethod ?? '', { ...shipment, lines: [line] });
  const seesPrices = context.seesPrices && withPrices;
  const common = {
    numberOfItems: lines.reduce((total, { quantity }) => total + quantity, 0),
    AcceptOrderSplitting: cart.acceptOrderSplitting,
    ...(cart.quote ? { quoteNumber: cart.quote.quoteNumber } : { couponCode: cart.couponCode ?? null }),
    shippingMethods: cartShippingMethods(shipment, context, seesPrices),
    shippingMethod,
    shippingDestination: destination,
  };
  if (!seesPrices) {
    const lineItems = lines.map((line) => ({ ...line, price: null }));
    return { ...common, lineItems, totalPrice: null, promotions: [], price: null };
  }
  const price = totals(lines, freight(shippingMethod, shipment), market);
  return {
    ...common,
    lineItems: lines,
    totalPrice: price.totalPrice,
    promotions: cart.quote ? [] : promotionsOf(bought, context),
    price,
  };
}
