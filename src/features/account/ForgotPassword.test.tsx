import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loseResponse } from '../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { mockCustomers, signIn } from '../../../tests/support/signIn';
import { closeModal } from '../../components/plain/modalStore';

const shop = withShop();
beforeAll(() => import('./SignInModal'));
beforeEach(closeModal);

const path = '/en/forgotten-password';
const called = (id: string) => shop.calls.filter(({ operationId }) => operationId === id).length;

async function open(hash = '') {
  const opened = openShop(`${path}${hash}`);
  return { ...opened, main: within(await screen.findByRole('main')) };
}

/** Open the page with the form of the e-mail address. */
async function openForm() {
  const opened = await open();
  await opened.main.findByLabelText('E-mail');
  return opened;
}

/** A shop whose backend sends no links. */
async function withoutLinks() {
  const { passwordLinks: _, ...settings } = await request('getGlobalSettings', {
    headers: { 'Content-Language': 'en' },
  });
  shop.server.use(http.get('*/api/site/global-settings', () => HttpResponse.json(settings)));
}

describe('AUTH-05 asking for a link', () => {
  test('AUTH-05 whoever remembers the password after all is led back to signing in', async () => {
    const { user, main } = await openForm();
    await user.click(main.getByRole('button', { name: 'Back to sign in' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
  });

  test('AUTH-05 a customer who is signed in is not asked to sign in', async () => {
    await signIn('private');
    const { main } = await openForm();
    expect(main.getByRole('button', { name: 'Send me a link' })).toBeTruthy();
    expect(main.queryByRole('button', { name: 'Back to sign in' })).toBeNull();
  });

  test.each([mockCustomers.private, 'nobody@posten.example'])(
    'AUTH-05 the page does not say whether %s has an account',
    async (email) => {
      const { user, main } = await openForm();
      await user.type(main.getByLabelText('E-mail'), email);
      await user.click(main.getByRole('button', { name: 'Send me a link' }));
      const next = await main.findByRole('region', { name: 'Check your e-mail' });
      expect(next.textContent.replace(email, '')).toBe(
        'Check your e-mailIf  has an account, we have sent a link to choose a new password. It may take a few minutes. Look in your spam folder too.Use another e-mail address',
      );
    },
  );

  test.each([
    ['a 403', () => new HttpResponse(null, { status: 403 })],
    ['a lost response', () => HttpResponse.error()],
  ])('AUTH-05 after %s the address stays, and asking again works', async (_, answer) => {
    const { user, main } = await openForm();
    shop.server.use(http.post('*/api/customer/password-link', answer, { once: true }));
    await user.type(main.getByLabelText('E-mail'), mockCustomers.private);
    await user.click(main.getByRole('button', { name: 'Send me a link' }));
    expect((await main.findByRole('group', { name: 'Please check the following' })).textContent).toBeTruthy();
    expect(main.getByLabelText<HTMLInputElement>('E-mail').value).toBe(mockCustomers.private);
    await user.click(main.getByRole('button', { name: 'Send me a link' }));
    expect(await main.findByRole('region', { name: 'Check your e-mail' })).toBeTruthy();
  });

  test('AUTH-05 where the backend sends no links, a prepared message to support is the next step', async () => {
    await withoutLinks();
    const { user, main } = await openForm();
    await user.type(main.getByLabelText('E-mail'), mockCustomers.private);
    await user.click(main.getByRole('button', { name: 'Continue' }));
    expect(await main.findByRole('region', { name: 'One step left' })).toBeTruthy();
    const message = await main.findByRole('link', { name: 'Open the message' });
    expect(message.getAttribute('href')).toContain(encodeURIComponent(mockCustomers.private));
    expect(called('requestPasswordLink')).toBe(0);
  });

  test('AUTH-05 where the backend sends no links, the token of an address is neither kept nor checked', async () => {
    await withoutLinks();
    const { main } = await open('#token=valid');
    expect(await main.findByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(window.location.hash).toBe('');
    expect(called('checkPasswordLink')).toBe(0);
  });
});

describe('AUTH-05 choosing a password by a link', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>('New password');
  const save = () => screen.findByRole('button', { name: 'Save password' });
  const saved = () => screen.findByRole('region', { name: 'Your password is saved' });

  async function choose(password = 'skogstjerne') {
    const opened = await open('#token=valid');
    await opened.user.type(await field(), password);
    await opened.user.click(await save());
    return opened;
  }

  test('AUTH-05 the token leaves the address and its history entry, and no call has it in its address', async () => {
    await open('#token=valid');
    await field();
    expect(window.location.href + JSON.stringify(window.history.state)).not.toContain('valid');
    const addresses = shop.calls.map(({ request: { url, headers } }) => url + headers.get('Context-Url'));
    expect(addresses.join()).not.toContain('valid');
    expect(
      JSON.stringify([window.dataLayer, sessionStorage, localStorage.getItem('customerChange')]),
    ).not.toContain('valid');
  });

  test('AUTH-05 whoever chooses a password is signed in with it, and comes to the account', async () => {
    const { main, address } = await choose();
    await saved();
    expect(address()).toBe('/en/account');
    expect((await main.findAllByText('elin@furulia.example')).length).toBeGreaterThan(0);
    expect((await request('getCustomer', {}))?.email).toBe(mockCustomers.empty);
  });

  test('AUTH-05 the account is named, also to password managers', async () => {
    const { main, container } = await open('#token=valid');
    expect(await main.findByText('You choose the password for elin@furulia.example.')).toBeTruthy();
    expect(main.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeTruthy();
    const user = container.querySelector<HTMLInputElement>('form input[autocomplete="username"]');
    expect(user?.value).toBe('elin@furulia.example');
  });

  test.each([
    ['used', 'used', 'This link has already been used'],
    ['expired', 'expired', 'This link has expired'],
    ['unknown', 'unknown', 'This link does not work'],
    ['longer than any', 'x'.repeat(600), 'This link does not work'],
  ])('AUTH-05 a link that is %s says so, and a new one can be sent', async (_, token, text) => {
    const { user, main } = await open(`#token=${token}`);
    expect((await main.findByRole('alert')).textContent).toContain(text);
    expect(main.queryByLabelText('New password')).toBeNull();
    await user.type(main.getByLabelText('E-mail'), mockCustomers.empty);
    await user.click(main.getByRole('button', { name: 'Send me a link' }));
    expect(await main.findByRole('region', { name: 'Check your e-mail' })).toBeTruthy();
  });

  test('AUTH-05 a link that another tab has used meanwhile is refused, and the page says why', async () => {
    const { user, main } = await open('#token=valid');
    await user.type(await field(), 'skogstjerne');
    await request('setPassword', { body: { token: 'valid', newPassword: 'fjellvann' } });
    await user.click(await save());
    const alert = await main.findByRole('alert');
    expect(alert.textContent).toContain('This link has already been used');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(called('loginCustomer')).toBe(0);
  });

  test('AUTH-05 a lost response to a password that was saved signs in', async () => {
    loseResponse(shop, 'setPassword');
    await choose();
    await saved();
    expect((await request('getCustomer', {}))?.email).toBe(mockCustomers.empty);
  });

  test('AUTH-05 a password that did not reach the shop is said not to be saved, and can be sent again', async () => {
    loseResponse(shop, 'setPassword', false);
    const { user, main } = await choose();
    expect((await main.findByRole('group', { name: 'Please check the following' })).textContent).toBeTruthy();
    expect((await field()).value).toBe('skogstjerne');
    await user.click(await save());
    await saved();
  });

  test('AUTH-05 where the link cannot be read after a lost response, the page says that it does not know', async () => {
    const { user, main } = await open('#token=valid');
    await user.type(await field(), 'skogstjerne');
    loseResponse(shop, 'setPassword');
    loseResponse(shop, 'checkPasswordLink');
    await user.click(await save());
    expect((await main.findByRole('group', { name: 'Please check the following' })).textContent).toContain(
      'we do not know whether your password was saved',
    );
  });

  test('AUTH-05 a 403 is told in words', async () => {
    shop.server.use(http.post('*/api/customer/set-password', () => new HttpResponse(null, { status: 403 })));
    const { main } = await choose();
    expect((await main.findByRole('group', { name: 'Please check the following' })).textContent).toContain(
      'Your password could not be saved',
    );
  });

  test('AUTH-05 an account that cannot sign in with the password alone is told that it is saved', async () => {
    shop.server.use(http.post('*/api/customer/login', () => new HttpResponse(null, { status: 403 })));
    const { main } = await choose();
    const next = await main.findByRole('region', { name: 'Your password is saved' });
    expect(within(next).getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  test('AUTH-05 another customer who is signed in makes room for the owner of the link', async () => {
    await signIn('administrator');
    await choose();
    await saved();
    // The page is another one: nothing of the other customer is left in it.
    expect((await screen.findAllByText('elin@furulia.example')).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toContain('Kontorhotellet');
  });

  test('AUTH-05 a link that cannot be checked is checked again on request', async () => {
    loseResponse(shop, 'checkPasswordLink');
    const { user, main } = await open('#token=valid');
    const alert = within(await main.findByRole('alert'));
    expect(alert.getByText('The link could not be checked.')).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await field()).toBeTruthy();
  });

  test('AUTH-05 a second link that is opened on the page is checked in place of the first', async () => {
    const { main, visit } = await open('#token=used');
    await main.findByText('This link has already been used');
    visit(`${path}#token=valid`);
    expect(await field()).toBeTruthy();
    expect(window.location.hash).toBe('');
  });
});
