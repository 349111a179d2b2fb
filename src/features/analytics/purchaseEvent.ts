import type { components } from '../../api/generated/types';
import { readPrivateList, writePrivate } from '../../lib/privateStorage';
import { itemsOf } from './cartEvents';
import { isDataLayerOpen } from '../../lib/dataLayer';
import { pushEcommerce } from './ecommerce';

type Order = Pick<
  components['schemas']['Order'],
  'orderNumber' | 'orderItems' | 'totalPriceForItems' | 'totalFreightPrice' | 'totalVat'
>;

/** Session storage key for the order numbers whose purchase event has been pushed. */
const storageKey = 'pushedPurchases';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Push purchase with the order number as transaction_id, once per order and browser session: reloading the
 * confirmation pushes nothing (ANA-01). Call it after an order was placed or its payment page returned, not when an
 * earlier order is displayed.
 */
export function pushPurchase(order: Order): void {
  if (!isDataLayerOpen()) return;
  const { orderNumber } = order;
  const pushed = readPrivateList(storageKey, isText);
  if (pushed.includes(orderNumber)) return;
  writePrivate(storageKey, [...pushed, orderNumber]);
  pushEcommerce('purchase', () => {
    const { orderItems, totalPriceForItems, totalFreightPrice, totalVat } = order;
    const currency = orderItems.find(({ price }) => price)?.price?.currency;
    return {
      transaction_id: orderNumber,
      ...(currency && { currency }),
      value: totalPriceForItems.amount,
      ...(totalVat && { tax: totalVat.amount }),
      shipping: totalFreightPrice.amount,
      items: itemsOf(orderItems, 'getOrder /orderItems'),
    };
  });
}
