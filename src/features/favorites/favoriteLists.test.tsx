import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { password } from '../../../mocks/shop/customers';
import { openShop, withShop } from '../../../tests/support/openShop';
import { mockCustomers, signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';

const shop = withShop();
const carafes = '/en/decoration/vases-and-vessels/vases/glass-and-carafes';

async function openHearts(kind: 'private' | 'empty', password?: string) {
  await signIn(kind, password);
  const { user } = openShop(carafes);
  const list = within(await screen.findByRole('region', { name: 'Products' }));
  const hearts = () => list.findAllByRole('button', { name: /^Save .* as a favourite$/ });
  await waitFor(async () => expect((await hearts())[0]?.getAttribute('aria-pressed')).not.toBeNull());
  return { user, hearts };
}

const asked = (operation: string) => shop.calls.filter(({ operationId }) => operationId === operation);

/** Create the customer's first list in the picker opened by a heart. */
async function makeFirstList(user: UserEvent, heart: HTMLElement) {
  await user.click(heart);
  const picker = within(await screen.findByRole('dialog', { name: 'Save to a list' }));
  expect(picker.queryByRole('checkbox')).toBeNull();
  await user.type(await picker.findByLabelText('List name'), 'Stua');
  await user.click(picker.getByRole('button', { name: 'Create list' }));
  return picker;
}

test('FAV-02 the lists are fetched once for all hearts; the first favourite opens the picker, which makes the first list', async () => {
  const { user, hearts } = await openHearts('empty', 'blåbærłąka🌲');
  const [first, second] = await hearts();
  if (!first || !second) throw new Error('No hearts');
  await waitFor(async () => expect((await hearts()).length).toBeGreaterThan(20));
  await waitFor(() => expect(asked('getFavoriteLists')).toHaveLength(1));
  expect(first.getAttribute('aria-haspopup')).toBe('dialog');
  const picker = await makeFirstList(user, first);
  expect((await picker.findByRole<HTMLInputElement>('checkbox', { name: 'Stua' })).checked).toBe(true);
  expect(first.getAttribute('aria-pressed')).toBe('true');
  expect(second.getAttribute('aria-pressed')).toBe('false');
  expect(asked('getFavoriteLists')).toHaveLength(1);
});

test('FAV-01 empty lists that the server sends are dropped: nothing of them in picker and account', async () => {
  const lists = await request('getFavoriteLists', {}).catch(() => []);
  shop.server.use(
    http.get('*/api/favorites/lists', () =>
      HttpResponse.json([...lists, { id: 'empty', name: 'Nothing in it', items: [] }]),
    ),
  );
  const { user, hearts } = await openHearts('empty', 'blåbærłąka🌲');
  const [first] = await hearts();
  if (!first) throw new Error('No hearts');
  await user.click(first);
  const picker = within(await screen.findByRole('dialog', { name: 'Save to a list' }));
  await picker.findByLabelText('List name');
  expect(picker.queryByRole('checkbox')).toBeNull();
  expect(document.body.textContent).not.toContain('Nothing in it');
});

/** Press a product's heart as a visitor, sign in, and wait until the product is saved. */
async function signInAtHeart(code: string) {
  const { user, address } = openShop(`/en/search?query=${code}`);
  const [heart] = await screen.findAllByRole('button', { name: /^Save .* as a favourite$/ });
  if (!heart) throw new Error('No heart');
  await user.click(heart);
  const modal = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  expect(modal.getByText(/^Sign in to save .+ as a favourite\.$/)).toBeTruthy();
  await user.type(modal.getByLabelText('E-mail'), mockCustomers.private);
  await user.type(modal.getByLabelText('Password'), password);
  await user.click(modal.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  expect(await screen.findByText(/is saved to your favourites$/)).toBeTruthy();
  return { heart, address };
}

test('AUTH-04 whoever signs in at a heart has the product saved, and stays where the heart is', async () => {
  const { heart, address } = await signInAtHeart('160956');
  expect(address()).toBe('/en/search?query=160956');
  expect(document.activeElement).toBe(heart);
  expect(asked('updateFavorites')).toHaveLength(1);
});

test('AUTH-04 what is saved already is not taken out by signing in at its heart', async () => {
  await signIn('private');
  const code = (await request('getFavoriteLists', {}))[0]?.items[0]?.code ?? 'Ingrid has no favorites';
  await request('logoutCustomer', {});
  await signInAtHeart(code);
  expect(asked('updateFavorites')).toHaveLength(0);
});

test('FAV-02 hearts follow when another tab changes the lists', async () => {
  const { hearts } = await openHearts('private');
  const [card] = screen.getAllByRole('article');
  const code = /\d{6}/.exec(card?.textContent ?? '')?.[0] ?? '';
  const pressed = async () =>
    (await hearts()).filter((heart) => heart.getAttribute('aria-pressed') === 'true');
  expect(await pressed()).toHaveLength(0);
  await request('updateFavorites', { body: { listName: 'Tab', items: [{ code }] } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'favoritesChange' }));
  await waitFor(async () => expect(await pressed()).toHaveLength(1));
});

test('FAV-02 this tab tells the others that the lists have changed', async () => {
  const { user, hearts } = await openHearts('empty', 'blåbærłąka🌲');
  const [first] = await hearts();
  if (!first) throw new Error('No hearts');
  await makeFirstList(user, first);
  await waitFor(() => expect(window.localStorage.getItem('favoritesChange')).not.toBeNull());
});

const failLists = () =>
  shop.server.use(http.get('*/api/favorites/lists', () => new HttpResponse(null, { status: 403 })));

test('CALL-07 lists that fail where only hearts show them: the shell shows the shared error', async () => {
  await signIn('private');
  failLists();
  openShop(carafes);
  const notice = within(await screen.findByRole('region', { name: 'Unexpected error' }));
  expect(
    notice.getByText('Part of the page could not be loaded. Reload the page to try again.'),
  ).toBeTruthy();
});

test('CALL-07 lists that fail where the page says so: nothing of the shell stays beside it', async () => {
  await signIn('private');
  failLists();
  openShop('/en/account?view=Favorites');
  expect(await screen.findByText('Your favourites could not be loaded.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unexpected error' })).toBeNull());
});
