import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { openShop, withShop } from '../../tests/support/openShop';
import { pageAddress } from '../../tests/support/pageAddress';
import { request } from '../../tests/support/request';
import { media } from '../theme/breakpoints';

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

test('LIST-11 beside the filters the promotion takes no place in the list, so that rows of cards are full', async () => {
  openShop(sofas);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === media.filterSidebar }),
  );
  expect(await screen.findByRole('complementary', { name: 'Offer' })).toBeTruthy();
  const list = await within(await screen.findByRole('region', { name: 'Products' })).findByRole('list', {
    name: '',
  });
  const items = () => [...list.querySelectorAll('[role=listitem]')];
  await waitFor(() => expect(items()).toHaveLength(24), { timeout: 8000 });
  expect(items().every((item) => item.querySelector('article'))).toBe(true);
});
