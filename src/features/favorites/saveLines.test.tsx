import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { stubImportWorker } from '../../../tests/support/importWorker';
import { loseResponse } from '../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../tests/support/openShop';
import { plainArticles } from '../../../tests/support/plainArticles';
import { request } from '../../../tests/support/request';
import { signIn } from '../../../tests/support/signIn';
import { closeModal } from '../../components/plain/modalStore';

const shop = withShop();
beforeAll(() => import('./FavoritePicker'));
beforeEach(() => {
  closeModal();
  stubImportWorker();
});

const [one = '', two = ''] = plainArticles();

const stored = async (name: string) =>
  (await request('getFavoriteLists', {}))
    .find((list) => list.name === name)
    ?.items.map(({ code, quantity }) => [code, quantity]);

/** Open the picker from the cart of an administrator, with three pieces of one article and two of another. */
async function openFromCart() {
  await signIn('administrator');
  const body = { listName: 'Kantine', items: [{ code: one, quantity: 4 }] };
  await request('updateFavorites', { body });
  await request('addToCart', { body: { code: one, quantity: 3 } });
  await request('addToCart', { body: { code: two, quantity: 2 } });
  const { user, address } = openShop('/en/cart');
  return { user, address, picker: await openPicker(user) };
}

async function openPicker(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Save to a list' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Save to a list' }));
  await picker.findByLabelText('List name');
  return picker;
}

test('FAV-02 lines of the cart join a list with their quantities', async () => {
  const { user, address, picker } = await openFromCart();
  expect(picker.getByText('2 products with their quantities')).toBeTruthy();
  await user.click(picker.getByRole('button', { name: 'Add to Kantine' }));
  const notice = within(await screen.findByRole('region', { name: '2 products are saved to Kantine' }));
  expect(await stored('Kantine')).toEqual([
    [one, 7],
    [two, 2],
  ]);
  await user.click(notice.getByRole('button', { name: 'Show the list' }));
  await waitFor(() => expect(address()).toBe('/en/account?view=Favorites'));
});

test('FAV-02 the lines of an order are a new list', async () => {
  await signIn('administrator');
  const [order] = (await request('getAllOrders', { query: { take: 1 } })).orders;
  const { user } = openShop(`/en/account?view=Orders&order=${order?.orderNumber}`);
  const picker = await openPicker(user);
  await user.type(picker.getByLabelText('List name'), 'Etterbestilling');
  await user.click(picker.getByRole('button', { name: 'Create list' }));
  await screen.findByRole('region', { name: /saved to Etterbestilling$/ });
  const items = order?.orderItems.filter(({ isGift, item }) => !isGift && item.visible);
  expect(await stored('Etterbestilling')).toEqual(items?.map(({ code, quantity }) => [code, quantity]));
});

test('FAV-02 lines of a quick order join a list; unknown articles do not', async () => {
  await signIn('administrator');
  const { user } = openShop('/en/quick-order');
  const field = await screen.findByRole('combobox', { name: 'Article, row 1' });
  await user.click(field);
  await user.paste(`${one}\t6\n999999\t1`);
  const picker = await openPicker(user);
  expect(await picker.findByText('1 product with its quantity')).toBeTruthy();
  await user.type(picker.getByLabelText('List name'), 'Hurtig');
  await user.click(picker.getByRole('button', { name: 'Create list' }));
  await screen.findByRole('region', { name: '1 product is saved to Hurtig' });
  expect(await stored('Hurtig')).toEqual([[one, 6]]);
});

test('FAV-02 lines that a list refuses stay in the picker, with the reason', async () => {
  const { user, picker } = await openFromCart();
  shop.server.use(
    http.put('*/api/favorites', () =>
      HttpResponse.json({ message: 'Your role does not allow this.' }, { status: 403 }),
    ),
  );
  await user.click(picker.getByRole('button', { name: 'Add to Kantine' }));
  expect(await picker.findByText(/Your role does not allow this\.$/)).toBeTruthy();
  expect(await stored('Kantine')).toEqual([[one, 4]]);
});

test('FAV-02 lines whose response is lost are added once', async () => {
  const { user, picker } = await openFromCart();
  loseResponse(shop, 'updateFavorites');
  await user.click(picker.getByRole('button', { name: 'Add to Kantine' }));
  await screen.findByRole('region', { name: '2 products are saved to Kantine' });
  expect(await stored('Kantine')).toEqual([
    [one, 7],
    [two, 2],
  ]);
});

test('FAV-02 lines whose response is lost, with lists that cannot be read, are added once when they are sent again', async () => {
  const { user, picker } = await openFromCart();
  loseResponse(shop, 'updateFavorites');
  let isBroken = true;
  shop.server.use(
    http.get('*/api/favorites/lists', () => (isBroken ? new HttpResponse(null, { status: 500 }) : undefined)),
  );
  const add = () => user.click(picker.getByRole('button', { name: 'Add to Kantine' }));
  await add();
  await picker.findByText(/^Your favourites could not be updated/);
  isBroken = false;
  await add();
  await screen.findByRole('region', { name: '2 products are saved to Kantine' });
  expect(await stored('Kantine')).toEqual([
    [one, 7],
    [two, 2],
  ]);
});

test('FAV-02 lists of the company that may only be read are not offered for lines', async () => {
  await signIn('buyer');
  await request('addToCart', { body: { code: one, quantity: 3 } });
  const { user } = openShop('/en/cart');
  const picker = await openPicker(user);
  expect(picker.queryByRole('button', { name: 'Add to Nytt møterom' })).toBeNull();
});

test('FAV-02 a customer whose lists have no quantities is not offered to save lines', async () => {
  await signIn('private');
  await request('addToCart', { body: { code: one, quantity: 3 } });
  openShop('/en/cart');
  await screen.findByRole('button', { name: /CSV/ });
  expect(screen.queryByRole('button', { name: 'Save to a list' })).toBeNull();
});
