import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answerNext } from '../../../../tests/support/answerNext';
import { loseResponse } from '../../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { plainArticles } from '../../../../tests/support/plainArticles';
import { request } from '../../../../tests/support/request';
import { type mockCustomers, signIn } from '../../../../tests/support/signIn';
import { closeModal } from '../../../components/plain/modalStore';

const shop = withShop();
beforeAll(() =>
  Promise.all([import('./FavoriteLists'), import('../../../components/mui/ConfirmationModal')]),
);
beforeEach(() => {
  closeModal();
});

const [one = '', two = '', three = ''] = plainArticles();

const lineOf = (code: string, quantity: number) => ({ code, quantity });
const listed = async (name: string) =>
  (await request('getFavoriteLists', {})).find((list) => list.name === name);
const quantities = async (name = 'Kantine') => (await listed(name))?.items.map(({ quantity }) => quantity);

async function createList(kind: keyof typeof mockCustomers, shared: boolean) {
  await signIn(kind);
  const body = { listName: 'Kantine', items: [lineOf(one, 2), lineOf(two, 5)], shared };
  await request('updateFavorites', { body });
}

/** Open the favourites of a user of an organisation with a list of two products. */
async function openList(kind: keyof typeof mockCustomers = 'administrator', shared = false) {
  await createList(kind, shared);
  const { user } = openShop('/en/account?view=Favorites');
  const list = within(await screen.findByRole('region', { name: 'Kantine' }));
  return { user, list, fields: () => list.getAllByRole<HTMLInputElement>('spinbutton') };
}

const updates = () => shop.calls.filter(({ operationId }) => operationId === 'updateFavorites');

const inCart = async () =>
  (await request('getCart', {})).lineItems.map(({ code, quantity }) => [code, quantity]);

test('FAV-03 a list with quantities is added with them in one step', async () => {
  const { user, list } = await openList();
  await user.click(list.getByRole('button', { name: 'Add all to cart: Kantine' }));
  await list.findByRole('region', { name: 'Everything was added to your cart' });
  expect(await inCart()).toEqual([
    [one, 2],
    [two, 5],
  ]);
});

test('FAV-03 selected lines are added alone, and the total is theirs', async () => {
  const { user, list } = await openList();
  const total = () => list.getByText('Total').textContent;
  const ofAll = total();
  const [, second] = list.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  if (!second) throw new Error('No second line');
  await user.click(second);
  expect(total()).not.toBe(ofAll);
  await user.click(list.getByRole('button', { name: 'Add 1 to cart: Kantine' }));
  await list.findByRole('region', { name: 'Everything was added to your cart' });
  expect(await inCart()).toEqual([[two, 5]]);
  await user.click(list.getByRole('checkbox', { name: 'Select all' }));
  expect(list.getByRole('button', { name: 'Add 2 to cart: Kantine' })).toBeTruthy();
});

test('FAV-03 a quantity changes at once; steps made while a call is under way are sent as one', async () => {
  const { user, fields } = await openList();
  const before = updates().length;
  fields()[0]?.focus();
  answerNext(shop, 'updateFavorites', async (handle) => {
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    return (await handle()) ?? HttpResponse.error();
  });
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(fields()[0]?.value).toBe('6'));
  await waitFor(async () => expect(await quantities()).toEqual([6, 5]));
  expect(updates().length - before).toBe(2);
});

test('FAV-03 a quantity that could not be saved reverts, and says why', async () => {
  const { user, fields } = await openList();
  shop.server.use(http.put('*/api/favorites', () => HttpResponse.json({ message: 'No.' }, { status: 403 })));
  const [field] = fields();
  field?.focus();
  await user.keyboard('{ArrowUp}');
  const notice = await screen.findByRole('region', { name: 'Your favourites could not be updated' });
  expect(notice.textContent).toContain('No.');
  await waitFor(() => expect(fields()[0]?.value).toBe('2'));
});

test('FAV-03 a quantity whose response is lost is saved', async () => {
  const { user, fields } = await openList();
  loseResponse(shop, 'updateFavorites');
  fields()[0]?.focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(async () => expect(await quantities()).toEqual([3, 5]));
  await waitFor(() => expect(fields()[0]?.value).toBe('3'));
  expect(screen.queryByRole('region', { name: 'Your favourites could not be updated' })).toBeNull();
});

test('FAV-03 a quantity whose call never reached the shop reverts', async () => {
  const { user, fields } = await openList();
  loseResponse(shop, 'updateFavorites', false);
  fields()[0]?.focus();
  await user.keyboard('{ArrowUp}');
  await screen.findByRole('region', { name: 'Your favourites could not be updated' });
  await waitFor(() => expect(fields()[0]?.value).toBe('2'));
});

test('FAV-03 a change keeps those of a second tab that the first has not read yet', async () => {
  const { user, fields } = await openList();
  const body = { listName: 'Kantine', items: [lineOf(one, 2), lineOf(two, 5), lineOf(three, 9)] };
  await request('updateFavorites', { body });
  // The lists of this tab are on their way when it changes one.
  answerNext(shop, 'getFavoriteLists', async (handle) => {
    fields()[0]?.focus();
    await user.keyboard('{ArrowUp}');
    return (await handle()) ?? HttpResponse.error();
  });
  window.dispatchEvent(new StorageEvent('storage', { key: 'favoritesChange' }));
  await waitFor(async () => expect(await quantities()).toEqual([3, 5, 9]));
});

test('FAV-03 a change of a list of the company keeps what a colleague has changed meanwhile', async () => {
  const { user, list, fields } = await openList('administrator', true);
  const body = { listName: 'Kantine', items: [lineOf(two, 7), lineOf(three, 9)] };
  await request('updateFavorites', { body });
  fields()[1]?.focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(async () => expect(await quantities()).toEqual([6, 9]));
  expect((await listed('Kantine'))?.items.map(({ code }) => code)).toEqual([two, three]);
  await waitFor(() => expect(list.getAllByRole('spinbutton')).toHaveLength(2));
});

test('FAV-03 a list is shared with the company, and a colleague may read it only', async () => {
  const { user, list } = await openList('buyer');
  await user.click(list.getByRole('checkbox', { name: 'Share with the company: Kantine' }));
  await screen.findByRole('region', { name: 'Kantine is shared with the company' });
  await signIn('withoutRole');
  expect(await listed('Kantine')).toMatchObject({ shared: true, sharedBy: 'Linn Haugen', editable: false });
});

test('FAV-03 a name that a colleague has is refused, and the list stays private', async () => {
  await signIn('administrator');
  await request('updateFavorites', { body: { listName: 'Kantine', items: [lineOf(one, 1)] } });
  const { user, list } = await openList('buyer');
  const share = list.getByRole<HTMLInputElement>('checkbox', { name: 'Share with the company: Kantine' });
  await user.click(share);
  const notice = await screen.findByRole('region', { name: 'Your favourites could not be updated' });
  expect(notice.textContent).toContain('A list in your company already has this name.');
  await waitFor(() => expect(share.checked).toBe(false));
});

test('FAV-03 a list of the company that may only be read is ordered from, not changed', async () => {
  await createList('administrator', true);
  await signIn('buyer');
  const { user } = openShop('/en/account?view=Favorites');
  const list = within(await screen.findByRole('region', { name: 'Kantine' }));
  expect(list.getByText(/^Shared by Åse Lindqvist/)).toBeTruthy();
  expect(list.queryByRole('spinbutton')).toBeNull();
  for (const name of [/^Remove/, /^Rename/, /^Delete/])
    expect(list.queryByRole('button', { name })).toBeNull();
  expect(list.queryByRole('checkbox', { name: /^Share/ })).toBeNull();
  expect(list.getByRole('button', { name: 'Share Kantine' })).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Add all to cart: Kantine' }));
  await list.findByRole('region', { name: 'Everything was added to your cart' });
  expect(await inCart()).toContainEqual([two, 5]);
});

test('FAV-03 a list that a colleague has closed meanwhile says so, and is as before', async () => {
  const { user, fields } = await openList('administrator', true);
  shop.server.use(
    http.put('*/api/favorites', () =>
      HttpResponse.json({ message: 'Your role does not allow this.' }, { status: 403 }),
    ),
  );
  fields()[1]?.focus();
  await user.keyboard('{ArrowUp}');
  const notice = await screen.findByRole('region', { name: 'Your favourites could not be updated' });
  expect(notice.textContent).toContain('Your role does not allow this.');
  await waitFor(() => expect(fields()[1]?.value).toBe('5'));
});

test('FAV-03 deleting a list of the company says that all users lose it', async () => {
  const { user, list } = await openList('administrator', true);
  await user.click(list.getByRole('button', { name: 'Delete Kantine' }));
  await screen.findByText('“Kantine” is deleted for all users of your company.');
});
