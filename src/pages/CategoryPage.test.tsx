import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { openShop, withShop } from '../../tests/support/openShop';
import { pageAddress } from '../../tests/support/pageAddress';
import { request } from '../../tests/support/request';
import type { CategoryPage } from '../api/generated/types';

const shop = withShop();

const sofas = '/en/furniture/living-room/sofas';

/** Links with a text in the main content, outside the breadcrumbs. */
function linksNamed(name: string): HTMLElement[] {
  const trail = screen.queryByRole('navigation', { name: 'Breadcrumb' });
  return within(screen.getByRole('main'))
    .queryAllByRole('link', { name })
    .filter((link) => !trail?.contains(link));
}

async function open(address: string, heading: string) {
  const opened = openShop(address);
  await screen.findByRole('heading', { level: 1, name: heading });
  return opened;
}

test('LIST-11 a category links back to its parent, which is one press away on a phone', async () => {
  const { user, address } = await open(sofas, 'Sofas');
  const [parent, ...others] = linksNamed('Living room');
  if (!parent) throw new Error('There is no link to the parent category');
  expect(others).toEqual([]);
  await user.click(parent);
  await screen.findByRole('heading', { level: 1, name: 'Living room' });
  expect(address()).toBe('/en/furniture/living-room');
});

test.each([
  ['without a parent', { parentCategoryId: null, parentCategoryName: null }],
  ['whose parent the breadcrumb does not name', { breadcrumb: [] }],
])('LIST-11 a category %s has no such link', async (_, changes) => {
  const page = await request('getPage', pageAddress(sofas, 'en'));
  shop.server.use(http.get('*/api/content/page', () => HttpResponse.json({ ...page, ...changes })));
  await open(sofas, 'Sofas');
  expect(linksNamed('Living room')).toEqual([]);
});

/** The items of the list: the products, and the promotion. */
async function itemsOf(): Promise<Element[]> {
  const region = within(await screen.findByRole('region', { name: 'Products' }));
  const list = await region.findByRole('list', { name: '' });
  await waitFor(() => expect(list.querySelectorAll('article')).toHaveLength(24));
  return [...list.querySelectorAll('[role=listitem]')];
}

test('LIST-11 the promotion is fifth among the products, with its picture, and leads to its page', async () => {
  const { user, address } = openShop(sofas);
  const tile = await screen.findByRole('complementary', { name: 'Offer' });
  const items = await itemsOf();
  expect([items.length, items.findIndex((item) => item.contains(tile))]).toEqual([25, 4]);
  expect(tile.querySelector('img')?.getAttribute('src')).toContain('living-sand');
  expect(tile.textContent).toContain('−20%Autumn weeks20% off selected furniture');
  await user.click(within(tile).getByRole('link', { name: 'Current offers' }));
  await screen.findByRole('heading', { level: 1, name: 'Current offers' });
  expect(address()).toBe('/en/current-offers');
});

test('CALL-07 a tile that cannot be shown leaves the products', async () => {
  const page = await request('getPage', pageAddress(sofas, 'en'));
  const promotionTile = { image: null, link: null };
  shop.server.use(http.get('*/api/content/page', () => HttpResponse.json({ ...page, promotionTile })));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openShop(sofas);
  expect(await itemsOf()).toHaveLength(25);
  expect(screen.queryByRole('complementary', { name: 'Offer' })).toBeNull();
});

test('LIST-11 a promotion without a tile is one line above the products', async () => {
  const { promotionTile: _, ...page } = (await request('getPage', pageAddress(sofas, 'en'))) as CategoryPage;
  shop.server.use(http.get('*/api/content/page', () => HttpResponse.json(page)));
  openShop(sofas);
  const note = await screen.findByRole('complementary', { name: 'Offer' });
  const items = await itemsOf();
  expect([items.length, items.some((item) => item.contains(note))]).toEqual([24, false]);
});
