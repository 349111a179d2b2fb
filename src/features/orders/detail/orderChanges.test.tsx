import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderNumber, withOrder } from '../../../../mocks/scenarios/orders';
import type { OrderRecord } from '../../../../mocks/store/state';
import { answerNext } from '../../../../tests/support/answerNext';
import { loseResponse } from '../../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { request } from '../../../../tests/support/request';
import { signIn, type mockCustomers } from '../../../../tests/support/signIn';

const shop = withShop();
const path = { orderNumber };
const calls = (id: string) => shop.calls.filter(({ operationId }) => operationId === id).length;
const button = (name: string) => screen.findByRole('button', { name });
const steps = async () => (await screen.findByRole('list', { name: 'Status of the order' })).textContent;

/** Open an order with a status, of the customer or of an organisation's user. */
async function openOrder(status: OrderRecord['status'], customer: keyof typeof mockCustomers = 'private') {
  await signIn(customer);
  shop.store.write(withOrder(status)(shop.store.read()));
  const opened = openShop(`/en/account?view=Orders&order=${orderNumber}`);
  await screen.findByRole('heading', { level: 2, name: `Order ${orderNumber}` });
  return opened;
}

type Opened = Awaited<ReturnType<typeof openOrder>>;

async function cancel({ user }: Opened) {
  await user.click(await button('Cancel order'));
  const modal = within(await screen.findByRole('dialog', { name: `Cancel order ${orderNumber}?` }));
  await user.click(modal.getByRole('button', { name: 'Cancel order' }));
}

/** Open the form, choose the first product and a reason. */
async function fillReturn({ user }: Opened) {
  await user.click(await button('Return something'));
  const modal = within(await screen.findByRole('dialog', { name: 'Return something' }));
  const [first] = modal.getAllByRole<HTMLInputElement>('checkbox');
  if (first && !first.checked) await user.click(first);
  await user.selectOptions(modal.getByLabelText('Reason'), 'Damaged or faulty');
  return { modal, send: () => user.click(modal.getByRole('button', { name: 'Register return' })) };
}

/** The server's quantity to be returned of the first line. */
const requested = async () => {
  const { orderItems } = await request('getOrder', { path });
  return orderItems[0]?.returnRequestedQuantity;
};

describe('cancelling an order', () => {
  test.each(['private', 'administrator'] as const)(
    'ORD-01 an order of the %s customer is cancelled after a confirmation, and its timeline says so',
    async (customer) => {
      await cancel(await openOrder('processing', customer));
      await screen.findByRole('region', { name: `Order ${orderNumber} is cancelled` });
      expect(await steps()).toContain('Cancelled');
      expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
      expect(await request('getOrder', { path })).toMatchObject({ status: 'cancelled', cancellable: false });
    },
  );

  test('ORD-01 an order that is kept stays', async () => {
    const { user } = await openOrder('processing');
    await user.click(await button('Cancel order'));
    await user.click(await button('Keep order'));
    expect(calls('cancelOrder')).toBe(0);
  });

  test.each(['shipped', 'delivered', 'cancelled'] as const)(
    'ORD-01 a %s order has no cancellation',
    async (status) => {
      await openOrder(status);
      expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    },
  );

  test('ORD-01 an order that was sent meanwhile says so and shows its new status', async () => {
    const opened = await openOrder('processing');
    shop.store.write(withOrder('shipped')(shop.store.read()));
    await cancel(opened);
    expect((await screen.findByRole('alert')).textContent).toContain('has left our warehouse');
    await waitFor(async () => expect(await steps()).toMatch(/Shipped\d/));
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  test('ORD-01 a cancellation whose answer was lost is done', async () => {
    const opened = await openOrder('processing');
    loseResponse(shop, 'cancelOrder');
    await cancel(opened);
    await screen.findByRole('region', { name: `Order ${orderNumber} is cancelled` });
  });

  test('ORG-01 a cancellation that the role does not allow says so, and the order stays', async () => {
    const opened = await openOrder('processing');
    answerNext(shop, 'cancelOrder', async () =>
      Promise.resolve(Response.json({ message: 'Your role does not allow this.' }, { status: 403 })),
    );
    await cancel(opened);
    expect((await screen.findByRole('alert')).textContent).toBe('Your role does not allow this.');
    expect(await button('Cancel order')).toBeTruthy();
  });

  test('ORG-01 a user without the permission to order has neither', async () => {
    await openOrder('processing', 'withoutRole');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await expect(request('cancelOrder', { path })).rejects.toMatchObject({ httpStatus: 403 });
  });
});

describe('returning goods', () => {
  test('ORD-01 a chosen product, quantity and reason are registered, and the order shows it', async () => {
    const { send } = await fillReturn(await openOrder('delivered'));
    await send();
    await screen.findByRole('region', { name: 'Your return is registered' });
    expect(await steps()).toContain('Return registered');
    expect(await requested()).toBe(1);
    expect(screen.getByText('1 of 1 to be returned')).toBeTruthy();
    const { request: sent } = shop.calls.find(({ operationId }) => operationId === 'createReturn') ?? {};
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  test('ORD-01 the quantity is at most what can be returned', async () => {
    const opened = await openOrder('delivered', 'administrator');
    const { modal, send } = await fillReturn(opened);
    const quantity = modal.getByRole('spinbutton');
    const most = Number(quantity.getAttribute('aria-valuemax'));
    expect(most).toBe((await request('getOrder', { path })).orderItems[0]?.quantity);
    await opened.user.clear(quantity);
    await opened.user.type(quantity, '2');
    await send();
    await screen.findByRole('region', { name: 'Your return is registered' });
    expect(await requested()).toBe(2);
    const { orderItems } = await request('getOrder', { path });
    expect(orderItems[0]?.returnableQuantity).toBe(most - 2);
  });

  test('FORM-02 without a product, and without a reason, nothing is sent', async () => {
    const opened = await openOrder('delivered', 'administrator');
    const { user } = opened;
    await user.click(await button('Return something'));
    const modal = within(await screen.findByRole('dialog', { name: 'Return something' }));
    await user.click(modal.getByRole('button', { name: 'Register return' }));
    const problems = await screen.findByRole('group', { name: 'Please check the following' });
    expect(problems.textContent).toContain('Choose at least one product');
    const [first] = modal.getAllByRole('checkbox');
    if (first) await user.click(first);
    await user.click(modal.getByRole('button', { name: 'Register return' }));
    await waitFor(() => expect(problems.textContent).toContain('Choose a reason for each product'));
    expect(modal.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
    expect(calls('createReturn')).toBe(0);
  });

  test('ORD-01 a return whose answer was lost is registered once', async () => {
    const { send } = await fillReturn(await openOrder('delivered'));
    loseResponse(shop, 'createReturn');
    await send();
    await screen.findByRole('region', { name: 'Your return is registered' });
    expect(await requested()).toBe(1);
  });

  test('ORD-01 a return sent again after a failure has the same key', async () => {
    const { send } = await fillReturn(await openOrder('delivered'));
    loseResponse(shop, 'createReturn', false);
    await send();
    await screen.findByRole('group', { name: 'Please check the following' });
    await send();
    await screen.findByRole('region', { name: 'Your return is registered' });
    const keys = shop.calls
      .filter(({ operationId }) => operationId === 'createReturn')
      .map(({ request: sent }) => sent.headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('ORD-01 the shop registers a return with the same key once', async () => {
    await openOrder('delivered', 'administrator');
    const { orderItems } = await request('getOrder', { path });
    const lines = [{ code: orderItems[0]?.code ?? '', quantity: 1, reason: 'damaged' }];
    const send = () =>
      request('createReturn', { path, headers: { 'Idempotency-Key': 'one' }, body: { lines } });
    expect((await send()).orderItems).toEqual((await send()).orderItems);
    expect(await requested()).toBe(1);
  });

  test('ORD-01 goods that were returned in another tab say so, and are no longer offered', async () => {
    const { send } = await fillReturn(await openOrder('delivered'));
    shop.store.write(withOrder('returned')(shop.store.read()));
    await send();
    const problems = await screen.findByRole('group', { name: 'Please check the following' });
    expect(problems.textContent).toContain('Nothing of this order can be returned any more.');
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Return something' })).toBeTruthy();
  });

  test('ORD-01 an order that changed in another tab is shown when the window gets focus', async () => {
    await openOrder('processing');
    shop.store.write(withOrder('cancelled')(shop.store.read()));
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(async () => expect(await steps()).toContain('Cancelled'));
    focusManager.setFocused(undefined);
  });

  test('ORD-01 where the server sends a page for returns, it is linked instead', async () => {
    await signIn('administrator');
    const { orders } = await request('getAllOrders', { query: { take: 30 } });
    const old = orders.findLast(({ status }) => status === 'delivered');
    openShop(`/en/account?view=Orders&order=${old?.orderNumber}`);
    const link = await screen.findByRole('link', { name: 'Return something' });
    expect(link.getAttribute('href')).toBe('/en/customer-service/returns-and-exchanges');
    expect(screen.queryByRole('button', { name: 'Return something' })).toBeNull();
  });
});
