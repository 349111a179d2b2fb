import { readEach } from '../../components/plain/readEach';
import type { Translate } from '../../i18n/translate';
import { deliveryDay, type DeliveryTexts } from '../delivery/deliveryDate';
import type { Cart, LineItem } from './cartCache';

/** Reasons why a cart cannot be ordered at once and as a whole (CART-03). */
interface CartStatus {
  /** A line exceeds the stock. */
  outOfStock: boolean;
  /** A line is inactive: its article is no longer for sale. */
  notActive: boolean;
}

/** True when the line's quantity exceeds its stock (CART-03). */
export const isOutOfStock = ({ inStockQuantity, quantity }: LineItem): boolean => inStockQuantity < quantity;

/**
 * Lines that the customer added and can change: no gifts, and no invisible lines such as fees, which count in the
 * totals only. A line without its item is left out and reported.
 */
export const ownLines = (lines: readonly LineItem[]): LineItem[] =>
  readEach(lines, 'getCart /lineItems', (line) => (!line.isGift && line.item.visible ? [line] : [])).flat();

/** CART-03: derive outOfStock and notActive from the lines of a cart. */
export function cartStatus(lines: readonly LineItem[]): CartStatus {
  const own = ownLines(lines);
  return {
    outOfStock: own.some((line) => line.active && isOutOfStock(line)),
    notActive: own.some(({ active }) => !active),
  };
}

/** CART-04: true when items in stock may be sent first, the default of a cart without the field. */
export const acceptsSplitting = ({ AcceptOrderSplitting = true }: Cart): boolean => AcceptOrderSplitting;

/** CART-04: true when the order ships in more than one part: items in stock may be sent first. */
export const isSplit = (cart: Cart): boolean =>
  acceptsSplitting(cart) &&
  cartStatus(cart.lineItems).outOfStock &&
  ownLines(cart.lineItems).some(({ active, inStockQuantity }) => active && inStockQuantity > 0);

/**
 * Stock status of a line (CART-03): short when the quantity exceeds the stock.
 * @returns the text, and `short` to style it as a warning
 */
export function lineStock(t: Translate, line: LineItem): { text: string; short: boolean } {
  if (!line.active) return { text: t('cart.notActive'), short: true };
  if (!isOutOfStock(line)) return { text: t('cart.inStock'), short: false };
  const left = line.inStockQuantity;
  return { text: left > 0 ? t('cart.shortOfStock', [left]) : t('cart.outOfStock'), short: true };
}

/** Delivery of a cart line as a whole: its day, or its stock and the day of the rest (CART-03). */
export function lineDelivery(t: Translate, line: LineItem, texts: DeliveryTexts): string | undefined {
  const { leadTimeDays, inStockQuantity, active } = line;
  const { text, short } = lineStock(t, line);
  const day = leadTimeDays === undefined ? undefined : deliveryDay(leadTimeDays, texts);
  if (!short) return day && t('cart.earliestDelivery', [day]);
  if (!active || !day) return text;
  return `${text}, ${t(inStockQuantity > 0 ? 'cart.restFrom' : 'cart.backOrderFrom', [day])}`;
}
