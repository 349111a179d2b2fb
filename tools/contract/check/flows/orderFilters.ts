import { list, number, text } from '../read';
import type { CallInput, Shopper } from '../request';
import type { Run } from '../run';

/** ms */
const day = 86_400_000;
/** Maximum years and statuses to filter by. */
const mostYears = 12;
const mostStatuses = 8;

type Query = NonNullable<CallInput['query']>;

/** Load orders by a filter, and check a text of each by a condition. */
async function filtered(
  run: Run,
  shopper: Shopper,
  query: Query,
  field: 'status' | 'orderDate',
  fits: (value: string) => boolean,
): Promise<number | undefined> {
  const body = await run.read(shopper, 'getAllOrders', { query });
  list(body, 'orders').forEach((order, index) => {
    const found = text(order, field);
    const holds = found === undefined || fits(found);
    const rule = `getAllOrders ORD-01 /orders/${index}/${field}`;
    run.verify(body, rule, holds, `one of ${JSON.stringify(query)}`, found);
  });
  return number(body, 'totalOrderCount');
}

/** ORD-01: the orders of a year and of a status are of it, and the years together have all orders. */
export async function visitFilters(run: Run, shopper: Shopper, history: unknown): Promise<void> {
  const years = list(history, 'years').filter((year): year is number => typeof year === 'number');
  const total = number(history, 'totalOrderCount');
  let counted = 0;
  for (const year of years.slice(0, mostYears)) {
    // A server's year may begin up to a day before or after that of UTC.
    const isOf = (date: string) =>
      !(Date.parse(date) < Date.UTC(year, 0, 0) || Date.parse(date) > Date.UTC(year + 1, 0, 1) + day);
    counted += (await filtered(run, shopper, { year, take: 1 }, 'orderDate', isOf)) ?? NaN;
  }
  const isWhole =
    years.length === 0 || years.length > mostYears || Number.isNaN(counted) || counted === (total ?? counted);
  const expected = `${counted}, the orders of its years together`;
  run.verify(history, 'getAllOrders ORD-01 /totalOrderCount', isWhole, expected, total);
  const statuses = list(history, 'statuses').filter((each) => typeof each === 'string');
  for (const status of statuses.slice(0, mostStatuses))
    await filtered(run, shopper, { status, take: 24 }, 'status', (found) => found === status);
  if (statuses.length > 0) await visitDays(run, shopper, history);
}

/** The orders from a day on and those before it are all of them. */
async function visitDays(run: Run, shopper: Shopper, history: unknown): Promise<void> {
  const all = number(history, 'totalOrderCount');
  const dates = list(history, 'orders').map((order) => text(order, 'orderDate'));
  const middle = Date.parse(dates[Math.floor(dates.length / 2)] ?? '');
  if (dates.length < 2 || Number.isNaN(middle)) return;
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  // The server's days may begin up to a day before or after those of UTC.
  const [from, to] = [dayOf(middle), dayOf(middle - day)];
  const isLater = (date: string) => !(Date.parse(date) < Date.parse(from) - day);
  const isEarlier = (date: string) => !(Date.parse(date) > Date.parse(to) + 2 * day);
  const later = await filtered(run, shopper, { from, take: 24 }, 'orderDate', isLater);
  const earlier = await filtered(run, shopper, { to, take: 24 }, 'orderDate', isEarlier);
  const isWhole = later === undefined || earlier === undefined || later + earlier === all;
  const expected = `${all}: the orders from ${from} on, and those up to ${to}`;
  run.verify(history, 'getAllOrders ORD-01 /totalOrderCount', isWhole, expected, `${later} and ${earlier}`);
}
