import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../tests/support/openShop';

withShop();

const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the shop' });
const submit = () => screen.getByRole('button', { name: 'Search' });

test('SRCH-01 the page that is missing leads to a search', async () => {
  const { user, address } = openShop('/en/not-found');
  await user.type(await field(), 'sofa');
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/en/search?query=sofa'));
});

test('SRCH-06 a search of one character leads back to its field, by a button that can be pressed', async () => {
  const { user, address } = openShop('/en/not-found');
  await user.type(await field(), 's');
  expect(submit().getAttribute('aria-disabled')).toBeNull();
  await user.click(submit());
  expect(document.activeElement).toBe(await field());
  expect(address()).toBe('/en/not-found');
});

test('PDP-04 the page that is missing offers the menu, and products of several kinds', async () => {
  openShop('/en/not-found');
  const pages = await screen.findByRole('navigation', { name: 'Suggested pages' });
  expect(within(pages).getByRole('link', { name: 'Furniture' })).toBeTruthy();
  const popular = within(await screen.findByRole('region', { name: 'Popular right now' }));
  const names = popular.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
  expect(names).toHaveLength(10);
  expect(new Set(names.map((name) => name.split(' ').at(-1))).size).toBeGreaterThan(4);
});

test('SRCH-01 the page that is not found searches; what is too short stays in the field, which has the focus', async () => {
  const { user, address } = openShop('/en/nothing-here');
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the shop' });
  const submit = screen.getByRole('button', { name: 'Search' });
  await user.type(field, 's');
  await user.click(submit);
  expect(address()).toBe('/en/not-found');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('s');
  await user.type(field, 'ofa');
  await user.click(submit);
  await screen.findByRole('heading', { level: 1, name: /^Results for “sofa”/ });
  expect(address()).toBe('/en/search?query=sofa');
});
