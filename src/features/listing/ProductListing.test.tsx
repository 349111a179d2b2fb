import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { signIn } from '../../../tests/support/signIn';

const shop = withShop();
const api = '*/api/categories/:id/products';

const cards = () => within(screen.getByRole('region', { name: 'Products' })).queryAllByRole('article');
const holds = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
const loadMore = () => screen.findByRole('button', { name: 'Load more' });
const links = () =>
  cards().map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href') ?? 'no link');
const loads = () =>
  shop.calls
    .filter(({ operationId }) => operationId === 'getCategoryProducts')
    .map(({ request: { url } }) => url);
const hits = async () =>
  (
    await request('getCategoryProducts', {
      path: { id: 'sofas' },
      query: { filters: { 'filter::Active': 'True' } },
    })
  ).numberOfHits;

/** Delay the responses to further loads until released. */
function pauseLoads(): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.server.use(http.get(api, async () => void (await held)));
  return release;
}

test('LIST-01 a category shows its heading, its text, the way to its sub-categories and cards', async () => {
  openShop('/en/furniture');
  await screen.findByRole('heading', { level: 1, name: 'Furniture' });
  await holds(24);
  const ways = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toContain('/en/furniture/living-room');
  expect(ways[0]?.querySelector('img')).not.toBeNull();
});

test('LIST-01 as many skeletons as one load holds show while it is fetched', async () => {
  const release = pauseLoads();
  openShop('/en/furniture/living-room/sofas');
  const list = await screen.findByRole('region', { name: 'Products' });
  expect(list.getAttribute('aria-busy')).toBe('true');
  expect(list.querySelector('div[aria-hidden="true"] > div')?.childElementCount).toBe(24);
  expect(await screen.findByText('Loading products')).toBeTruthy();
  release();
  await holds(24);
  expect(screen.queryByText('Loading products')).toBeNull();
  expect(list.getAttribute('aria-busy')).toBe('false');
});

test('LIST-06 the counter and the address follow three loads, and every card is another product', async () => {
  const { address, intersectAll } = openShop('/en/furniture/living-room/sofas');
  const total = await hits();
  for (const count of [24, 48, 72]) {
    await holds(count);
    expect(await screen.findByText(`Showing ${count} of ${total}`)).toBeTruthy();
    expect(screen.getByText(`${count} of ${total}`)).toBeTruthy();
    if (count < 72) intersectAll();
  }
  expect(address()).toBe('/en/furniture/living-room/sofas?skip=0&take=72');
  expect(new Set(links()).size).toBe(72);
});

test('LIST-05 the address is rewritten without a history entry and without asking for the page again', async () => {
  const { address, intersectAll } = openShop('/en/furniture/living-room/sofas');
  await holds(24);
  const entries = window.history.length;
  intersectAll();
  await holds(48);
  await waitFor(() => expect(address()).toBe('/en/furniture/living-room/sofas?skip=0&take=48'));
  expect(window.history.length).toBe(entries);
  expect(shop.calls.filter(({ operationId }) => operationId === 'getPage')).toHaveLength(1);
});

test('LIST-07 one load at a time, however often the end comes into view', async () => {
  const { intersectAll } = openShop('/en/furniture/living-room/sofas');
  await holds(24);
  const before = loads().length;
  const release = pauseLoads();
  for (let times = 0; times < 4; times += 1) intersectAll();
  release();
  await holds(48);
  expect(loads()).toHaveLength(before + 1);
});

test('LIST-06 the button loads more, announces how many, and moves focus to the first of them', async () => {
  const { user } = openShop('/en/furniture/living-room/sofas');
  await holds(24);
  await user.click(await loadMore());
  await holds(48);
  expect(await screen.findByText(/^24 more products/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.closest('article')).toBe(cards()[24]));
});

test('LIST-09 a reload shows at once what was loaded', async () => {
  openShop('/en/furniture/living-room/sofas?skip=0&take=72');
  await holds(72);
  expect(loads()).toHaveLength(1);
});

test('LIST-07 products that come twice are shown once', async () => {
  const { intersectAll } = openShop('/en/furniture/living-room/sofas');
  await holds(24);
  const repeated = await request('getCategoryProducts', {
    path: { id: 'sofas' },
    query: { skip: 20, take: 24, filters: { 'filter::Active': 'True' } },
  });
  shop.server.use(http.get(api, () => HttpResponse.json(repeated), { once: true }));
  intersectAll();
  await holds(44);
  expect(new Set(links()).size).toBe(44);
});

test('LIST-07 an empty load ends the list', async () => {
  const { intersectAll } = openShop('/en/furniture/living-room/sofas');
  await holds(24);
  const empty = await request('getCategoryProducts', { path: { id: 'sofas' }, query: { skip: 90000 } });
  shop.server.use(http.get(api, () => HttpResponse.json(empty), { once: true }));
  intersectAll();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
  expect(cards()).toHaveLength(24);
});

test('LIST-08 a failed later load retains the list and can be retried', async () => {
  const { user, intersectAll } = openShop('/en/furniture/living-room/sofas');
  await holds(24);
  shop.server.use(http.get(api, () => HttpResponse.json({}, { status: 404 }), { once: true }));
  intersectAll();
  expect((await screen.findByRole('alert')).textContent).toContain('More products could not be loaded.');
  expect(cards()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await holds(48);
  expect(screen.queryByText('More products could not be loaded.')).toBeNull();
});

test.each([
  ['category', '/en/furniture/living-room/sofas', 'categories/:id/products'],
  ['search', '/en/search?query=sofa', 'search'],
])(
  'LIST-08 a %s whose first load fails says so in one sentence, and can be retried',
  async (_, address, path) => {
    shop.server.use(http.get(`*/api/${path}`, () => HttpResponse.json({}, { status: 404 }), { once: true }));
    const { user } = openShop(address);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const list = screen.getByRole('region', { name: 'Products' });
    expect(list.getAttribute('aria-busy')).toBe('false');
    expect(list.textContent).toBe('The products could not be loaded.Try again');
    await user.click(retry);
    await holds(24);
    expect(screen.queryByText('The products could not be loaded.')).toBeNull();
  },
);

const cartViews = () => (window.dataLayer ?? []).filter(({ event }) => event === 'view_cart');

test('ANA-01 a listing page pushes view_cart once, with currency, total and lines of the cart', async () => {
  await signIn('private');
  const [product] = (await request('getCategoryProducts', { path: { id: 'vases' } })).result.filter(
    ({ numberOfVariants, active, inStock }) => numberOfVariants === 0 && active && inStock,
  );
  await request('addToCart', { body: { code: product?.code ?? '', quantity: 3, getPrice: true } });
  const { totalPrice, price, lineItems } = await request('getCart', {});
  const { visit } = openShop('/en/furniture/living-room/sofas');
  await holds(24);
  await waitFor(() => expect(cartViews()).toHaveLength(1));
  expect(cartViews()[0]?.['ecommerce']).toMatchObject({
    currency: price?.currency,
    total: totalPrice?.amount,
    items: lineItems.map(({ code, quantity }) => ({ item_id: code, quantity })),
  });
  await screen.findByRole('heading', { level: 1, name: 'Sofas' });
  visit('/en/furniture');
  await screen.findByRole('heading', { level: 1, name: 'Furniture' });
  await waitFor(() => expect(cartViews()).toHaveLength(2));
});

test('ANA-01 a listing page pushes no view_cart for an empty cart', async () => {
  await signIn('private');
  openShop('/en/furniture/living-room/sofas');
  await holds(24);
  expect(shop.calls.some(({ operationId }) => operationId === 'getCart')).toBe(true);
  expect(cartViews()).toEqual([]);
});
