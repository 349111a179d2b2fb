import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { password } from '../../../../mocks/shop/customers';
import { loseResponse } from '../../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { mockCustomers, signIn } from '../../../../tests/support/signIn';
import { request } from '../../../../tests/support/request';
import { customerChangeKey, writePrivate } from '../../../lib/privateStorage';

const shop = withShop();
const called = (id: string) => shop.calls.filter(({ operationId }) => operationId === id).length;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const summary = () => screen.findByRole('group', { name: 'Please check the following' });
const messageAt = async (label: string) =>
  document.getElementById((await field(label)).getAttribute('aria-describedby') ?? '')?.textContent;

async function openView(view: string, kind: keyof typeof mockCustomers = 'private') {
  await signIn(kind);
  return openShop(`/en/account?view=${view}`);
}

describe('ACC-03 the profile', () => {
  test('ACC-03 shows what is known, saves what is changed, and says so', async () => {
    const { user } = await openView('Profile');
    const name = await field('First name');
    expect(name.value).toBe('Ingrid');
    await user.clear(name);
    await user.type(name, 'Inga');
    await user.click(await button('Save'));
    await screen.findByRole('region', { name: 'Your details are saved' });
    expect(await request('getCustomer', {})).toMatchObject({ firstName: 'Inga', lastName: 'Solbakken' });
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await screen.findByText('Inga Solbakken');
  });

  test('ACC-03 an address that somebody else has is told at its field', async () => {
    const { user } = await openView('Profile');
    const email = await field('E-mail');
    await user.clear(email);
    await user.type(email, mockCustomers.empty);
    await user.click(await button('Save'));
    const text = 'There is already a customer with this e-mail address.';
    expect((await summary()).textContent).toContain(text);
    expect(await messageAt('E-mail')).toBe(text);
    expect(email.value).toBe(mockCustomers.empty);
  });

  test('ACC-03 where the server requires it, another e-mail address is saved with the password alone', async () => {
    shop.store.write({ ...shop.store.read(), confirmsEmail: true });
    const { user } = await openView('Profile');
    const email = await field('E-mail');
    await user.clear(email);
    await user.type(email, 'inga@furulia.example');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await user.click(await button('Save'));
    const current = await field('Current password');
    expect(await messageAt('Current password')).toBeTruthy();
    await user.type(current, password);
    await user.click(await button('Save'));
    await screen.findByRole('region', { name: 'Your details are saved' });
    expect(await request('getCustomer', {})).toMatchObject({ email: 'inga@furulia.example' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  test('ACC-03 a failed save removes the notice of the successful one before', async () => {
    const { user } = await openView('Profile');
    await user.type(await field('First name'), 'x');
    await user.click(await button('Save'));
    await screen.findByRole('region', { name: 'Your details are saved' });
    shop.server.use(http.put('*/api/customer/update', () => new HttpResponse(null, { status: 400 })));
    await user.click(await button('Save'));
    await summary();
    expect(screen.queryByRole('region', { name: 'Your details are saved' })).toBeNull();
    // Nor in the live region of screen readers.
    expect(screen.queryByText('Your details are saved')).toBeNull();
  });

  test('FORM-01 a blank name is refused by the form and by the server alike', async () => {
    const { user } = await openView('Profile');
    const name = await field('First name');
    await user.clear(name);
    await user.type(name, '   ');
    await user.click(await button('Save'));
    expect((await summary()).textContent).toContain('First name is missing');
    expect(called('updateCustomer')).toBe(0);
  });

  test('ACC-03 a phone number stands in its field in groups, and is sent as digits', async () => {
    const { user } = await openView('Profile');
    const phone = await field('Phone number (optional)');
    const read = () => phone.value.replaceAll('\u00a0', ' ');
    expect(read()).toBe('+47 912 34 501');
    await user.click(phone);
    await user.tab();
    expect(read()).toBe('+47 912 34 501');
    expect(window.sessionStorage.getItem('drafts')).toBeNull();
    await user.clear(phone);
    await user.type(phone, '+47 922 33-444');
    await user.tab();
    expect(read()).toBe('+47 922 33 444');
    await user.click(await button('Save'));
    await screen.findByRole('region', { name: 'Your details are saved' });
    expect(await request('getCustomer', {})).toMatchObject({ phoneNumber: '4792233444' });
    expect(read()).toBe('+47 922 33 444');
  });

  test('ACC-03 a phone number that is not touched is sent as it was', async () => {
    const { user } = await openView('Profile');
    await user.type(await field('Last name'), '-Vik');
    expect(JSON.parse(window.sessionStorage.getItem('drafts') ?? '')).toEqual({
      customer: (await request('getCustomer', {}))?.id,
      value: { profile: { lastName: 'Solbakken-Vik' } },
    });
    await user.click(await button('Save'));
    await screen.findByRole('region', { name: 'Your details are saved' });
    expect(await request('getCustomer', {})).toMatchObject({ phoneNumber: '4791234501' });
  });

  test('FORM-01 unsaved changes are back after another view, Back and a new visit', async () => {
    const { user, go } = await openView('Profile');
    await user.type(await field('Last name'), '-Vik');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await screen.findByRole('heading', { name: 'Your details' });
    await go(-1);
    expect((await field('Last name')).value).toBe('Solbakken-Vik');
    expect(screen.getByText('Your unsaved changes have been restored.')).toBeTruthy();
    await user.click(await button('Save'));
    await screen.findByRole('region', { name: 'Your details are saved' });
    expect(window.sessionStorage.getItem('drafts')).toBeNull();
  });

  test('ACC-03 a company’s user sees the company', async () => {
    await openView('Profile', 'administrator');
    await screen.findByText('918273645');
  });
});

describe('ACC-04 changing the password', () => {
  const passwords = async () => [await field('Current password'), await field('New password')] as const;

  test('ACC-04 the new password holds, the fields are empty again, and a confirmation shows', async () => {
    const { user } = await openView('ChangePassword');
    const [current, next] = await passwords();
    await user.type(current, password);
    await user.type(next, 'fjellvann');
    await user.click(await button('Change password'));
    await screen.findByRole('region', { name: 'Your password is changed' });
    expect(current.value + next.value).toBe('');
    expect(JSON.stringify(window.sessionStorage)).not.toContain('fjellvann');
    await request('logoutCustomer', {});
    await expect(signIn('private')).rejects.toMatchObject({ httpStatus: 401 });
    await expect(signIn('private', 'fjellvann')).resolves.toMatchObject({ firstName: 'Ingrid' });
  });

  test('ACC-04 a wrong current password is told at its field', async () => {
    const { user } = await openView('ChangePassword');
    const [current, next] = await passwords();
    await user.type(current, 'wrong');
    await user.type(next, 'fjellvann');
    await user.click(await button('Change password'));
    expect((await summary()).textContent).toContain('That is not your current password.');
    expect(await messageAt('Current password')).toBe('That is not your current password.');
  });

  test('ACC-04 the same password, one too short and none at all are refused, and no call is made', async () => {
    const { user } = await openView('ChangePassword');
    const [current, next] = await passwords();
    await user.click(await button('Change password'));
    expect((await summary()).textContent).toContain('Current password is missing');
    await user.type(current, password);
    await user.type(next, 'short');
    await user.click(await button('Change password'));
    await waitFor(async () => expect((await summary()).textContent).toContain('at least 8 characters'));
    await user.clear(next);
    await user.type(next, password);
    await user.click(await button('Change password'));
    await waitFor(async () => expect((await summary()).textContent).toContain('must differ'));
    expect(called('changePassword')).toBe(0);
  });

  test('ACC-04 a new password equal to the current one is no longer marked when that one changes', async () => {
    const { user } = await openView('ChangePassword');
    const [current, next] = await passwords();
    await user.type(current, 'fjellvann');
    await user.type(next, 'fjellvann');
    await user.click(await button('Change password'));
    await waitFor(() => expect(next.getAttribute('aria-invalid')).toBe('true'));
    await user.type(current, ' og furu');
    await waitFor(() => expect(next.getAttribute('aria-invalid')).toBe('false'));
  });
});

describe('ACC-03 deleting the account', () => {
  async function openDeletion(kind: keyof typeof mockCustomers = 'private') {
    const opened = await openView('Profile', kind);
    await opened.user.click(await button('Delete account'));
    const modal = within(await screen.findByRole('dialog', { name: 'Delete account' }));
    return { ...opened, modal, send: modal.getByRole('button', { name: 'Delete account' }) };
  }

  test('ACC-03 nothing is deleted before the word is typed; what is lost is said', async () => {
    const { user, modal, send } = await openDeletion();
    expect(modal.getByText('your lists of favourites')).toBeTruthy();
    expect(modal.getByText('You cannot undo this.')).toBeTruthy();
    await user.click(send);
    expect((await summary()).textContent).toContain('exactly as shown');
    await user.type(modal.getByLabelText('Type DELETE to confirm'), 'yes');
    await user.click(send);
    await waitFor(async () => expect((await summary()).textContent).toContain('exactly as shown'));
    expect(called('deleteCustomer')).toBe(0);
    await user.click(modal.getByRole('button', { name: 'Cancel' }));
    expect(await request('getCustomer', {})).not.toBeNull();
  });

  test('ACC-03 the account is gone, and with it everything private', async () => {
    const { user, modal, send, address } = await openDeletion();
    writePrivate('drafts', { 'address-new': { city: 'Lillehammer' } });
    await user.type(modal.getByLabelText('Type DELETE to confirm'), 'delete');
    await user.click(send);
    await screen.findByRole('region', { name: 'Your account is deleted' });
    await waitFor(() => expect(address()).toBe('/en'));
    await screen.findByRole('button', { name: 'Sign in' });
    expect(document.body.textContent).not.toContain('Ingrid');
    expect(window.sessionStorage.getItem('drafts')).toBeNull();
    expect(window.localStorage.getItem(customerChangeKey)).not.toBeNull();
    await expect(signIn('private')).rejects.toMatchObject({ httpStatus: 401 });
  });

  test('ACC-03 a deletion that fails says why, and the account stays', async () => {
    const { user, modal, send } = await openDeletion();
    shop.server.use(
      http.delete('*/api/customer', () =>
        HttpResponse.json({ message: 'An order is unpaid.' }, { status: 403 }),
      ),
    );
    await user.type(modal.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(send);
    expect((await summary()).textContent).toContain('An order is unpaid.');
    expect(await request('getCustomer', {})).not.toBeNull();
  });
});

describe('a change of the account that got no answer', () => {
  test('ACC-03 details that are on the server are saved', async () => {
    const { user } = await openView('Profile');
    await user.type(await field('Last name'), '-Vik');
    loseResponse(shop, 'updateCustomer');
    await user.click(await button('Save'));
    await screen.findByRole('region', { name: 'Your details are saved' });
  });

  test('ACC-04 it is not known whether the password was changed', async () => {
    const { user } = await openView('ChangePassword');
    await user.type(await field('Current password'), password);
    await user.type(await field('New password'), 'fjellvann');
    loseResponse(shop, 'changePassword');
    await user.click(await button('Change password'));
    expect((await summary()).textContent).toContain('do not know whether your password was changed');
    await user.click(await button('Change password'));
    await waitFor(async () =>
      expect((await summary()).textContent).toContain('That is not your current password.'),
    );
  });

  test('ACC-03 an account that is gone is deleted', async () => {
    const { user } = await openView('Profile');
    await user.click(await button('Delete account'));
    const modal = within(await screen.findByRole('dialog', { name: 'Delete account' }));
    await user.type(modal.getByLabelText('Type DELETE to confirm'), 'DELETE');
    loseResponse(shop, 'deleteCustomer');
    await user.click(modal.getByRole('button', { name: 'Delete account' }));
    await screen.findByRole('region', { name: 'Your account is deleted' });
  });
});
