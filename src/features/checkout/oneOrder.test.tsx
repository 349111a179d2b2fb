import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillCart, openAtPayment, openStep, placedOrders } from '../../../tests/support/openCheckout';
import { openShop, withShop, type OpenShop } from '../../../tests/support/openShop';
import { answerNext } from '../../../tests/support/answerNext';
import { checkout } from '../../../tests/support/mockCheckout';
import { request } from '../../../tests/support/request';

const deadline = vi.hoisted(() => ({ ms: 20_000 }));
vi.mock('../../api/deadline', async (original) => ({
  ...(await original<object>()),
  get requestDeadline() {
    return deadline.ms;
  },
}));
afterEach(() => {
  deadline.ms = 20_000;
});

const shop = withShop();
type User = OpenShop['user'];

const button = () => screen.findByRole('button', { name: /^Buy on invoice/ });
const place = async ({ user }: { user: User }) => user.click(await button());
const notPlaced = (text: RegExp) =>
  waitFor(() =>
    expect(
      screen.getByRole('group', {
        name: text === unknown ? 'Did your order go through?' : 'Your order was not placed',
      }).textContent,
    ).toMatch(text),
  );
const confirmed = () => screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
const unknown = /do not know whether the order went through/;
const nothingSent = /nothing was ordered/;
const networkError = () => Promise.resolve(HttpResponse.error());
const serverError = () => Promise.resolve(HttpResponse.json({}, { status: 500 }));
const never = async () => {
  await delay('infinite');
  return HttpResponse.error();
};
/** Place the order on the server and loses the response. */
const placedButLost = (answer: () => Promise<Response>) =>
  answerNext(shop, 'createOrder', async (handle) => {
    await handle();
    return answer();
  });
const failOrderPage = (answer: () => Promise<Response>) =>
  shop.server.use(http.get('*/api/order/F*', answer));
/** Delay the order until the returned function is called. */
function pauseOrder(): () => void {
  let release = (): void => undefined;
  const released = new Promise<null>((resolve) => {
    release = () => resolve(null);
  });
  answerNext(shop, 'createOrder', async (handle) => {
    await released;
    return (await handle()) ?? HttpResponse.error();
  });
  return release;
}

const storedKey = () => (JSON.parse(localStorage.getItem('orderAttempt') ?? '{}') as { key: string }).key;
/** Another tab of the same browser places the order, with the shared key or a different one. */
const orderInOtherTab = (key: string) =>
  request('createOrder', {
    headers: { 'Idempotency-Key': key },
    body: { ...checkout, delivery: { shippingMethod: 'store-oslo', requestedDeliveryDate: null } },
  });

async function failThenPlace(opened: OpenShop, text: RegExp) {
  await place(opened);
  await notPlaced(text);
  deadline.ms = 20_000;
  await place(opened);
  await confirmed();
}

async function retryConfirmation(opened: OpenShop, answer: () => Promise<Response>) {
  failOrderPage(answer);
  await place(opened);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  shop.server.resetHandlers();
  deadline.ms = 20_000;
  await opened.user.click(retry);
  await confirmed();
}

const reload = (): OpenShop => {
  const address = window.location.pathname + window.location.search;
  cleanup();
  return openShop(address);
};

type Cell = (opened: OpenShop) => Promise<unknown>;

/**
 * Expected result of each incident before the order reaches the server, while it is answered, and after confirmation.
 */
const matrix: Record<string, { before: Cell; during: Cell; after: Cell }> = {
  'double click': {
    before: async ({ user }) => {
      await user.dblClick(await button());
      await confirmed();
    },
    during: async (opened) => {
      const release = pauseOrder();
      await place(opened);
      await place(opened);
      release();
      await confirmed();
    },
    after: async (opened) => {
      const { user } = opened;
      const pressed = await button();
      await user.click(pressed);
      await confirmed();
      await user.click(pressed);
    },
  },
  timeout: {
    before: (opened) => {
      answerNext(shop, 'createOrder', never);
      deadline.ms = 2000;
      return failThenPlace(opened, unknown);
    },
    during: (opened) => {
      placedButLost(never);
      deadline.ms = 2000;
      return failThenPlace(opened, unknown);
    },
    after: (opened) => {
      deadline.ms = 3000;
      return retryConfirmation(opened, never);
    },
  },
  'server error': {
    before: (opened) => {
      answerNext(shop, 'createOrder', serverError);
      return failThenPlace(opened, unknown);
    },
    during: (opened) => {
      placedButLost(serverError);
      return failThenPlace(opened, unknown);
    },
    after: (opened) => retryConfirmation(opened, serverError),
  },
  'lost network': {
    before: async (opened) => {
      shop.server.use(http.get('*/api/cart', networkError));
      await place(opened);
      await notPlaced(nothingSent);
      shop.server.resetHandlers();
      await place(opened);
      await confirmed();
    },
    during: (opened) => {
      placedButLost(networkError);
      return failThenPlace(opened, unknown);
    },
    after: (opened) => retryConfirmation(opened, networkError),
  },
  reload: {
    before: async () => {
      await place(reload());
      await confirmed();
    },
    during: async (opened) => {
      placedButLost(never);
      await place(opened);
      await waitFor(async () => expect((await placedOrders()).orders[0]?.note?.title).toBe('Hytta'));
      const { user } = reload();
      await user.click(await screen.findByRole('button', { name: 'Check the order' }));
      await confirmed();
    },
    after: async (opened) => {
      await place(opened);
      await confirmed();
      const { visit } = reload();
      await confirmed();
      visit('/en/checkout');
      await screen.findByRole('heading', { name: 'Your cart is empty' });
    },
  },
  Back: {
    before: async (opened) => {
      await opened.user.click(screen.getByRole('link', { name: 'Change the cart' }));
      await screen.findByRole('heading', { level: 1, name: 'Cart' });
      await opened.go(-1);
      await openStep('Payment');
      await place(opened);
      await confirmed();
    },
    during: async (opened) => {
      opened.visit('/en/cart');
      await screen.findByRole('heading', { level: 1, name: 'Cart' });
      opened.visit('/en/checkout');
      await openStep('Payment');
      const release = pauseOrder();
      await place(opened);
      await opened.go(-1);
      await screen.findByRole('heading', { level: 1, name: 'Cart' });
      act(release);
      await confirmed();
    },
    after: async (opened) => {
      opened.visit('/en/cart');
      await screen.findByRole('heading', { level: 1, name: 'Cart' });
      opened.visit('/en/checkout');
      await openStep('Payment');
      await place(opened);
      await confirmed();
      await opened.go(-1);
      await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' });
    },
  },
  'second tab': {
    before: async (opened) => {
      await orderInOtherTab('of-the-other-tab');
      await place(opened);
      await screen.findByRole('heading', { name: 'Your cart is empty' });
    },
    during: async (opened) => {
      const release = pauseOrder();
      await place(opened);
      await waitFor(() => expect(storedKey()).toBeTruthy());
      const other = await orderInOtherTab(storedKey());
      release();
      await confirmed();
      expect(opened.address()).toContain(other.orderNumber);
    },
    after: async (opened) => {
      await place(opened);
      await confirmed();
      await expect(orderInOtherTab('of-the-other-tab')).rejects.toMatchObject({ httpStatus: 400 });
    },
  },
};

const cells = Object.entries(matrix).flatMap(([name, phases]) =>
  Object.entries(phases).map(([phase, run]) => ({ name, phase, run })),
);

describe('one order at most', () => {
  test.each(cells)('CHK-04 $name $phase the order is placed: the server has one order', async ({ run }) => {
    const opened = await openAtPayment();
    const before = (await placedOrders()).totalOrderCount;
    await run(opened);
    const { totalOrderCount, orders } = await placedOrders();
    expect(totalOrderCount).toBe(before + 1);
    expect(orders[0]?.numberOfItems).toBe(2);
    expect((await request('getCart', {})).numberOfItems).toBe(0);
  });

  test('CHK-04 the same goods ordered again, once the first order is confirmed, are a second order', async () => {
    const opened = await openAtPayment();
    const before = (await placedOrders()).totalOrderCount;
    await place(opened);
    await confirmed();
    expect(sessionStorage.getItem('drafts')).toBeNull();
    expect(localStorage.getItem('orderAttempt')).toBeNull();
    await fillCart();
    cleanup();
    await place(await openAtPayment());
    await confirmed();
    expect((await placedOrders()).totalOrderCount).toBe(before + 2);
  });
});
