import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';
import { customerChangeKey } from '../../lib/privateStorage';
import { storeSystemSetting } from '../pricing/vatDisplay';

const shop = withShop();
const signOut = () => screen.findByRole('button', { name: 'Sign out' });

function otherTabSays(key: string) {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

describe('the account page', () => {
  test('AUTH-01 shows who is signed in', async () => {
    await signIn('administrator');
    openShop('/en/account');
    // In a narrow column the address breaks after its @.
    const email = await screen.findByText('ase@kontorhotellet.example');
    expect(email.innerHTML).toBe('ase@<wbr>kontorhotellet.example');
    expect(screen.getByText('Kontorhotellet AS')).toBeTruthy();
  });

  test('AUTH-01 a customer without names has an overview without a name', async () => {
    await signIn('private');
    const customer = await request('getCustomer', {});
    const { firstName, lastName, ...rest } = customer ?? {};
    expect([firstName, lastName]).not.toContain(undefined);
    const nameless = { ...rest, address: { ...customer?.address, firstName: undefined, lastName: null } };
    shop.server.use(http.get('*/api/customer', () => HttpResponse.json(nameless)));
    openShop('/en/account');
    expect(await screen.findByText('ingrid@furulia.example')).toBeTruthy();
    expect(screen.queryByText('Name', { selector: 'dt' })).toBeNull();
    expect(screen.getByRole('main').textContent).not.toMatch(/undefined|null/);
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
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You could not be signed out. Please try again.',
    );
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

  const card = async (name: string) => within(await screen.findByRole('region', { name }));

  test('ACC-01 the overview greets by name and shows last orders, a delayed one first, address and lists, with links', async () => {
    await signIn('private');
    openShop('/en/account');
    const orders = await card('Recent orders');
    await waitFor(() => expect(orders.getAllByRole('listitem')).toHaveLength(3));
    const [newest] = (await request('getAllOrders', { query: { skip: 0, take: 1 } })).orders;
    const [first, second] = orders.getAllByRole('listitem');
    expect(first?.textContent).toContain('Delayed');
    expect(second?.textContent).toContain(newest?.orderNumber);
    expect(second?.textContent).toContain(newest?.totalPrice.formattedString);
    const link = within(second ?? document.body).getByRole('link');
    expect(link.textContent).toContain(newest?.orderItems[0]?.item.name);
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ingrid' })).toBeTruthy();
    expect(orders.getAllByText(/^(Being prepared|Shipped|Delayed)$/)).toHaveLength(3);
    expect(document.querySelectorAll('li img[src*="/products/"]').length).toBeGreaterThan(0);
    expect(orders.getByText('Total incl. VAT')).toBeTruthy();
    expect((await card('Main address')).getByText(/Storgata 14B/)).toBeTruthy();
    const lists = await card('Favourites');
    expect((await lists.findByText('Stua')).closest('li')?.textContent).toBe('Stua3 products');
    expect(lists.getByRole('link', { name: 'All favourites' }).getAttribute('href')).toMatch(
      /view=Favorites/,
    );
    const details = await card('Your details');
    expect(details.getByRole('link').getAttribute('href')).toMatch(/view=Profile/);
  });

  test('ACC-01 where prices exclude VAT, the last orders show their total without VAT too', async () => {
    await signIn('administrator');
    storeSystemSetting('EXCL');
    openShop('/en/account');
    const orders = await card('Recent orders');
    const [newest] = (await request('getAllOrders', { query: { skip: 0, take: 1 } })).orders;
    const text = `${newest?.totalPriceExVat?.formattedString} ex VAT`;
    await waitFor(() =>
      expect(orders.getByText(newest?.orderNumber ?? '').closest('li')?.textContent).toContain(text),
    );
  });

  test('ACC-01 somebody with nothing yet reads so in each part', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    openShop('/en/account');
    await screen.findByText('You have not placed any orders yet.');
    expect(screen.getByText('You have not saved an address yet.')).toBeTruthy();
    expect(await screen.findByText('Select the heart on a product to save it here.')).toBeTruthy();
  });

  test('ACC-01 orders and lists that fail say so in their place, with a retry', async () => {
    await signIn('private');
    shop.server.use(
      http.get('*/api/order/all-orders', () => new HttpResponse(null, { status: 403 }), { once: true }),
    );
    const { user } = openShop('/en/account');
    const orders = await card('Recent orders');
    await user.click(await orders.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(orders.getAllByRole('listitem')).toHaveLength(3));
  });
});
