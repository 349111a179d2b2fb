import { shopTime } from '../../src/features/settings/shopTime';
import { marketPlaces } from '../shop/context';
import { dateAt, historiesOf, numberAt, orderAt, placeOf, yearOf, type History } from '../shop/orderHistory';
import { delivered, progressed } from '../shop/orderStatus';
import { permissionsOf } from '../shop/roles';
import type { CustomerRecord, OrderRecord, ShopState } from '../store/state';

/** An order that is created on demand from its date, so that thousands can be counted cheaply. */
interface OrderEntry {
  /** In ms since 1970. */
  time: number;
  year: number;
  placedBy: OrderRecord['placedBy'];
  costCenter?: string | undefined;
  order: () => OrderRecord;
}

type Buyer = Pick<CustomerRecord, 'customerId' | 'organizationId'>;

/**
 * Predicate of the orders that a customer can read: their own, and with viewOrganizationOrders those of the whole
 * organisation (ORD-03).
 */
const mayRead = (reader: CustomerRecord) => {
  const seesAll = permissionsOf(reader)?.viewOrganizationOrders === true;
  return ({ customerId, organizationId }: Buyer) =>
    customerId === reader.customerId || (seesAll && organizationId === reader.organizationId);
};

const historiesFor = (reader: CustomerRecord, state: ShopState) => {
  const isVisible = mayRead(reader);
  return historiesOf(state).filter(({ customer }) => isVisible(customer));
};

const seededAt = (history: History, place: number, { changedOrders }: ShopState): OrderRecord =>
  changedOrders?.[numberAt(history, place)] ?? delivered(orderAt(history, place), Date.now());

function placedFor(reader: CustomerRecord, { orders }: ShopState): OrderRecord[] {
  const isVisible = mayRead(reader);
  return Object.values(orders)
    .flat()
    .filter(({ placedBy, organizationId }) => isVisible({ customerId: placedBy.customerId, organizationId }))
    .map((order) => progressed(order, Date.now()));
}

function placedEntry(order: OrderRecord): OrderEntry {
  const ordered = new Date(order.orderDate);
  const { day } = shopTime(marketPlaces[order.market], ordered);
  const { placedBy, costCenter } = order;
  return { time: ordered.getTime(), year: Number(day.slice(0, 4)), placedBy, costCenter, order: () => order };
}

/** Orders of the seed are placed in the daytime, so that their year is the same in the shop and in UTC. */
function seededEntry(history: History, place: number, state: ShopState): OrderEntry {
  const time = dateAt(history, place);
  const { customerId, firstName, lastName, costCenter } = history.customer;
  return {
    time,
    year: yearOf(time),
    placedBy: { customerId, firstName, lastName },
    costCenter,
    order: () => seededAt(history, place, state),
  };
}

/** All orders that a customer can read, newest first: those placed here and those of the seed. */
export function visibleOrders(reader: CustomerRecord, state: ShopState): OrderEntry[] {
  const placed = placedFor(reader, state).map(placedEntry);
  const seeded = historiesFor(reader, state).flatMap((history) =>
    Array.from({ length: history.length }, (_, place) => seededEntry(history, place, state)),
  );
  return [...placed, ...seeded].sort((one, other) => other.time - one.time);
}

/** The order with a number, if the reader may read it. */
export function visibleOrder(
  reader: CustomerRecord,
  orderNumber: string,
  state: ShopState,
): OrderRecord | undefined {
  const placed = placedFor(reader, state).find((order) => order.orderNumber === orderNumber);
  if (placed) return placed;
  for (const history of historiesFor(reader, state)) {
    const place = placeOf(history, orderNumber);
    if (place !== undefined) return seededAt(history, place, state);
  }
  return undefined;
}
