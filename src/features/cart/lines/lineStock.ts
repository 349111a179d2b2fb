import type { Translate } from '../../../i18n/translate';
import type { LineItem } from '../cartCache';
import { isOutOfStock } from '../cartStatus';

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
