import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pageById } from '../../mocks/shop/content/pages';
import { pageUrl } from '../../mocks/shop/content/pageUrls';
import { plentiful } from '../../tests/support/mockCheckout';
import { openCheckout, openStep } from '../../tests/support/openCheckout';
import { openShop, recordExceptions, withShop } from '../../tests/support/openShop';
import { request } from '../../tests/support/request';
import { signIn } from '../../tests/support/signIn';
import { formatDay } from '../i18n/formatDay';

const shop = withShop();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const headers = { 'Content-Language': 'en' };

/** Visit from a time zone, at a moment. */
function visitFrom(timeZone: string, moment: string): void {
  vi.stubEnv('TZ', timeZone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}

/** The visitor's date is that of the shop, the day before, or the day after, with both changes of the clock. */
const visits = ['Europe/Oslo', 'America/Los_Angeles', 'Pacific/Auckland'].flatMap((timeZone) => [
  // A Sunday, 00:30 in Oslo, still Saturday there in winter time; the clock goes back that night.
  { timeZone, moment: '2026-10-24T22:30:00Z', today: '2026-10-25' },
  // Monday, 00:30 in Oslo, still Sunday there in winter time; the clock went forward the day before.
  { timeZone, moment: '2026-03-29T22:30:00Z', today: '2026-03-30' },
  // Noon in Oslo, the next day in Auckland.
  { timeZone, moment: '2026-11-16T12:00:00Z', today: '2026-11-16' },
]);

describe.each(visits)('for a visitor in $timeZone at $moment', ({ timeZone, moment, today }) => {
  test('CHK-02 goods are collected from the day that it is in the shop', async () => {
    visitFrom(timeZone, moment);
    await openCheckout();
    const delivery = await openStep('Delivery');
    const store = await delivery.findByRole('radio', { name: /Furulia Oslo/ });
    const weekday = today === '2026-10-25' ? '2026-10-26' : today;
    expect(store.closest('label')?.textContent).toContain(formatDay(weekday, 'en', 'NO'));
  });

  test('ORD-01 an order has the date that it is in the shop', async () => {
    visitFrom(timeZone, moment);
    const { orders } = await signIn('private').then(() => request('getAllOrders', { headers, query: {} }));
    const [order] = orders;
    if (!order) throw new Error('The customer has no orders');
    const response = { orders: [{ ...order, orderDate: moment }], totalOrderCount: 1 };
    shop.server.use(http.get('*/api/order/all-orders', () => HttpResponse.json(response)));
    openShop('/en/account?view=Orders');
    const row = (await screen.findByRole('rowheader')).closest('tr');
    expect(row?.textContent.replaceAll(' ', '\u00a0')).toContain(formatDay(today, 'en', 'NO'));
  });
});

test.each([
  ['America/Los_Angeles', '2026-11-16T08:30:00Z', 'Closed now'],
  ['America/Los_Angeles', '2026-11-16T12:00:00Z', 'Open now'],
  ['Pacific/Auckland', '2026-11-16T22:30:00Z', 'Closed now'],
  ['Pacific/Auckland', '2026-11-16T12:00:00Z', 'Open now'],
])('PDP-04 for a visitor in %s at %s the shop in Oslo is “%s”', async (timeZone, moment, state) => {
  visitFrom(timeZone, moment);
  openShop(pageUrl(pageById('stores'), 'en'));
  const tile = await screen.findByRole('link', { name: /Furulia Oslo/ });
  expect(tile.textContent).toContain(state);
});

test('PDP-04 the hours of a shop mark the weekday that it is there', async () => {
  visitFrom('America/Los_Angeles', '2026-11-16T07:00:00Z');
  openShop(pageUrl(pageById('store-oslo'), 'en'));
  const monday = await screen.findByRole('rowheader', { name: 'Monday' });
  expect(monday.closest('tr')?.getAttribute('aria-current')).toBe('date');
});

test('ORD-01 the years of the filter and the days of the exported file are those of the shop', async () => {
  visitFrom('Pacific/Auckland', '2027-01-10T12:00:00Z');
  const { orders } = await signIn('administrator').then(() =>
    request('getAllOrders', { headers, query: {} }),
  );
  // Noon in Oslo, the next year in Auckland.
  const response = { orders: [{ ...orders[0], orderDate: '2026-12-31T11:00:00Z' }], totalOrderCount: 1 };
  shop.server.use(http.get('*/api/order/all-orders', () => HttpResponse.json(response)));
  const { user } = openShop('/en/account?view=Orders');
  const years = within(await screen.findByLabelText('Year')).getAllByRole('option');
  expect(years.map(({ textContent }) => textContent)).toEqual(['All years', '2026']);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain('2026-12-31');
});

test('APP-18 an invalid time zone is reported, and the dates are those of the country', async () => {
  const reporter = recordExceptions();
  const settings = await request('getGlobalSettings', { headers });
  shop.server.use(
    http.get('*/api/site/global-settings', () =>
      HttpResponse.json({ ...settings, timeZone: 'Mars/Olympus' }),
    ),
  );
  visitFrom('Pacific/Auckland', '2026-11-16T12:00:00Z');
  await signIn('private');
  await request('addToCart', { headers, body: { code: plentiful, quantity: 1 } });
  openShop('/en/cart');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Earliest delivery 18 November 2026')).toBeTruthy();
  expect(String(reporter.mock.calls[0]?.[0])).toContain('/timeZone “Mars/Olympus” is unknown');
});
