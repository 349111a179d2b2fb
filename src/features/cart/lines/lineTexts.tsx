import { readEach } from '../../../components/plain/readEach';
import { InlineList } from '../../../components/plain/InlineList';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { vatLabel } from '../../pricing/vatDisplay';
import type { LineItem } from '../cartCache';

/**
 * Texts for the invisible lines of a cart or an order, such as fees, which belong to the total of its items (CART-01).
 * @param path of the lines in a response, for exception reports
 * @param withVat VAT basis of that total
 * @example feeTexts(cart.lineItems, 'getCart /lineItems', withVat, t);
 */
export function feeTexts(lines: readonly LineItem[], path: string, withVat: boolean, t: Translate): string[] {
  return readEach(lines, path, ({ item, price }) => {
    const amount = (withVat && price?.totalPriceForItemsIncVat) || price?.totalPriceForItems;
    if (item.visible || !amount) return [];
    const isIncluded = amount === price?.totalPriceForItemsIncVat;
    return [t('cart.including', [item.name, vatLabel(amount.formattedString, isIncluded, t)])];
  }).flat();
}

/** A line's article number and, when present, its electrical number. */
export function ArticleNumbers({ code, elNumber }: Pick<LineItem, 'code' | 'elNumber'>) {
  const t = useTranslate();
  return <InlineList items={[t('cart.code', [code]), elNumber && `${t('product.elNumber')} ${elNumber}`]} />;
}
