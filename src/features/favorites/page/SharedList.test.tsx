import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { signIn } from '../../../../tests/support/signIn';
import { request } from '../../../../tests/support/request';
import { closeModal } from '../../../components/plain/modalStore';
import { maxSharedProducts, readSharedList, sharedListAddress } from './sharedListAddress';

withShop();
beforeAll(() => Promise.all([import('./SharedListSection'), import('./listModals'), import('./listModals')]));
beforeEach(closeModal);

const link = '/en/account?view=SharedList&list=Hall&code=160956&code=999999';

test('FAV-03 a link carries name and codes, up to 50; what could be no code or name is left out', () => {
  const read = (address: string) => readSharedList(new URL(address, 'https://shop.example').search);
  const list = { name: 'Lys & «varme» 🌲', codes: ['160956', 'A,1;2', 'x&code=3'] };
  expect(read(sharedListAddress('/en/account', list))).toEqual(list);
  const many = Array.from({ length: 60 }, (_, index) => `${index}`);
  expect(read(sharedListAddress('/en/account', { name: 'x'.repeat(99), codes: many }))).toEqual({
    name: 'x'.repeat(40),
    codes: many.slice(0, maxSharedProducts),
  });
  expect(read(`/en/account?code=&code=%20&code=${'9'.repeat(19)}&code=1&code=1`)).toEqual({
    name: '',
    codes: ['1'],
  });
});

test('FAV-03 a visitor sees the products of a shared list, and what is gone, and is offered to sign in', async () => {
  openShop(link);
  const list = within(await screen.findByRole('region', { name: 'Hall' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hall');
  expect(list.getByRole('heading', { level: 2 }).textContent).toBe('Shared with you · 1 product');
  expect(list.getAllByRole('article')).toHaveLength(1);
  expect(list.getByText('1 of the products is no longer sold.')).toBeTruthy();
  const offer = list.getByRole('button', { name: 'Sign in' });
  expect(offer.parentElement?.textContent).toBe(
    'Sign in to see prices, add the products to your cart or save the list.',
  );
  expect(list.queryByRole('button', { name: 'Save as my list' })).toBeNull();
  expect(list.queryByText(/VAT/)).toBeNull();
});

test('FAV-03 another customer saves a shared list as their own', async () => {
  await signIn('private');
  const { user, address } = openShop(link);
  await user.click(await screen.findByRole('button', { name: 'Save as my list' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Save as my list' }));
  expect(modal.getByLabelText<HTMLInputElement>('List name').value).toBe('Hall');
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/en/account?view=Favorites'));
  const lists = await request('getFavoriteLists', {});
  expect(lists.find(({ name }) => name === 'Hall')?.items.map(({ code }) => code)).toEqual(['160956']);
});

test('CARD-08 another customer sees the prices with their VAT basis and adds the products of a shared list to the cart', async () => {
  await signIn('buyer');
  const { user } = openShop(link);
  await user.click(await screen.findByRole('button', { name: 'Add all to cart: Hall' }));
  expect(within(screen.getByRole('main')).getAllByText(/^\s?ex VAT$/).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
  const { lineItems } = await request('getCart', {});
  expect(lineItems.map(({ code }) => code)).toEqual(['160956']);
});

test('FAV-03 a list that the link gives no name is called what it is', async () => {
  openShop('/en/account?view=SharedList&code=160956');
  expect(await screen.findByRole('heading', { level: 1, name: 'A list shared with you' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Favourites' })).toBeTruthy();
});

test('FAV-03 a link without products says so in plain words, and leads on', async () => {
  openShop('/en/account?view=SharedList&list=Hall');
  expect(await screen.findByRole('heading', { name: 'This link has no products in it' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en');
});

test('FAV-03 the customer is given the link to a list', async () => {
  await signIn('private');
  const { user } = openShop('/en/account?view=Favorites');
  await user.click(await screen.findByRole('button', { name: 'Share Stua' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Share “Stua”' }));
  expect(
    modal.getByText(/To see prices, add products to a cart or save the list, they sign in/),
  ).toBeTruthy();
  const field = modal.getByLabelText<HTMLInputElement>('Link to the list');
  const lists = await request('getFavoriteLists', {});
  const codes = lists.find(({ name }) => name === 'Stua')?.items.map(({ code }) => code);
  expect(readSharedList(new URL(field.value).search)).toEqual({ name: 'Stua', codes });
});
