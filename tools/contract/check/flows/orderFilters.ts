import { list, number, text } from '../read';
import { describe, type CallInput, type Shopper } from '../request';
import type { Run } from '../run';

/** ms */
const day = 86_400_000;

/** Check that the orders of one year are of that year, and that the years together have all orders. */
export async function visitYears(run: Run, shopper: Shopper, history: unknown): Promise<void> {
  const years = list(history, 'years').filter((year): year is number => typeof year === 'number');
  if (years.length === 0) return;
  let counted = 0;
  for (const year of years.slice(0, 12)) {
    const answer = await run.call(shopper, 'getAllOrders', { query: { year, take: 1 } });
    const total = number(answer?.body, 'totalOrderCount');
    if (total === undefined) return;
    counted += total;
    const date = text(list(answer?.body, 'orders')[0], 'orderDate');
    if (date !== undefined && !isOfYear(date, year))
      run.broken(
        'getAllOrders',
        'ORD-01',
        { pointer: '/orders/0/orderDate', expected: `an order of ${year}`, found: date, body: answer?.body },
        `getAllOrders year ${year} (${describe(shopper)})`,
      );
  }
  const all = number(history, 'totalOrderCount');
  if (years.length <= 12 && all !== undefined && counted !== all)
    run.broken(
      'getAllOrders',
      'ORD-01',
      {
        pointer: '/totalOrderCount',
        expected: `${counted}, the orders of its years together`,
        found: String(all),
        body: history,
      },
      `getAllOrders (${describe(shopper)})`,
    );
}

/** True for a date of the year; a server's year may begin up to a day before or after that of UTC. */
function isOfYear(date: string, year: number): boolean {
  const time = Date.parse(date);
  return Number.isNaN(time) || (time >= Date.UTC(year, 0, 0) && time <= Date.UTC(year + 1, 0, 1) + day);
}

/** Maximum statuses to filter by. */
const mostStatuses = 8;

type Query = NonNullable<CallInput['query']>;

/** Load orders by a filter, and check each of them by a condition. */
async function filtered(
  run: Run,
  shopper: Shopper,
  query: Query,
  problemOf: (order: unknown) => { pointer: string; expected: string; found: string } | undefined,
): Promise<number | undefined> {
  const body = (await run.call(shopper, 'getAllOrders', { query }))?.body;
  list(body, 'orders').forEach((order, index) => {
    const problem = problemOf(order);
    if (problem)
      run.broken(
        'getAllOrders',
        'ORD-01',
        { ...problem, pointer: `/orders/${index}${problem.pointer}`, body },
        `getAllOrders ${JSON.stringify(query)} (${describe(shopper)})`,
      );
  });
  return number(body, 'totalOrderCount');
}

/** Check that the orders of one status have it. */
export async function visitStatuses(run: Run, shopper: Shopper, history: unknown): Promise<void> {
  const statuses = list(history, 'statuses').filter((each) => typeof each === 'string');
  for (const status of statuses.slice(0, mostStatuses))
    await filtered(run, shopper, { status, take: 24 }, (order) => {
      const found = text(order, 'status');
      return found === undefined || found === status
        ? undefined
        : { pointer: '/status', expected: `${status}, which is asked for`, found };
    });
}

/** Check that the orders from a day on and those before it are all of them. */
export async function visitDays(run: Run, shopper: Shopper, history: unknown): Promise<void> {
  if (list(history, 'statuses').length === 0) return;
  const all = number(history, 'totalOrderCount');
  const dates = list(history, 'orders').map((order) => text(order, 'orderDate'));
  const middle = Date.parse(dates[Math.floor(dates.length / 2)] ?? '');
  if (dates.length < 2 || Number.isNaN(middle)) return;
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  // The server's days may begin up to a day before or after those of UTC.
  const [from, to] = [dayOf(middle), dayOf(middle - day)];
  const later = await filtered(run, shopper, { from, take: 24 }, (order) =>
    Date.parse(text(order, 'orderDate') ?? '') < Date.parse(from) - day
      ? { pointer: '/orderDate', expected: `${from} or later`, found: text(order, 'orderDate') ?? '' }
      : undefined,
  );
  const earlier = await filtered(run, shopper, { to, take: 24 }, (order) =>
    Date.parse(text(order, 'orderDate') ?? '') > Date.parse(to) + 2 * day
      ? { pointer: '/orderDate', expected: `${to} or earlier`, found: text(order, 'orderDate') ?? '' }
      : undefined,
  );
  if (later !== undefined && earlier !== undefined && later + earlier !== all)
    run.broken(
      'getAllOrders',
      'ORD-01',
      {
        pointer: '/totalOrderCount',
        expected: `${all}: the orders from ${from} on, and those up to ${to}`,
        found: `${later} and ${earlier}`,
        body: history,
      },
      `getAllOrders (${describe(shopper)})`,
    );
}
