import { http } from 'msw';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { enterDiscountCode } from '../../../tests/support/enterDiscountCode';
import { openShop, withShop } from '../../../tests/support/openShop';
import { type mockCustomers, signIn } from '../../../tests/support/signIn';
import { signInByForm } from '../../../tests/support/signInByForm';
import { plentiful } from '../../../tests/support/mockCheckout';
import { fillCart, openStep } from '../../../tests/support/openCheckout';
import { request } from '../../../tests/support/request';
import { closeModal } from '../../components/plain/modalStore';

const shop = withShop();
beforeAll(() => import('./SignInModal'));
beforeEach(closeModal);

type Kind = keyof typeof mockCustomers;
type User = ReturnType<typeof openShop>['user'];

const carafes = '/en/decoration/vases-and-vessels/vases/glass-and-carafes';

/** Ingrid presses "Add to cart" of some products after her session has expired on the server. */
async function addWithoutSession(products = 1) {
  await signIn('private');
  const { user } = openShop(carafes);
  const buttons = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: /^Add to cart/ });
    expect(found.length).toBeGreaterThanOrEqual(products);
    return found;
  });
  await request('logoutCustomer', {});
  // In one task: the later ones wait for the first.
  act(() => buttons.slice(0, products).forEach((button) => button.click()));
  const modal = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  return { modal, enter: (kind: Kind) => signInByForm(user, kind) };
}

const changesOfCart = () =>
  shop.calls.filter(({ operationId }) =>
    /^(update|bulkUpdate|addTo|addMultipleTo|delete)Cart/.test(operationId),
  ).length;

const pieces = async () => (await request('getCart', {})).numberOfItems;

test('AUTH-02 a 401 ends the session on the spot, says so, and does what was asked after signing in', async () => {
  const { modal, enter } = await addWithoutSession();
  expect(modal.getByText(/^Your session has ended/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
  expect(screen.queryAllByRole('button', { name: /^Add to cart/ })).toHaveLength(0);
  await enter('private');
  await waitFor(async () => expect(await pieces()).toBe(1));
});

test('AUTH-02 all that waited for the refused change is done after signing in', async () => {
  const { enter } = await addWithoutSession(3);
  await enter('private');
  await waitFor(async () => expect(await pieces()).toBe(3));
  expect((await request('getCart', {})).lineItems).toHaveLength(3);
});

test('AUTH-03 what one customer asked for is not done for another who signs in', async () => {
  const { enter } = await addWithoutSession(2);
  await enter('buyer');
  expect(await pieces()).toBe(0);
});

/** Astrid changes a quantity while the refusal of her discount code is on its way: her session has expired. */
async function changeQuantityWithoutSession() {
  await signIn('administrator');
  await fillCart();
  const { user } = openShop('/en/cart');
  const number = await screen.findByText(new RegExp(`^Article number ${plentiful}`));
  const line = within(number.closest('li') ?? document.body);
  await request('logoutCustomer', {});
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  shop.server.use(http.put('*/api/cart/bulk', () => held.then(() => undefined), { once: true }));
  await enterDiscountCode(user, 'NYTTHJEM');
  await user.click(line.getByRole('button', { name: /^One more/ }));
  await user.click(line.getByRole('button', { name: /^One more/ }));
  refuse();
  await screen.findByRole('dialog', { name: 'Sign in' });
  return (kind: Kind) => signInByForm(user, kind);
}

test('AUTH-02 quantities that wait for a refused change are set after signing in', async () => {
  const enter = await changeQuantityWithoutSession();
  await enter('administrator');
  await waitFor(async () => expect(await pieces()).toBe(4));
  expect((await request('getCart', {})).couponCode).toBe('NYTTHJEM');
});

test('AUTH-03 quantities that wait for a refused change are not set for another who signs in', async () => {
  const enter = await changeQuantityWithoutSession();
  await signIn('private');
  await fillCart();
  await request('logoutCustomer', {});
  const before = changesOfCart();
  await enter('private');
  await screen.findByDisplayValue('2');
  // A quantity of the new customer, queued behind all that waited.
  expect(await pieces()).toBe(2);
  expect(changesOfCart()).toBe(before);
});

interface Attempt {
  open: () => Promise<string>;
  /** The control that sends the call, or its form. */
  control: () => Promise<HTMLElement | undefined>;
  send?: (user: User, control: HTMLElement) => Promise<void>;
}

const attempts: Record<string, Attempt> = {
  'adding a product': {
    open: () => Promise.resolve(carafes),
    control: async () => (await screen.findAllByRole('button', { name: /^Add to cart/ }))[0],
  },
  'adding by article number': {
    open: () => Promise.resolve('/en/cart'),
    control: () => screen.findByRole('form', { name: 'Add by article number' }),
    send: (user, form) =>
      user.type(within(form).getByRole('textbox', { name: 'Article number' }), `${plentiful}{Enter}`),
  },
  'ordering again': {
    open: async () => {
      const { orders } = await request('getAllOrders', { query: { skip: 0, take: 1 } });
      return `/en/account?view=Orders&order=${orders[0]?.orderNumber}`;
    },
    control: () => screen.findByRole('button', { name: 'Order again' }),
  },
  'another delivery': {
    open: async () => {
      await fillCart();
      return '/en/checkout';
    },
    control: async () => (await openStep('Delivery')).getAllByRole('radio', { checked: false })[0],
  },
};

test.each(Object.entries(attempts))(
  'AUTH-02 the refusal of %s is gone after signing in by the header',
  async (_, { open, control, send = (user, button) => user.click(button) }) => {
    await signIn('administrator');
    const { user } = openShop(await open());
    const before = await control();
    await request('logoutCustomer', {});
    if (before) await send(user, before);
    await screen.findByRole('dialog', { name: 'Sign in' });
    await user.keyboard('{Escape}');
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign in' }));
    await signInByForm(user, 'administrator');
    expect(await control()).toBeTruthy();
    expect(screen.queryByText(/You must sign in to see this/)).toBeNull();
  },
);

test('FORM-01 a form that meets a 401 is not sent again: its changes leave storage and are back for their owner alone', async () => {
  await signIn('private');
  const { user } = openShop('/en/account?view=Profile');
  const field = () => screen.findByLabelText<HTMLInputElement>('First name');
  await user.type(await field(), 'x');
  expect(JSON.stringify(window.sessionStorage)).toContain('Ingridx');
  await request('logoutCustomer', {});
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Your session has ended/);
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Ingridx');
  expect(screen.queryByLabelText('First name')).toBeNull();
  await signInByForm(user, 'private');
  expect((await field()).value).toBe('Ingridx');
  expect(screen.getByText('Your unsaved changes have been restored.')).toBeTruthy();
  expect((await request('getCustomer', {}))?.firstName).toBe('Ingrid');

  await request('logoutCustomer', {});
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await signInByForm(user, 'buyer');
  expect((await field()).value).toBe('Linn');
  expect(screen.queryByText('Your unsaved changes have been restored.')).toBeNull();
});

test('AUTH-02 a 401 of a call in the background ends the session with a notice that offers to sign in', async () => {
  await signIn('private');
  const { user } = openShop('/en/account');
  await screen.findByRole('navigation', { name: 'Account pages' });
  await request('logoutCustomer', {});
  window.dispatchEvent(new StorageEvent('storage', { key: 'favoritesChange' }));
  const notice = within(await screen.findByRole('region', { name: 'Your session has ended' }));
  expect(screen.getByRole('heading', { name: 'You are not signed in' })).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
});
