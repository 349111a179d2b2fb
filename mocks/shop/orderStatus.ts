import type { OrderEvent } from '../../src/api/generated/types';
import type { OrderRecord } from '../store/state';

const hour = 3_600_000;
const day = 24 * hour;

type Status = OrderRecord['status'];

/** Dates of an order, in ms since 1970. */
interface OrderDays {
  ordered: number;
  /** Planned delivery. */
  planned: number;
  /** Last day of the history. */
  lastDay: number;
}

/** The status of an order. */
interface OrderProgress {
  status: Status;
  /** In ms since 1970. */
  since: number;
  /** Expected delivery, in ms since 1970. */
  expected: number;
}

/** The statuses of the newest orders of a history, newest first. */
const underWay: Record<'dense' | 'sparse', readonly Status[]> = {
  dense: ['received', 'processing', 'processing', 'shipped', 'shipped', 'delayed'],
  sparse: ['processing', 'shipped', 'delayed'],
};

/** One in this number of orders was cancelled, or partly returned. */
const oneIn = {
  dense: { cancelled: 37, returned: 41 },
  sparse: { cancelled: 13, returned: 11 },
};

function statusOf(place: number, density: 'dense' | 'sparse'): Status {
  const { cancelled, returned } = oneIn[density];
  if (place % cancelled === 6) return 'cancelled';
  if (place % returned === 4) return 'partlyReturned';
  return 'delivered';
}

/** Start of a status, in relation to the order or to the planned delivery. */
function sinceWhen(status: Status, { ordered, planned, lastDay }: OrderDays): number {
  const at = {
    awaitingApproval: ordered,
    declined: ordered + 5 * hour,
    awaitingPayment: ordered,
    received: ordered,
    processing: ordered + 5 * hour,
    delayed: ordered + 6 * day,
    shipped: lastDay - 9 * hour,
    delivered: planned + 2 * hour,
    returnRequested: planned + 6 * day,
    partlyReturned: planned + 12 * day,
    returned: planned + 12 * day,
    cancelled: ordered + 26 * hour,
  } satisfies Record<Status, number>;
  return Math.min(at[status], lastDay - hour);
}

/** The status of the order at an index of a history, 0 being the newest. */
export function statusAt(place: number, isDense: boolean, days: OrderDays): OrderProgress {
  const density = isDense ? 'dense' : 'sparse';
  const open = underWay[density][place];
  const status = open ?? statusOf(place, density);
  const since = Math.max(days.ordered, sinceWhen(status, days));
  if (open === undefined) return { status, since, expected: days.planned };
  const soonest = days.lastDay + (status === 'shipped' ? 2 : status === 'delayed' ? 24 : 6) * day;
  return { status, since, expected: Math.max(days.planned, soonest) };
}

/** Time of each automatic change of status in ms since 1970, the last status first. */
const steps: readonly [status: Status, after: (planned: number, ordered: number) => number][] = [
  ['delivered', (planned) => planned + 12 * hour],
  ['shipped', (planned, ordered) => Math.min(ordered + day, planned)],
  ['processing', (_, ordered) => ordered + hour],
];

const underWayStatuses: readonly Status[] = ['received', 'processing', 'delayed', 'shipped'];

/**
 * An order of the seed at a moment: delivered once its day has passed.
 * @param now ms since 1970
 */
export function delivered(order: OrderRecord, now: number): OrderRecord {
  const at = Date.parse(order.expectedDeliveryDate) + 12 * hour;
  if (!underWayStatuses.includes(order.status) || now < at) return order;
  return { ...order, status: 'delivered', statusDate: new Date(at).toISOString() };
}

/**
 * An order placed here at a moment: received, an hour later processing, a day later shipped, delivered on the planned
 * day.
 * @param now ms since 1970
 */
export function progressed(order: OrderRecord, now: number): OrderRecord {
  if (order.status !== 'received') return order;
  const since = Date.parse(order.statusDate);
  const planned = Math.max(Date.parse(order.expectedDeliveryDate), since + 2 * hour);
  const step = steps.find(([, after]) => now >= after(planned, since));
  if (!step) return order;
  const [status, after] = step;
  return { ...order, status, statusDate: new Date(after(planned, since)).toISOString() };
}

/** Statuses that lead to each status. */
const leadingTo: Record<Status, readonly Status[]> = {
  awaitingApproval: [],
  declined: ['awaitingApproval'],
  awaitingPayment: [],
  received: [],
  processing: ['received'],
  delayed: ['received', 'processing'],
  shipped: ['received', 'processing'],
  delivered: ['received', 'processing', 'shipped'],
  returnRequested: ['received', 'processing', 'shipped', 'delivered'],
  partlyReturned: ['received', 'processing', 'shipped', 'delivered'],
  returned: ['received', 'processing', 'shipped', 'delivered', 'returnRequested'],
  cancelled: ['received'],
};

/** The changes of an order, oldest first: statuses between the last known one and the current one divide the time. */
export function eventsOf({ status, statusDate, orderDate, events = [] }: OrderRecord): OrderEvent[] {
  if (events.some((each) => each.status === status && each.date === statusDate)) return events;
  const [first, last] = [Date.parse(events.at(-1)?.date ?? orderDate), Date.parse(statusDate)];
  const between = leadingTo[status].filter((each) => !events.some((event) => event.status === each));
  return [
    ...events,
    ...between.map((each, index, { length }) => ({
      status: each,
      date: new Date(first + ((last - first) * index) / length).toISOString(),
    })),
    { status, date: statusDate },
  ];
}
