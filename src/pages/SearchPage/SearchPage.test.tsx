import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';

const shop = withShop();

const products = () => screen.findByRole('region', { name: 'Products' });
const searches = () => shop.calls.filter(({ operationId }) => operationId === 'search');

test('SRCH-02 the three parts with their counts, each leading on', async () => {
  openShop('/en/search?query=sofa');
  const found = within(await products());
  await waitFor(() => expect(found.getAllByRole('article')).toHaveLength(24));
  expect(found.getByText(/^Showing 24 of \d+$/)).toBeTruthy();
  const categories = screen.getByRole('region', { name: /^Categories \d+$/ });
  expect(within(categories).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/en\//);
  expect(screen.getByRole('region', { name: /^Guides and pages \d+$/ })).toBeTruthy();
});

test('SRCH-02 LIST-05 the products are a listing: more on demand, and the address opens with as many', async () => {
  const { user, address, unmount } = openShop('/en/search?query=sofa&utm_source=letter');
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(address()).toBe('/en/search?query=sofa&utm_source=letter&skip=0&take=48'));
  const list = within(await products());
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(48));
  const cards = list.getAllByRole('article');
  await waitFor(() => expect(cards[24]?.contains(document.activeElement)).toBe(true));
  unmount();
  openShop('/en/search?query=sofa&skip=0&take=48');
  await waitFor(async () => expect(within(await products()).getAllByRole('article')).toHaveLength(48));
  expect(searches()).toHaveLength(3);
});

test('SRCH-02 a search has its own sorters, the best match first; another order stays on the page', async () => {
  const { user, address } = openShop('/en/search?query=sofa');
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(
    within(order)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Best match', 'Name', 'Popularity', 'Latest']);
  await user.selectOptions(order, 'Latest');
  expect(address()).toBe('/en/search?query=sofa&sortOrder=5');
  await waitFor(() => expect(searches().at(-1)?.request.url).toContain('sortOrder=5'));
});

test('SRCH-02 what is chosen may leave no product; the way back from it stays', async () => {
  openShop('/en/search?query=sofa&filter::Color=none-such');
  expect(await screen.findByRole('heading', { name: 'No products here' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Filters/ })).toBeTruthy();
});

test('SRCH-01 SRCH-09 a new search stays on the page and updates it', async () => {
  const { user, address } = openShop('/en/search?query=sofa');
  await products();
  const box = screen.getByRole('combobox', { name: 'Search for something else' });
  await user.clear(box);
  await user.type(box, 'lamp{Enter}');
  expect(address()).toBe('/en/search?query=lamp');
  await waitFor(() => expect(searches().at(-1)?.request.url).toContain('query=lamp'));
  expect(await products()).toBeTruthy();
});

test('SRCH-04 nothing found says so and offers ways on', async () => {
  openShop('/en/search?query=xyzzyqwert');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “xyzzyqwert”' })).toBeTruthy();
  const ways = await screen.findByRole('navigation', { name: 'Ways on' });
  expect(within(ways).getAllByRole('link').length).toBeGreaterThan(3);
});
