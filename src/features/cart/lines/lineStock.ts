import type { Translate } from '../../../i18n/translate';
import type { LineItem } from '../cartCache';
import { isOutOfStock } from '../cartStatus';

/**
 * What the stock has to say about a line (CART-03): it is short when there is less than the quantity.
 * @returns the text, and whether it is bad news
 */
export function lineStock(t: Translate, line: LineItem): { text: string; short: boolean } {
  if (!line.active) return { text: t('cart.notActive'), short: true };
  if (!isOutOfStock(line)) return { text: t('cart.inStock'), short: false };
  const left = line.inStockQuantity;
  return { text: left > 0 ? t('cart.shortOfStock', [left]) : t('cart.outOfStock'), short: true };
}
