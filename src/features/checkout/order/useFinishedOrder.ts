import { useEffect } from 'react';
import type { Order } from '../../../api/generated/types';
import { pushPurchase } from '../../analytics/cartAndOrderEvents';
import { notifyCartChange } from '../../cart/cartTabs';
import { useSession } from '../../session/customer';
import { clearCheckout } from '../storedCheckout';
import { endAttempt, openAttempt } from './orderAttempt';

/**
 * CHK-04, ANA-01: ends the checkout that an order comes from, once its confirmation shows: what was entered is deleted, the
 * next order gets a key of its own, the other tabs fetch the cart that it has emptied, and purchase is pushed. An order of another checkout, such as one opened later, changes
 * nothing.
 * @param order the placed order; undefined as long as there is none
 */
export function useFinishedOrder(order: Order | undefined): void {
  const { customer } = useSession();
  const customerId = customer?.id;
  useEffect(() => {
    if (!order || customerId === undefined) return;
    if (openAttempt(customerId)?.orderNumber !== order.orderNumber) return;
    endAttempt();
    clearCheckout();
    notifyCartChange();
    pushPurchase(order);
  }, [customerId, order]);
}
