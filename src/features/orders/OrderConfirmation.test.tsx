import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { checkout, plentiful } from '../../../tests/support/mockCheckout';
import { openShop, withShop } from '../../../tests/support/openShop';
import { signIn, type mockCustomers } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';

const shop = withShop();
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function ordersOf(kind: keyof typeof mockCustomers) {
  await signIn(kind);
  const headers = { 'Content-Language': 'en' };
  return (await request('getAllOrders', { query: { skip: 0, take: 24 }, headers })).orders;
}

const openConfirmation = (orderNumber = '') =>
  openShop(`/en/order-confirmation?orderNumber=${encodeURIComponent(orderNumber)}`);

describe('the order confirmation', () => {
  test('CHK-05 shows the order, what happens next, and where to follow it; it cannot be ordered again', async () => {
    const order = (await ordersOf('private')).find(
      ({ collectionAddress, expectedDeliveryDate }) => !collectionAddress && expectedDeliveryDate,
    );
    const { user } = openConfirmation(order?.orderNumber);
    await title('Thank you for your order');
    const text = document.querySelector('main')?.textContent;
    for (const said of [
      order?.orderNumber,
      order?.email,
      order?.paymentMethod,
      order?.totalPrice.formattedString,
    ])
      expect(text).toContain(said ?? 'missing');
    const arrival = screen.getByRole('heading', { level: 2, name: /^Arrives \w+day,?\s\d+\s\w+$/ });
    expect(arrival.parentElement?.textContent).toContain(order?.email);
    const details = screen.getByRole('button', { name: 'Addresses, payment and contact' });
    expect(details.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
      `/en/account?view=Orders&order=${order?.orderNumber}`,
    );
    expect(screen.queryByRole('button', { name: /[Oo]rder/ })).toBeNull();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('CHK-05 an order that is collected says where and from when', async () => {
    await signIn('private');
    await request('addToCart', { body: { code: plentiful, quantity: 1 } });
    const delivery = { shippingMethod: 'store-oslo', requestedDeliveryDate: null };
    const { orderNumber } = await request('createOrder', { body: { ...checkout, delivery } });
    openConfirmation(orderNumber);
    await title('Thank you for your order');
    expect(screen.getByText(/^Ready to collect from \w+day,?\s\d+\s\w+$/)).toBeTruthy();
    expect(screen.getByText('Collect from Furulia Oslo, Elvebakken 7, 0182 Oslo.')).toBeTruthy();
    expect(screen.queryByText('Delivery address')).toBeNull();
  });

  test('CHK-05 an order of another time pushes no purchase', async () => {
    const [order] = await ordersOf('private');
    openConfirmation(order?.orderNumber);
    await title('Thank you for your order');
    expect(window.dataLayer?.some(({ event }) => event === 'purchase') ?? false).toBe(false);
  });

  test('CHK-05 shows nothing of an order of somebody else, of no order, and to a visitor', async () => {
    const [order] = await ordersOf('private');
    await signIn('manyOrders');
    const { unmount } = openConfirmation(order?.orderNumber);
    await title('We could not find this order');
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getAllByText('We could not find this order')).toHaveLength(1);
    expect(trail.textContent).not.toContain('Thank you');
    expect(document.querySelector('main')?.textContent).not.toContain('Ingrid');
    unmount();
    const opened = openConfirmation();
    await title('We could not find this order');
    opened.unmount();
    await request('logoutCustomer', {});
    const { user } = openConfirmation(order?.orderNumber);
    await title('Sign in to see your order');
    await user.click(screen.getByRole('main').querySelector('button') ?? document.body);
    await screen.findByRole('dialog', { name: 'Sign in' });
  });

  test('CHK-05 an administrator’s confirmation is of the administrator’s own orders', async () => {
    const orders = await ordersOf('administrator');
    const customer = await request('getCustomer', {});
    const colleagues = orders.find(({ placedBy }) => placedBy?.customerId !== customer?.customerId);
    openConfirmation(colleagues?.orderNumber);
    await title('We could not find this order');
  });

  test('CHK-05 one that cannot be loaded says so, and is fetched again', async () => {
    const [order] = await ordersOf('private');
    shop.server.use(http.get('*/api/order/F*', () => new HttpResponse(null, { status: 403 })));
    const { user } = openConfirmation(order?.orderNumber);
    await screen.findByText('Your order could not be loaded, but it is safe with us.');
    shop.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title('Thank you for your order');
  });
});
