import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../mocks/shop/catalogue/catalogue';
import { loseResponse } from '../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../tests/support/openShop';
import { signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';
import { closeModal } from '../../components/plain/modalStore';

const shop = withShop();
beforeAll(() => import('./FavoritePicker'));
beforeEach(closeModal);

const code = '160956';
const listsWithProduct = async () =>
  (await request('getFavoriteLists', {}))
    .filter(({ items }) => items.some((item) => item.code === code))
    .map(({ name }) => name);

/** Sign in as Ingrid, who has the lists Stua and Lys til hytta, and presses a heart. */
async function openPicker() {
  await signIn('private');
  const { user } = openShop(`/en/search?query=${code}`);
  const [heart] = await screen.findAllByRole('button', { name: /^Save .* as a favourite$/ });
  if (!heart) throw new Error('No heart');
  await waitFor(() => expect(heart.getAttribute('aria-haspopup')).toBe('dialog'));
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  await user.click(heart);
  const modal = within(await screen.findByRole('dialog', { name: 'Save to a list' }));
  const list = (name: string) => modal.findByRole<HTMLInputElement>('checkbox', { name });
  return { user, heart, modal, list };
}

test('FAV-02 a product goes into several lists at once, and out again; its heart follows at once', async () => {
  const { user, heart, list } = await openPicker();
  await user.click(await list('Stua'));
  expect((await list('Stua')).checked).toBe(true);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  await user.click(await list('Lys til hytta'));
  await waitFor(async () => expect(await listsWithProduct()).toEqual(['Stua', 'Lys til hytta']));
  await user.click(await list('Stua'));
  await waitFor(async () => expect(await listsWithProduct()).toEqual(['Lys til hytta']));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  await user.click(await list('Lys til hytta'));
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(heart);
});

test('FAV-02 the picker does not count products that are no longer visible', async () => {
  await signIn('private');
  const products = catalogue().products.filter(({ active }) => active);
  const hidden = products.find(({ visible }) => !visible);
  const shown = products.find((product) => product.visible && product.code !== code);
  const items = [hidden, shown].map((product) => ({ code: product?.code ?? '' }));
  await request('updateFavorites', { body: { listName: 'Gaver', items } });
  const { modal } = await openPicker();
  expect(await modal.findByRole('checkbox', { name: 'Gaver', description: '1' })).toBeTruthy();
});

test('FAV-02 a selection shows at once while an earlier one is being saved', async () => {
  const { user, list } = await openPicker();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  shop.server.use(http.put('*/api/favorites', () => answered, { once: true }));
  const stua = await list('Stua');
  const cabin = await list('Lys til hytta');
  fireEvent.click(stua);
  expect(stua.checked).toBe(true);
  fireEvent.click(cabin);
  expect(cabin.checked).toBe(true);
  await user.click(cabin);
  expect(cabin.checked).toBe(false);
  answer();
  await waitFor(async () => expect(await listsWithProduct()).toEqual(['Stua']));
  expect([stua.checked, cabin.checked]).toEqual([true, false]);
});

test('FAV-02 a list is made with the product in it', async () => {
  const { user, modal, list } = await openPicker();
  await user.type(modal.getByLabelText('List name'), 'Gaver');
  await user.click(modal.getByRole('button', { name: 'Create list' }));
  expect((await list('Gaver')).checked).toBe(true);
  expect(await listsWithProduct()).toEqual(['Gaver']);
  expect(modal.getByLabelText<HTMLInputElement>('List name').value).toBe('');
});

test('FAV-01 a list that loses its last product is gone, and can be selected again as long as the picker is open', async () => {
  const { user, modal, list } = await openPicker();
  await user.type(modal.getByLabelText('List name'), 'Gaver');
  await user.click(modal.getByRole('button', { name: 'Create list' }));
  await user.click(await list('Gaver'));
  await waitFor(async () => expect(await listsWithProduct()).toEqual([]));
  expect((await request('getFavoriteLists', {})).map(({ name }) => name)).not.toContain('Gaver');
  await user.click(await list('Gaver'));
  await waitFor(async () => expect(await listsWithProduct()).toEqual(['Gaver']));
});

test.each([
  ['taken', 'Stua', 'You already have a list with this name'],
  ['empty', '', 'List name is missing'],
  ['41 characters', 'x'.repeat(41), /40/],
])('FAV-02 a name that is %s has words of its own, and nothing is sent', async (_, typed, words) => {
  const { user, modal } = await openPicker();
  const field = modal.getByLabelText('List name');
  if (typed) await user.type(field, typed);
  await user.click(modal.getByRole('button', { name: 'Create list' }));
  expect((await modal.findAllByText(words)).length).toBeGreaterThan(0);
  expect(shop.calls.map(({ operationId }) => operationId)).not.toContain('updateFavorites');
});

test('FAV-02 a selection that cannot be saved is taken back and says why', async () => {
  const { user, heart, list } = await openPicker();
  shop.server.use(
    http.put('*/api/favorites', () => HttpResponse.json(null, { status: 500 }), { once: true }),
  );
  await user.click(await list('Stua'));
  const failure = await screen.findByText(/^Your favourites could not be updated/);
  expect(failure.textContent).toContain('Please try again in a moment.');
  await waitFor(async () => expect((await list('Stua')).checked).toBe(false));
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

const sent = () => shop.calls.filter(({ operationId }) => operationId === 'updateFavorites').length;

test.each([
  ['is kept when the list has the product', true],
  ['is taken back when the list does not have it', false],
])('FAV-02 a selection whose answer is lost %s', async (_, isMade) => {
  const { user, heart, list } = await openPicker();
  loseResponse(shop, 'updateFavorites', isMade);
  await user.click(await list('Stua'));
  if (isMade) await screen.findAllByText(/ is saved to Stua$/);
  else await screen.findByText(/^Your favourites could not be updated/);
  await waitFor(async () => expect((await list('Stua')).checked).toBe(isMade));
  expect(heart.getAttribute('aria-pressed')).toBe(String(isMade));
  expect(screen.queryByText(/^Your favourites could not be updated/) === null).toBe(isMade);
  expect(sent()).toBe(isMade ? 1 : 0);
});

test.each([
  ['is made when the lists have it', true],
  ['is not made when the lists do not have it', false],
])('FAV-02 a new list whose answer is lost %s', async (_, isMade) => {
  const { user, heart, modal } = await openPicker();
  loseResponse(shop, 'updateFavorites', isMade);
  await user.type(modal.getByLabelText('List name'), 'Gaver');
  await user.click(modal.getByRole('button', { name: 'Create list' }));
  if (isMade) await screen.findAllByText(/ is saved to Gaver$/);
  else await modal.findByText(/^We could not reach the shop/);
  expect(modal.queryByRole('checkbox', { name: 'Gaver' }) !== null).toBe(isMade);
  expect(heart.getAttribute('aria-pressed')).toBe(String(isMade));
  expect(sent()).toBe(isMade ? 1 : 0);
});

test('AUTH-03 an answer that comes after signing out is dropped, and the picker is closed', async () => {
  const { user, list } = await openPicker();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  shop.server.use(
    http.put('*/api/favorites', async () => {
      await answered;
      return HttpResponse.json([{ id: 'x', name: 'Secret', items: [{ code }] }]);
    }),
  );
  await user.click(await list('Stua'));
  await request('logoutCustomer', {});
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'customerChange' })));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByRole('dialog')).toBeNull();
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.body.textContent).not.toContain('Secret');
  expect(screen.queryByText(/could not be updated/)).toBeNull();
});
