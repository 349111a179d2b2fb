import type { SpendingLimits } from '../../src/api/generated/types';
import { shopTime } from '../../src/features/settings/shopTime';
import { contextAt, marketPlaces } from '../shop/context';
import { money } from '../shop/money';
import { orderAnswer } from '../shop/orderAnswer';
import type { CustomerRecord, ShopState } from '../store/state';
import { unplaced } from './placedOrders';
import { visibleOrders } from './visibleOrders';

/** Total of the orders that a user has placed this month, in kroner including VAT. */
function spentThisMonth(customer: CustomerRecord, state: ShopState): number {
  const monthOf = (date: Date) => shopTime(marketPlaces.NO, date).day.slice(0, 7);
  const month = monthOf(new Date());
  const context = contextAt('no', true);
  return visibleOrders({ ...customer, role: null }, state)
    .filter(({ time }) => monthOf(new Date(time)) === month)
    .map(({ order }) => order())
    .filter(({ status }) => !unplaced.has(status))
    .reduce((sum, order) => sum + orderAnswer(order, context).totalPrice.amount, 0);
}

/** Limits of a user; undefined without any. */
export function spendingLimitsOf(customer: CustomerRecord, state: ShopState): SpendingLimits | undefined {
  const { orderLimit = null, monthlyLimit = null } = customer.spendingLimits ?? {};
  if (orderLimit === null && monthlyLimit === null) return undefined;
  return {
    orderLimit: orderLimit === null ? null : money(orderLimit, 'NO'),
    monthlyLimit: monthlyLimit === null ? null : money(monthlyLimit, 'NO'),
    monthlyAvailable:
      monthlyLimit === null ? null : money(monthlyLimit - spentThisMonth(customer, state), 'NO'),
  };
}

/** True for an order that needs an approval. */
export function isBeyondLimits(total: number, customer: CustomerRecord, state: ShopState): boolean {
  const { orderLimit, monthlyAvailable } = spendingLimitsOf(customer, state) ?? {};
  return [orderLimit, monthlyAvailable].some((most) => most && total > most.amount);
}
