import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password } from '../../../mocks/shop/customers';
import { loseResponse } from '../../../tests/support/loseResponse';
import { openShop, recordExceptions, withShop } from '../../../tests/support/openShop';
import { mockCustomers } from '../../../tests/support/signIn';
import { closeModal } from '../../components/plain/modalStore';

const shop = withShop();
beforeAll(() => import('./SignInModal'));
beforeEach(closeModal);

const callsOf = (operationId: string) => shop.calls.filter((call) => call.operationId === operationId);
const dialog = () => screen.findByRole('dialog', { name: 'Sign in' });

async function openSignIn(opener = 'Sign in') {
  const { user, ...rest } = openShop('/en/customer-service');
  await user.click(await screen.findByRole('button', { name: opener }));
  return { user, ...rest, modal: within(await dialog()) };
}

async function send(user: UserEvent, email: string, secret: string) {
  const modal = within(await dialog());
  if (email) await user.type(modal.getByLabelText('E-mail'), email);
  if (secret) await user.type(modal.getByLabelText('Password'), secret);
  await user.click(modal.getByRole('button', { name: 'Sign in' }));
}

const summary = () => screen.findByRole('group', { name: 'Please check the following' });

describe('signing in', () => {
  test('AUTH-01 switches the shop to the customer, who stays on the page', async () => {
    const { user, address } = await openSignIn();
    const before = { pages: callsOf('getPage').length, carts: callsOf('getCart').length };
    await send(user, mockCustomers.private, password);
    const account = await screen.findByRole('link', { name: 'My account' });
    expect(account.getAttribute('href')).toBe('/en/account');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Signed in as Ingrid Solbakken')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(address()).toBe('/en/customer-service');
    await waitFor(() => expect(callsOf('getPage').length).toBe(before.pages + 1));
    expect(callsOf('getCart').length).toBe(before.carts + 1);
  });

  test.each(['/en/cart', '/en/account?view=Orders', '/en/account?view=Favorites'])(
    'AUTH-01 by keyboard from %s focus goes to the heading, since the opener is gone',
    async (address) => {
      const { user } = openShop(address);
      const main = within(await screen.findByRole('main'));
      const opener = await main.findByRole('button', { name: 'Sign in' });
      act(() => opener.focus());
      await user.keyboard('{Enter}');
      const modal = within(await dialog());
      act(() => modal.getByLabelText('E-mail').focus());
      await user.keyboard(`${mockCustomers.private}{Tab}${password}`);
      act(() => modal.getByRole('button', { name: 'Sign in' }).focus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(opener.isConnected).toBe(false));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(main.getByRole('heading', { level: 1 }));
    },
  );

  test('AUTH-01 a double click, and Enter on top of it, send one sign-in; after a refusal another try is sent', async () => {
    const { user, modal } = await openSignIn();
    await user.type(modal.getByLabelText('E-mail'), mockCustomers.private);
    const secret = modal.getByLabelText('Password');
    const button = modal.getByRole('button', { name: 'Sign in' });
    for (const attempt of [1, 2]) {
      await user.clear(secret);
      await user.type(secret, 'wrong');
      fireEvent.click(button);
      fireEvent.click(button);
      fireEvent.submit(document.querySelector('form:has([type=password])') ?? secret);
      await waitFor(() => expect(callsOf('loginCustomer')).toHaveLength(attempt));
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
      await summary();
    }
    expect(callsOf('loginCustomer')).toHaveLength(2);
  });

  test('AUTH-04 the editors’ text shows', async () => {
    const { modal } = await openSignIn();
    expect(await modal.findByText(/Sign in to see prices, place orders/)).toBeTruthy();
    expect(modal.queryByText(/favourite\.$|your favourites\.$/)).toBeNull();
  });

  test('AUTH-04 from favourites it says so, and leads there', async () => {
    const { user, address, modal } = await openSignIn('Favourites');
    expect(modal.getByText('Sign in to see your favourites.')).toBeTruthy();
    await send(user, mockCustomers.private, password);
    await screen.findByRole('heading', { level: 1, name: 'Favourites' });
    expect(address()).toBe('/en/account?view=Favorites');
  });

  test('AUTH-01 a wrong password: the server’s words, read out, nobody signed in', async () => {
    const { user } = await openSignIn();
    await send(user, mockCustomers.private, 'wrong');
    const problems = await summary();
    expect(problems.textContent).toMatch(/password/i);
    expect(document.activeElement).toBe(problems);
    expect(screen.queryByRole('link', { name: 'My account', hidden: true })).toBeNull();
  });

  test('AUTH-01 an answer without an e-mail address is a failure', async () => {
    recordExceptions();
    const { user } = await openSignIn();
    shop.server.use(
      http.post('*/api/customer/login', () =>
        HttpResponse.json({ email: '', billingAddresses: [], deliveryAddresses: [] }),
      ),
    );
    await send(user, mockCustomers.private, password);
    expect((await summary()).textContent).toContain('We could not sign you in');
  });

  test('AUTH-01 an empty form and a colon are refused at the fields, and no call is made', async () => {
    const { user, modal } = await openSignIn();
    await send(user, '', '');
    const problems = within(await summary());
    await user.click(problems.getByRole('button', { name: 'Password is missing' }));
    expect(document.activeElement).toBe(modal.getByLabelText('Password'));
    await send(user, 'in:grid@furulia.example', password);
    const email = modal.getByLabelText('E-mail');
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect((await summary()).textContent).toContain('cannot contain a colon');
    expect(document.activeElement).toBe(await summary());
    expect(callsOf('loginCustomer')).toHaveLength(0);
  });

  test('AUTH-01 password managers know the fields', async () => {
    const { modal } = await openSignIn();
    expect(modal.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username');
    expect(modal.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  });

  test('AUTH-01 a locked customer is told so', async () => {
    const { user } = await openSignIn();
    await send(user, mockCustomers.locked, password);
    expect((await summary()).textContent).toContain('This account is locked');
  });

  test('AUTH-01 a 401 without words of its own says what it means here', async () => {
    const { user } = await openSignIn();
    shop.server.use(http.post('*/api/customer/login', () => new HttpResponse(null, { status: 401 })));
    await send(user, mockCustomers.private, password);
    expect((await summary()).textContent).toContain('e-mail address or password is wrong');
  });

  test('AUTH-01 a lost line is told as such', async () => {
    const { user } = await openSignIn();
    shop.server.use(http.post('*/api/customer/login', () => HttpResponse.error()));
    await send(user, mockCustomers.private, password);
    expect((await summary()).textContent).toContain('We could not reach the shop');
  });
});

describe('AUTH-01 a sign-in without a reason', () => {
  test('AUTH-01 whose answer was lost: the customer is signed in', async () => {
    const { user } = await openSignIn();
    loseResponse(shop, 'loginCustomer');
    await send(user, mockCustomers.private, password);
    await screen.findByRole('link', { name: 'My account' });
  });

  test.each([
    ['a redirect', () => HttpResponse.json({ redirectUrl: '/en/new-password', permanent: false })],
    ['a 403', () => new HttpResponse(null, { status: 403 })],
  ])('AUTH-01 %s is neither a wrong password nor a locked account', async (_, answer) => {
    const { user } = await openSignIn();
    shop.server.use(http.post('*/api/customer/login', answer));
    await send(user, mockCustomers.private, password);
    const { textContent } = await summary();
    expect(textContent).toContain('We could not sign you in. Please try again, or contact customer service.');
  });
});
