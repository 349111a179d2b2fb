import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { goToPayment } from '../../../../tests/support/openCheckout';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { plentiful } from '../../../../tests/support/mockCheckout';
import { request } from '../../../../tests/support/request';
import { signIn } from '../../../../tests/support/signIn';

const shop = withShop();
const headers = { 'Content-Language': 'en' };
const view = '/en/account?view=Invoices';
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Invoices' }))
    .getAllByRole('row')
    .slice(1);

async function creditOf() {
  const customer = await request('getCustomer', { headers });
  if (!customer?.credit) throw new Error('The customer has no credit');
  return customer.credit;
}

test('ORG-01 an invoice shows number, dates, state and amounts, with its PDF and its order', async () => {
  await signIn('administrator');
  const { invoices, totalInvoiceCount } = await request('getInvoices', {
    query: { status: 'overdue' },
    headers,
  });
  expect(totalInvoiceCount).toBe(1);
  const [overdue] = invoices;
  openShop(view);
  const row = (await rows()).find(({ textContent }) => textContent.includes('Overdue'));
  if (!overdue || !row) throw new Error('No invoice is overdue');
  expect(row.textContent).toContain(overdue.amount.formattedString);
  expect(overdue.openAmount).toEqual(overdue.amount);
  const { getByRole } = within(row);
  const document = getByRole('link', { name: new RegExp(`^${overdue.invoiceNumber}`) });
  expect(document.getAttribute('href')).toBe('/mock-media/documents/invoice-en.pdf');
  const order = getByRole('link', { name: overdue.orderNumber });
  expect(order.getAttribute('href')).toBe(`/en/account?view=Orders&order=${overdue.orderNumber}`);
});

test('ORG-01 the amount of an invoice is the total of its order', async () => {
  await signIn('administrator');
  const { invoices } = await request('getInvoices', { query: { take: 5 } });
  for (const { orderNumber = '', amount } of invoices)
    expect((await request('getOrder', { path: { orderNumber } })).totalPrice).toEqual(amount);
});

test('ORG-01 invoices are filtered by state, in the address', async () => {
  await signIn('administrator');
  const { user, address } = openShop(view);
  await user.selectOptions(await screen.findByLabelText('Status'), 'Paid');
  expect(address()).toBe(`${view}&status=paid`);
  await waitFor(async () => {
    for (const row of await rows()) expect(row.textContent).toContain('Paid');
  });
});

test('ORG-01 invoices are those of the own organisation', async () => {
  await signIn('administrator');
  const own = (await request('getAllOrders', { query: { take: 96 } })).orders.map((each) => each.orderNumber);
  const { invoices } = await request('getInvoices', { query: { take: 96 } });
  for (const { orderNumber = '' } of invoices) expect(own).toContain(orderNumber);
});

test('ORG-01 a state that the app does not know is shown unchanged', async () => {
  await signIn('administrator');
  const { invoices } = await request('getInvoices', { query: { take: 1 } });
  const sent = {
    invoices: invoices.map((each) => ({ ...each, status: 'In dispute' })),
    totalInvoiceCount: 1,
  };
  shop.server.use(http.get('*/api/invoices', () => HttpResponse.json(sent)));
  openShop(view);
  expect((await rows())[0]?.textContent).toContain('In dispute');
  expect(screen.queryByLabelText('Status')).toBeNull();
});

test('ORG-01 without invoices in the settings there is no view of them', async () => {
  await signIn('administrator');
  const { invoices: _, ...settings } = await request('getGlobalSettings', { headers });
  shop.server.use(http.get('*/api/site/global-settings', () => HttpResponse.json(settings)));
  openShop(view);
  await screen.findByRole('link', { name: 'Orders' });
  expect(screen.queryByRole('link', { name: 'Invoices' })).toBeNull();
});

test('ORG-01 invoices that the server refuses say so', async () => {
  await signIn('buyer');
  shop.server.use(http.get('*/api/invoices', () => HttpResponse.json({ message: 'No.' }, { status: 403 })));
  openShop(view);
  expect((await screen.findByRole('alert')).textContent).toContain('The invoices could not be loaded.');
});

test('ORG-01 the overview shows the credit: what is used, the limit, and what is left', async () => {
  await signIn('administrator');
  const { limit, balance, available } = await creditOf();
  expect(available.amount).toBeCloseTo(limit.amount - balance.amount, 2);
  openShop('/en/account');
  const card = within(await screen.findByRole('region', { name: 'Invoices and credit' }));
  const amounts = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual([balance, limit, available].map(({ formattedString }) => formattedString));
  expect(card.getByRole('link', { name: 'All invoices' }).getAttribute('href')).toBe(view);
});

test('ORG-01 a cancelled order on invoice is no longer part of the balance', async () => {
  await signIn('administrator');
  const before = await creditOf();
  const { orders } = await request('getAllOrders', { query: { take: 1, status: 'processing' } });
  const [order] = orders;
  if (!order) throw new Error('No order is being prepared');
  await request('cancelOrder', { path: { orderNumber: order.orderNumber } });
  const after = await creditOf();
  expect(before.balance.amount - after.balance.amount).toBeCloseTo(order.totalPrice.amount, 2);
});

test('CHK-04 an order above the credit says what is left, and is not placed', async () => {
  await signIn('administrator');
  const { available } = await creditOf();
  await request('addToCart', { body: { code: plentiful, quantity: 900 }, headers });
  const { totalPrice } = await request('getCart', { headers });
  expect(totalPrice?.amount).toBeGreaterThan(available.amount);
  const { user } = openShop('/en/checkout');
  await goToPayment(user);
  expect(screen.getByRole('radio', { name: /^Invoice/ }).closest('label')?.textContent).toContain(
    `${available.formattedString} left of your credit`,
  );
  await user.click(screen.getByRole('button', { name: /^Buy on invoice/ }));
  const problem = await screen.findByRole('group', { name: 'Your order was not placed' });
  expect(problem.textContent).toContain(`leaves ${available.formattedString}`);
  expect((await request('getCart', {})).numberOfItems).toBe(900);
});
