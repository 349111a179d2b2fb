import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { signIn } from '../../../tests/support/signIn';

withShop();
beforeAll(() => import('./filters/panel/FilterPanel'));

const sofas = '/en/furniture/living-room/sofas';
const list = (query: object = {}) =>
  request('getCategoryProducts', { path: { id: 'sofas' }, query, headers: { 'Content-Language': 'en' } });

/** Make the window wide enough for the filter sidebar. */
const widen = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('width'),
    addEventListener() {},
    removeEventListener() {},
  }));

const links = () =>
  [...document.querySelectorAll('main article')].map((card) => card.querySelector('a')?.getAttribute('href'));

/** The selection as shown by the controls; queried by label, since queries by role take seconds on a whole page. */
const controls = (sidebar: HTMLElement, term: string) => {
  const filters = within(sidebar);
  return {
    sorting: screen.getByLabelText<HTMLSelectElement>('Sort by').value,
    inStock: filters.getByLabelText<HTMLInputElement>('In stock only').checked,
    term: filters.getByLabelText<HTMLInputElement>(term).checked,
    from: filters
      .getByLabelText<HTMLInputElement>('From', { selector: '[inputmode]' })
      .value.replace(/\s/g, ''),
    thumbs: Array.from(sidebar.querySelectorAll<HTMLInputElement>('[type="range"]'), ({ value }) => value),
  };
};

const active = { 'filter::Active': 'True' };

/** Bounds of a list's price range, from the thumbs. */
function pricesOf({ facets }: Awaited<ReturnType<typeof list>>) {
  const range = facets.find(({ key }) => key === 'Price')?.ranges[0];
  if (!range) throw new Error('The list has no prices to filter by');
  return { lowest: `${Math.floor(range.min)}`, highest: `${Math.ceil(range.max)}` };
}

test('LIST-05 Back and forward: address, list and every control of the filters agree', async () => {
  await signIn('private');
  const whole = await list({ filters: active });
  const color = whole.facets.find(({ key }) => key === 'Color')?.terms[0];
  if (!color) throw new Error('The category has no colours to filter by');
  const from = `${Math.round((Number(pricesOf(whole).lowest) + Number(pricesOf(whole).highest)) / 4)}`;

  const selections = [
    { search: '', query: { filters: active } },
    { search: '?sortOrder=1&instock=true', query: { sortOrder: 1, instock: true, filters: active } },
    {
      search: `?filter::Color=${color.key}&min::Price=${from}`,
      query: { filters: { ...active, 'filter::Color': color.key, 'min::Price': from } },
    },
  ];
  const responses = await Promise.all(selections.map(({ query }) => list(query)));
  const entries = responses.map((response, index) => {
    const { lowest, highest } = pricesOf(response);
    const [min, sorting] = [index === 2 ? from : lowest, index === 1 ? '1' : '4'];
    return {
      address: sofas + (selections[index]?.search ?? ''),
      links: response.result.map(({ url }) => url),
      controls: { sorting, inStock: index === 1, term: index === 2, from: min, thumbs: [min, highest] },
    };
  });
  expect(new Set(entries.map((entry) => entry.links.join())).size).toBe(entries.length);

  const { visit, go, address, user } = openShop(sofas);
  widen();
  const sidebar = await screen.findByRole('complementary', { name: 'Filters' });
  for (const name of [/^Price/, /^Colour/]) {
    const facet = await within(sidebar).findByRole('button', { name });
    if (facet.getAttribute('aria-expanded') === 'false') await user.click(facet);
  }
  const expectEntry = async (index: number) => {
    const entry = entries[index];
    await waitFor(() => expect(links()).toEqual(entry?.links));
    expect(decodeURIComponent(address())).toBe(entry?.address);
    await waitFor(() => expect(controls(sidebar, color.userFriendlyName)).toEqual(entry?.controls));
  };
  await expectEntry(0);
  for (const index of [1, 2]) {
    visit(entries[index]?.address ?? '');
    await expectEntry(index);
  }
  for (const [steps, index] of [
    [-1, 1],
    [-1, 0],
    [2, 2],
  ] as const) {
    await go(steps);
    await expectEntry(index);
  }
});

test('LIST-04 an address with filter, range, stock and order: Back leaves it in one step, Forward restores its loads', async () => {
  await signIn('private');
  const all = await list({ filters: active, take: 96, sortOrder: 1, instock: true });
  const { lowest, highest } = pricesOf(all);
  const colors = all.facets.find(({ key }) => key === 'Color')?.terms ?? [];
  const keys = colors.slice(0, 4).map(({ key }) => key);
  const from = `${Number(lowest) + 1}`;
  const filters = { ...active, 'filter::Color': keys.join(';'), 'min::Price': from, 'max::Price': highest };
  const { result } = await list({ filters, take: 12, sortOrder: 1, instock: true });
  expect(result).toHaveLength(12);
  const search = `sortOrder=1&instock=true&filter::Color=${keys.join(';')}&min::Price=${from}`;

  const { visit, go, address, user } = openShop('/en/customer-service');
  const start = () => screen.findByRole('heading', { level: 1, name: 'Customer service' });
  await start();
  visit(`${sofas}?skip=0&take=6&${search}`);
  await waitFor(() => expect(links()).toEqual(result.slice(0, 6).map(({ url }) => url)));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(links().length).toBeGreaterThan(6));
  const [loaded, shown] = [decodeURIComponent(address()), links()];
  expect(new Set(loaded.split(/[?&]/))).toEqual(
    new Set([sofas, 'skip=0', `take=${shown.length}`, ...search.split('&')]),
  );

  await go(-1);
  await start();
  expect(address()).toBe('/en/customer-service');
  await go(1);
  await waitFor(() => expect(links()).toEqual(shown));
  expect(decodeURIComponent(address())).toBe(loaded);
  await go(-1);
  await start();
});
