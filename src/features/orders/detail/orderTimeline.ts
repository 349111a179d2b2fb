import type { TranslationKey } from '../../../i18n/english';
import type { Order } from '../orderQueries';
import { orderStatuses } from '../orderStatuses';

/** A step in the life of an order. */
export interface TimelineStep {
  /** Status of the contract, or an own name of the first and last step. */
  name: string;
  /** Label of a known step; an unknown status is shown as it is. */
  label: TranslationKey | null;
  /** Time of a step that has happened. */
  date?: string;
  /** Expected day of a step to come. */
  expected?: string;
  isDone: boolean;
}

/** Statuses after which nothing is expected. */
const finalStatuses: readonly string[] = ['delivered', 'partlyReturned', 'cancelled'];

const done = (status: string, date?: string): TimelineStep => ({
  name: status,
  label: orderStatuses.get(status)?.label ?? null,
  isDone: true,
  ...(date !== undefined && { date }),
});

/** Statuses with their times: the events, without them the status alone, after dispatch with the one before. */
function statusesOf({ events, status, statusDate }: Order): TimelineStep[] {
  if (events?.length) return events.map((event) => done(event.status, event.date));
  if (!status) return [];
  const isAfterDispatch = status === 'delivered' || status === 'partlyReturned';
  // The date of a pending payment would read as its due date.
  const last = done(status, status === 'awaitingPayment' ? undefined : statusDate);
  return isAfterDispatch ? [done('shipped'), last] : [last];
}

/** Steps to come, until the goods are with the customer. */
function upcoming({ status, collectionAddress, expectedDeliveryDate }: Order, past: readonly TimelineStep[]) {
  if (!status || finalStatuses.includes(status)) return [];
  const expected = expectedDeliveryDate === undefined ? {} : { expected: expectedDeliveryDate };
  const step = (name: string, label: TranslationKey): TimelineStep => ({ name, label, isDone: false });
  if (collectionAddress) return [{ ...step('readyToCollect', 'orders.readyToCollect'), ...expected }];
  const isSent = past.some(({ name }) => name === 'shipped');
  const delivery = { ...step('delivered', 'orders.delivered'), ...expected };
  return isSent ? [delivery] : [step('shipped', 'orders.shipped'), delivery];
}

/**
 * Steps of an order: ordered, its statuses (events), and what is expected (ORD-01).
 * @returns empty when the server sends neither status nor events
 */
export function orderTimeline(order: Order): TimelineStep[] {
  const past = statusesOf(order).filter(({ name }) => name !== 'received');
  const steps = [...past, ...upcoming(order, past)];
  if (steps.length === 0 && !order.status) return [];
  return [{ name: 'ordered', label: 'orders.ordered', date: order.orderDate, isDone: true }, ...steps];
}
