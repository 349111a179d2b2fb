import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';
import { storeSystemSetting } from '../pricing/vatDisplay';

const shop = withShop();
const table = () => screen.findByRole('table', { name: 'Orders' });
const ordersOf = async () => within(await table()).getAllByRole('rowheader');
const range = async (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());
const callsOf = (operation: string) => shop.calls.filter(({ operationId }) => operationId === operation);

describe('the order history', () => {
  test('ORD-01 shows 24 of 5,000 orders a page; Back and forward step through the pages', async () => {
    await signIn('manyOrders');
    const { user, address, go } = openShop('/en/account?view=Orders');
    await range('1–24 of 5,000 orders');
    expect(await ordersOf()).toHaveLength(24);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of orders' }));
    await user.click(pages.getByRole('link', { name: 'Next' }));
    await range('25–48 of 5,000 orders');
    expect(address()).toBe('/en/account?view=Orders&page=2');
    await user.click(pages.getByRole('link', { name: 'Page 209' }));
    await range('4,993–5,000 of 5,000 orders');
    await go(-1);
    await range('25–48 of 5,000 orders');
    const lists = callsOf('getAllOrders').map(({ request: { url } }) => new URL(url).search);
    expect(new Set(lists.filter((search) => !search.includes('decidable'))).size).toBe(3);
  });

  test('ORD-01 a year is selected from those with orders, from the first page on', async () => {
    await signIn('manyOrders');
    const { user, address } = openShop('/en/account?view=Orders&page=3');
    await range('49–72 of 5,000 orders');
    await user.selectOptions(await screen.findByLabelText('Year'), '2024');
    await waitFor(() => expect(address()).toBe('/en/account?view=Orders&year=2024'));
    await screen.findByText(/^1–24 of \d\d\d orders$/);
    for (const { textContent } of await ordersOf()) expect(textContent).toMatch(/^F-2024-/);
  });

  test('ORD-01 each order has its status with a date; one that the app does not know shows as it came', async () => {
    await signIn('private');
    const { orders, ...rest } = await request('getAllOrders', { query: {} });
    const [first, ...others] = orders;
    shop.server.use(
      http.get('*/api/order/all-orders', () =>
        HttpResponse.json({ ...rest, orders: [{ ...first, status: 'Waiting for the ferry' }, ...others] }),
      ),
    );
    openShop('/en/account?view=Orders');
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]?.textContent).toContain('Waiting for the ferry');
    expect(rows[1]?.textContent).toMatch(/ShippedExpected \d+\s\w+\s\d{4}/);
    expect(rows[4]?.textContent).toMatch(/Partly returned\d+\s\w+\s\d{4}/);
  });

  test('ORD-01 an order with an invalid date is listed with the date as it came, and adds no year', async () => {
    await signIn('private');
    const { orders, years: _, ...rest } = await request('getAllOrders', { query: {} });
    const dates = ['2026-11-21T10:00:00+01', '2025-11-21T10:00:00Z', '2024-12-31T23:59:60Z', 'soon'];
    const dated = dates.map((orderDate, index) => ({ ...orders[index], orderDate }));
    shop.server.use(
      http.get('*/api/order/all-orders', () =>
        HttpResponse.json({ ...rest, orders: dated, totalOrderCount: 4 }),
      ),
    );
    openShop('/en/account?view=Orders');
    expect(await ordersOf()).toHaveLength(4);
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    for (const index of [0, 2, 3]) expect(rows[index]?.textContent).toContain(dates[index]);
    const options = within(await screen.findByLabelText('Year')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([expect.any(String), '2025']);
  });

  test('ORD-01 without orders it says so; a failure says so too, and is tried again', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    shop.server.use(
      http.get('*/api/order/all-orders', () => new HttpResponse(null, { status: 403 }), { once: true }),
    );
    const { user } = openShop('/en/account?view=Orders');
    const notice = within(await screen.findByRole('alert'));
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'No orders yet' });
    expect(screen.queryByRole('combobox', { name: 'Year' })).toBeNull();
  });

  test('UI-02 a history without orders shows its icon at 64 px', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    openShop('/en/account?view=Orders');
    const heading = await screen.findByRole('heading', { name: 'No orders yet' });
    expect(heading.parentElement?.querySelector('svg')?.getAttribute('width')).toBe('64');
  });

  test('UI-02 a status that the app does not know has a dot of 6 px', async () => {
    await signIn('private');
    const { orders, ...rest } = await request('getAllOrders', { query: {} });
    shop.server.use(
      http.get('*/api/order/all-orders', () =>
        HttpResponse.json({
          ...rest,
          orders: orders.map((order) => ({ ...order, status: 'Waiting for the ferry' })),
        }),
      ),
    );
    openShop('/en/account?view=Orders');
    const cell = within(await table())
      .getAllByText('Waiting for the ferry')[0]
      ?.closest('td');
    expect(cell?.querySelector('svg')?.getAttribute('width')).toBe('6');
  });

  test('ORD-01 a page after the last, and a year without orders, lead back to where orders are', async () => {
    await signIn('private');
    const { user, visit } = openShop('/en/account?view=Orders&page=9');
    await screen.findByRole('heading', { name: 'Page 9 does not exist' });
    await user.click(screen.getByRole('link', { name: 'Go to the last page' }));
    await range('7 orders');
    visit('/en/account?view=Orders&year=2011');
    await screen.findByRole('heading', { name: 'No orders in 2011' });
    await user.click(screen.getByRole('link', { name: 'Show all orders' }));
    await range('7 orders');
  });

  test('ORD-03 an administrator sees who placed the orders of the organisation; a private customer no such column', async () => {
    await signIn('administrator');
    const { unmount } = openShop('/en/account?view=Orders');
    await range('1–24 of 45 orders');
    const cells = within(await table());
    expect(cells.getByRole('columnheader', { name: 'Placed by' })).toBeTruthy();
    expect(cells.getAllByRole('cell', { name: 'Mattias Ek' }).length).toBeGreaterThan(0);
    expect(cells.getAllByRole('cell', { name: 'Åse Lindqvist' }).length).toBeGreaterThan(0);
    unmount();
    await signIn('private');
    openShop('/en/account?view=Orders');
    expect(within(await table()).queryByRole('columnheader', { name: 'Placed by' })).toBeNull();
  });

  test('ORD-03 a user who sees only the own orders has no column of buyers, but the references', async () => {
    await signIn('withoutRole');
    openShop('/en/account?view=Orders');
    const cells = within(await table());
    expect(cells.getByRole('columnheader', { name: 'Your reference' })).toBeTruthy();
    expect(cells.queryByRole('columnheader', { name: 'Placed by' })).toBeNull();
  });
});

describe('the orders of an organisation', () => {
  test('ORD-01 are filtered by cost centre, which their details name', async () => {
    await signIn('administrator');
    const { user, address } = openShop('/en/account?view=Orders');
    await range('1–24 of 45 orders');
    await user.selectOptions(screen.getByLabelText('Cost centre'), '2040 Konferanse');
    await range('3 orders');
    expect(address()).toBe('/en/account?view=Orders&costCenter=2040+Konferanse');
    const [link] = within(await table()).getAllByRole('link');
    if (link) await user.click(link);
    const details = (await screen.findByText('Cost centre')).parentElement;
    expect(details?.textContent).toContain('2040 Konferanse');
  });

  test('ORD-01 total with VAT, and that without VAT too where prices exclude it', async () => {
    await signIn('administrator');
    storeSystemSetting('EXCL');
    openShop('/en/account?view=Orders');
    const { orders } = await request('getAllOrders', { query: { take: 1 } });
    const [totalPrice, totalPriceExVat] = [orders[0]?.totalPrice, orders[0]?.totalPriceExVat];
    const total = async () =>
      within(await table())
        .getAllByRole('row')[1]
        ?.querySelector('.Order-total')?.textContent;
    expect(await total()).toBe(`${totalPrice?.formattedString}${totalPriceExVat?.formattedString} ex VAT`);
    act(() => storeSystemSetting('OPTI'));
    expect(await total()).toBe(totalPrice?.formattedString);
  });

  test('ORD-01 are filtered by status, buyer and days, with their references, and exported from all pages', async () => {
    await signIn('administrator');
    const { user, address } = openShop('/en/account?view=Orders');
    await range('1–24 of 45 orders');
    const { orders } = await request('getAllOrders', { query: { take: 45 } });
    const reference = orders.slice(0, 24).find(({ note }) => note?.title)?.note?.title ?? '';
    expect(within(await table()).getByRole('columnheader', { name: 'Your reference' })).toBeTruthy();
    expect(within(await table()).getByRole('cell', { name: reference })).toBeTruthy();

    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
        static override revokeObjectURL = () => undefined;
      },
    );
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]?.text())?.trimEnd().split('\r\n')).toHaveLength(46);
    await user.click(screen.getByRole('button', { name: 'Export lines as CSV' }));
    await waitFor(() => expect(files).toHaveLength(2));
    const lines = orders.flatMap(({ orderItems }) => orderItems);
    expect((await files[1]?.text())?.trimEnd().split('\r\n')).toHaveLength(1 + lines.length);
    vi.unstubAllGlobals();

    const linn = screen.getByLabelText('Placed by');
    await user.selectOptions(linn, 'Mattias Ek');
    const own = orders.filter(({ placedBy }) => placedBy?.firstName === 'Mattias');
    await range(`${own.length} orders`);
    expect(address()).toMatch(/&buyer=[\w-]+$/);
    await user.selectOptions(linn, 'Everyone');

    await user.selectOptions(screen.getByLabelText('Status'), 'Partly returned');
    const returned = orders.filter(({ status }) => status === 'partlyReturned');
    await range(`${returned.length} orders`);
    expect(address()).toBe('/en/account?view=Orders&status=partlyReturned');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2999-01-01' } });
    await screen.findByRole('heading', { name: 'No orders match these filters' });
    expect(address()).toBe('/en/account?view=Orders&status=partlyReturned&from=2999-01-01');
  });
});

describe('searching the orders', () => {
  async function searchFor(text: string, year?: string) {
    await signIn('manyOrders');
    const opened = openShop(`/en/account?view=Orders${year ? `&year=${year}` : ''}`);
    await table();
    await opened.user.type(screen.getByRole('searchbox', { name: 'Search your orders' }), `${text}{Enter}`);
    return opened;
  }

  test('ORD-01 says what was found and how many orders were searched, and goes on with older ones', async () => {
    const { user, address, go } = await searchFor('lastkajen');
    await screen.findByRole('heading', { name: /^\d+ orders found for “lastkajen”$/ });
    expect(address()).toBe('/en/account?view=Orders&query=lastkajen');
    expect(screen.getByText(/^\d+ of 5,000 orders searched, the newest first\.$/)).toBeTruthy();
    const first = (await ordersOf()).length;
    await user.click(screen.getByRole('button', { name: 'Search older orders' }));
    await waitFor(async () => expect((await ordersOf()).length).toBeGreaterThan(first));
    await go(-1);
    await range('1–24 of 5,000 orders');
  });

  test('ORD-01 an order number is found wherever in the history it stands', async () => {
    const { orders } = await signIn('manyOrders').then(() =>
      request('getAllOrders', { query: { skip: 4000, take: 1 } }),
    );
    const orderNumber = orders[0]?.orderNumber ?? '';
    // As pasted from a document: with a directional mark and dashes.
    await searchFor(`\u200e${orderNumber.toLowerCase().replaceAll('-', '\u2011')}`);
    await screen.findByRole('heading', { name: /^1 order found/ });
    expect(await ordersOf()).toHaveLength(1);
    expect((await ordersOf())[0]?.textContent).toContain(orderNumber);
    expect(screen.getByText('All 5,000 orders searched.')).toBeTruthy();
  });

  test('ORD-01 within a year; what is not found is said, and the search can be cleared', async () => {
    const { user, address } = await searchFor('zeppelin', '2024');
    await screen.findByRole('heading', { name: 'No orders found for “zeppelin”' });
    expect(screen.getByText(/^All \d\d\d orders searched\.$/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Clear search' }));
    await table();
    expect(address()).toBe('/en/account?view=Orders&year=2024');
  });
});
