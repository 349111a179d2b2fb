import type { OrderApproval } from '../../src/api/generated/types';
import type { ShopContext } from '../shop/context';
import { orderAnswer } from '../shop/orderAnswer';
import { permissionsOf } from '../shop/roles';
import type { CustomerRecord, OrderRecord, ShopState } from '../store/state';
import { quoted } from './orderQuote';
import { spendingLimitsOf } from './spendingLimits';

/** True for who approves orders of the organisation, other than the own ones. */
export const mayApprove = (reader: CustomerRecord, { placedBy, organizationId }: OrderRecord): boolean =>
  permissionsOf(reader)?.approveOrders === true &&
  organizationId === reader.organizationId &&
  placedBy.customerId !== reader.customerId;

/** True for an order that awaits a decision of the reader. */
export const mayDecide = (reader: CustomerRecord, order: OrderRecord): boolean =>
  order.status === 'awaitingApproval' && mayApprove(reader, order);

/** Approval of an order that awaits one, in the contract's form. */
export function approvalOf(
  order: OrderRecord,
  reader: CustomerRecord,
  state: ShopState,
  context: ShopContext,
): OrderApproval {
  const { orderItems, totalPrice } = orderAnswer(quoted(order, context), context);
  const buyer = state.customers[order.placedBy.customerId];
  const limits = buyer && spendingLimitsOf(buyer, state);
  return {
    decidable: mayDecide(reader, order),
    limits: limits ?? { orderLimit: null, monthlyLimit: null, monthlyAvailable: null },
    currentItems: orderItems,
    currentTotal: totalPrice,
  };
}
