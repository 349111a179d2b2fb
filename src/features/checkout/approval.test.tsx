import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withSpendingLimits } from '../../../mocks/scenarios/orders';
import { loseResponse } from '../../../tests/support/loseResponse';
import { goToPayment, openCheckout, placedOrders } from '../../../tests/support/openCheckout';
import { withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { mockCustomers } from '../../../tests/support/signIn';

const shop = withShop();
const send = () => screen.findByRole('button', { name: 'Send for approval' });

/** Open the payment of a customer with a limit per order. */
async function openPayment(orderLimit: number | null) {
  const limits = { orderLimit, monthlyLimit: null };
  shop.store.write(withSpendingLimits(mockCustomers.administrator, limits)(shop.store.read()));
  const opened = await openCheckout('administrator');
  await goToPayment(opened.user);
  return opened;
}

const sent = async () => {
  const { orders, totalOrderCount } = await placedOrders();
  return { status: orders[0]?.status, totalOrderCount };
};

test('CHK-04 an order above the limit is sent for approval, with the reason, in place of being placed', async () => {
  const { user } = await openPayment(10);
  const { totalOrderCount: before } = await placedOrders();
  expect(screen.getByText(/^The total is above the limit of 10.kr per order\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Buy on invoice/ })).toBeNull();
  await user.click(await send());
  await screen.findByRole('heading', { name: 'Your order is sent for approval' });
  expect(await sent()).toEqual({ status: 'awaitingApproval', totalOrderCount: before + 1 });
  expect((await request('getCart', {})).lineItems).toEqual([]);
  expect(window.dataLayer?.some((entry) => JSON.stringify(entry).includes('purchase')) ?? false).toBe(false);
});

test('CHK-04 a request whose response was lost is sent once', async () => {
  const { user } = await openPayment(10);
  const { totalOrderCount: before } = await placedOrders();
  loseResponse(shop, 'createOrder');
  await user.click(await send());
  await screen.findByText(/^Did your order go through/);
  await user.click(
    await screen.findByRole('button', { name: /^(Send for approval|Ask for the answer|Try again)/ }),
  );
  await screen.findByRole('heading', { name: 'Your order is sent for approval' });
  expect(await sent()).toEqual({ status: 'awaitingApproval', totalOrderCount: before + 1 });
});

test('CHK-04 a limit that an administrator sets meanwhile is not passed: the order can then be sent for approval', async () => {
  const { user } = await openPayment(null);
  const limits = { orderLimit: 10, monthlyLimit: null };
  shop.store.write(withSpendingLimits(mockCustomers.administrator, limits)(shop.store.read()));
  await user.click(await screen.findByRole('button', { name: /^Buy on invoice/ }));
  await screen.findByText('This order needs an approval.');
  await waitFor(async () => expect(await send()).toBeTruthy());
});
