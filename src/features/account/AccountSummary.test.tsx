import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { signIn } from '../../../tests/support/signIn';
import { request } from '../../api/request';
import { customerChangeKey } from './customerData';

const shop = withShop();
const signOut = () => screen.findByRole('button', { name: 'Sign out' });

function otherTabSays(key: string) {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

describe('the account page', () => {
  test('AUTH-01 shows who is signed in', async () => {
    await signIn('administrator');
    openShop('/en/account');
    await signOut();
    expect(screen.getByText('ase@kontorhotellet.example')).toBeTruthy();
    expect(screen.getByText('Kontorhotellet AS')).toBeTruthy();
  });

  test('AUTH-03 signing out leaves nothing of the customer, in the shop or in the page', async () => {
    await signIn('private');
    const { user } = openShop('/en/account');
    await user.click(await signOut());
    await screen.findByRole('heading', { name: 'You are not signed in' });
    expect(screen.queryByText('ingrid@furulia.example')).toBeNull();
    expect(screen.getByText('You are signed out')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(await request('getCustomer', {})).toBeNull();
    expect(window.localStorage.getItem(customerChangeKey)).not.toBeNull();
  });

  test('AUTH-03 signing out that fails says so, and the customer stays', async () => {
    await signIn('private');
    const { user } = openShop('/en/account');
    shop.server.use(http.post('*/api/customer/logout', () => new HttpResponse(null, { status: 403 })));
    await user.click(await signOut());
    expect((await screen.findByRole('alert')).textContent).toContain('Access forbidden');
    expect(screen.getByText('ingrid@furulia.example')).toBeTruthy();
  });

  test('AUTH-03 this tab follows when another one signs out or in', async () => {
    await signIn('private');
    openShop('/en/account');
    await signOut();
    await request('logoutCustomer', {});
    otherTabSays(customerChangeKey);
    await screen.findByRole('heading', { name: 'You are not signed in' });
    await signIn('buyer');
    otherTabSays('something else');
    otherTabSays(customerChangeKey);
    await waitFor(() => expect(screen.getByText('linn@kontorhotellet.example')).toBeTruthy());
  });
});
