import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordPayment } from '../../../../mocks/behaviours/placedOrders';
import { fillCart, openAtPayment, openStep, placedOrders } from '../../../../tests/support/openCheckout';
import { openShop, recordExceptions, withShop, type OpenShop } from '../../../../tests/support/openShop';
import { request } from '../../../../tests/support/request';
import { loadDocument } from '../../../routing/address/shopAddress';

vi.mock('../../../routing/address/shopAddress', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadDocument: vi.fn(),
}));
beforeEach(() => void vi.mocked(loadDocument).mockClear());

const shop = withShop();
const place = async ({ user }: OpenShop) =>
  user.click(await screen.findByRole('button', { name: /^Order and pay/ }));
const left = () => vi.mocked(loadDocument).mock.lastCall?.[0];

/** Place the order by card. @returns the order number, once the payment page has loaded */
async function goToPaymentPage(opened: OpenShop): Promise<string> {
  const times = vi.mocked(loadDocument).mock.calls.length;
  await place(opened);
  await waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(times + 1));
  return (await placedOrders()).orders[0]?.orderNumber ?? '';
}

function comeBack(address = '/en/checkout'): OpenShop {
  cleanup();
  return openShop(address);
}

describe('paying on a page of its own', () => {
  test('CHK-04 the payment page opens, and until it is paid the cart stays', async () => {
    const orderNumber = await goToPaymentPage(await openAtPayment('card'));
    expect(left()).toBe(`/mock-payment/${orderNumber}?route=en`);
    const calls = shop.calls.map(({ operationId }) => operationId);
    expect(calls.slice(calls.indexOf('createOrder'))).not.toContain('getCart');
    expect((await request('getCart', {})).numberOfItems).toBe(2);
  });

  test.each([
    ['invoice', /^Buy on invoice: .*\d kr$/],
    ['card', /^Order and pay .*\d kr$/],
  ] as const)('CHK-04 the button names the total and, by %s, how it is paid', async (method, name) => {
    await openAtPayment(method);
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  test('CHK-04 the terms that an order is placed under are linked beside its button', async () => {
    await openAtPayment('card');
    const main = within(screen.getByRole('main'));
    const link = main.getByRole('link', { name: 'terms of purchase' });
    expect(link.getAttribute('href')).toBe('/en/customer-service/terms-of-purchase');
  });

  test('CHK-06 paid, the confirmation shows the order, and everything entered is gone', async () => {
    const orderNumber = await goToPaymentPage(await openAtPayment('card'));
    recordPayment(shop.store, orderNumber, 'paid');
    comeBack(`/en/order-confirmation?orderNumber=${orderNumber}`);
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    expect(sessionStorage.getItem('drafts')).toBeNull();
    expect(localStorage.getItem('orderAttempt')).toBeNull();
  });

  test('CHK-06 declined, the payment step says so with the cart as it was, and the next attempt is another order', async () => {
    const declined = await goToPaymentPage(await openAtPayment('card'));
    recordPayment(shop.store, declined, 'declined');
    const opened = comeBack(`/en/checkout?orderNumber=${declined}&payment=declined`);
    await openStep('Payment');
    await screen.findByText(new RegExp(`payment for order ${declined} was declined`));
    const next = await goToPaymentPage(opened);
    expect(next).not.toBe(declined);
    expect(left()).toContain(next);
    expect((await request('getOrder', { path: { orderNumber: next } })).status).toBe('awaitingPayment');
  });

  test('CHK-06 left, the order waits: placing it again leads to the same payment', async () => {
    const opened = await openAtPayment('card');
    const { totalOrderCount } = await placedOrders();
    const orderNumber = await goToPaymentPage(opened);
    const again = comeBack();
    await screen.findByText(`Order ${orderNumber} is not paid yet. Place the order to continue to payment.`);
    expect(await goToPaymentPage(again)).toBe(orderNumber);
    expect((await placedOrders()).totalOrderCount).toBe(totalOrderCount + 1);
  });

  test('CHK-06 left, and the cart changed since: only the change is reported, as the waiting order is another one', async () => {
    await goToPaymentPage(await openAtPayment('card'));
    const opened = comeBack();
    await screen.findByText(/is not paid yet/);
    await fillCart(1);
    await place(opened);
    await screen.findByText(/^Your cart has changed/);
    expect(screen.queryByText(/is not paid yet/)).toBeNull();
  });

  test('CHK-06 left, and paid by invoice instead: the first order is cancelled and only one counts', async () => {
    const waiting = await goToPaymentPage(await openAtPayment('card'));
    const { user } = comeBack();
    await user.click(await screen.findByRole('radio', { name: /^Invoice/ }));
    await user.click(screen.getByRole('button', { name: /^Buy on invoice/ }));
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    expect((await request('getOrder', { path: { orderNumber: waiting } })).status).toBe('cancelled');
  });

  test('CHK-06 paid late, after the shop was left: the same goods ordered later are another order', async () => {
    const paid = await goToPaymentPage(await openAtPayment('card'));
    recordPayment(shop.store, paid, 'paid');
    cleanup();
    const next = await goToPaymentPage(await openAtPayment('card'));
    expect(next).not.toBe(paid);
  });

  test('CHK-05 the confirmation of an order that waits or was declined thanks for nothing', async () => {
    const orderNumber = await goToPaymentPage(await openAtPayment('card'));
    const confirmation = `/en/order-confirmation?orderNumber=${orderNumber}`;
    comeBack(confirmation);
    await screen.findByRole('heading', { level: 1, name: 'Your order is not paid yet' });
    expect(screen.getByText(`We will start on order ${orderNumber} once it is paid.`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(
      `/mock-payment/${orderNumber}?route=en`,
    );
    expect(screen.getByRole('heading', { name: 'Summary' })).toBeTruthy();
    recordPayment(shop.store, orderNumber, 'declined');
    comeBack(confirmation);
    await screen.findByRole('heading', { level: 1, name: 'The payment did not go through' });
    expect(
      screen.getByText(
        `Order ${orderNumber} was cancelled and you have not been charged. Your cart is unchanged.`,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en/checkout');
    expect(await screen.findByRole('link', { name: 'Ask about this order' })).toBeTruthy();
    expect(window.dataLayer?.some(({ event }) => event === 'purchase') ?? false).toBe(false);
  });
});

describe('where a placed order may lead', () => {
  const answer = (redirectUrl: string) =>
    shop.server.use(
      http.post('*/api/order/', () => HttpResponse.json({ orderNumber: 'F-2026-90000001', redirectUrl })),
    );

  test('CHK-06 to a host that the deployment lists', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="redirect-origins" content="https://pay.example" />',
    );
    const opened = await openAtPayment('card');
    answer('https://pay.example/pay/F-2026-90000001');
    await place(opened);
    await waitFor(() => expect(left()).toBe('https://pay.example/pay/F-2026-90000001'));
    document.head.querySelector('meta[name="redirect-origins"]')?.remove();
  });

  test.each(['https://evil.test/pay', '//evil.test', 'javascript:alert(1)', ''])(
    'CHK-06 not to %s: the order is named, and the address reported',
    async (redirectUrl) => {
      const report = recordExceptions();
      const opened = await openAtPayment('card');
      answer(redirectUrl);
      await place(opened);
      const notice = within(await screen.findByRole('group', { name: 'Your order has been placed' }));
      notice.getByText(/^The payment page of order F-2026-90000001 could not be opened/);
      expect(screen.queryByText('Your order was not placed')).toBeNull();
      expect(loadDocument).not.toHaveBeenCalled();
      expect(report).toHaveBeenCalled();
    },
  );
});
