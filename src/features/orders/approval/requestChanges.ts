import type { Translate } from '../../../i18n/translate';
import { isOutOfStock } from '../../cart/cartStatus';
import type { Order } from '../orderQueries';

type Line = Order['orderItems'][number];

function lineChanges(t: Translate, line: Line, before: Line | undefined): string[] {
  const { name } = line.item;
  if (line.isGift) return [];
  if (!line.active) return [t('orders.lineInactive', [name])];
  const isOther = line.price?.priceIncVat.amount !== before?.price?.priceIncVat.amount;
  return [
    ...(before && isOther ? [t('checkout.linePrice', [name])] : []),
    ...(isOutOfStock(line) ? [t('checkout.lineShort', [name, Math.max(0, line.inStockQuantity)])] : []),
  ];
}

/** Changes since an order was sent for approval: prices, stock, goods no longer sold, and the total. */
export function requestChanges(t: Translate, { orderItems, totalPrice, approval }: Order): string[] {
  if (!approval) return [];
  const { currentItems, currentTotal } = approval;
  const isOther = currentTotal.amount !== totalPrice.amount;
  return [
    ...currentItems.flatMap((line) =>
      lineChanges(
        t,
        line,
        orderItems.find(({ code }) => code === line.code),
      ),
    ),
    ...(isOther
      ? [t('orders.totalChanged', [currentTotal.formattedString, totalPrice.formattedString])]
      : []),
  ];
}
