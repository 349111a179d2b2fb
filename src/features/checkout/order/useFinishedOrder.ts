import { useEffect } from 'react';
import type { Order } from '../../../api/generated/types';
import { pushPurchase } from '../../analytics/purchaseEvent';
import { notifyCartChange } from '../../cart/cartTabs';
import { useSession } from '../../session/customer';
import { clearCheckout } from '../storedCheckout';
import { endAttempt, unfinishedAttempt } from './orderAttempt';

/**
 * CHK-04, ANA-01: finish the checkout of a confirmed order: delete its data, end the attempt, make other tabs
 * refetch the emptied cart, and push purchase. An order of another checkout, such as one opened later, changes
 * nothing.
 * @param order the placed order; undefined until loaded
 */
export function useFinishedOrder(order: Order | undefined): void {
  const { customer } = useSession();
  const customerId = customer?.id;
  useEffect(() => {
    if (!order || customerId === undefined) return;
    if (unfinishedAttempt(customerId)?.orderNumber !== order.orderNumber) return;
    endAttempt();
    clearCheckout();
    notifyCartChange();
    pushPurchase(order);
  }, [customerId, order]);
}
