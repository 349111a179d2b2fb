import { readEach } from '../../components/ErrorBoundary/readEach';
import type { Translate } from '../../i18n/translate';
import { vatLabel } from '../pricing/vatLabel';
import type { LineItem } from './cartCache';

/**
 * Texts for the invisible lines of a cart or an order, such as fees, which belong to the total of its items (CART-01).
 * @param place of the lines in a response, for exception reports
 * @param withVat VAT basis of that total
 * @example feeTexts(cart.lineItems, 'getCart /lineItems', withVat, t);
 */
export function feeTexts(
  lines: readonly LineItem[],
  place: string,
  withVat: boolean,
  t: Translate,
): string[] {
  return readEach(lines, place, ({ item, price }) => {
    const amount = (withVat && price?.totalPriceForItemsIncVat) || price?.totalPriceForItems;
    if (item.visible || !amount) return [];
    const isIncluded = amount === price?.totalPriceForItemsIncVat;
    return [t('cart.including', [item.name, vatLabel(amount.formattedString, isIncluded, t)])];
  }).flat();
}
