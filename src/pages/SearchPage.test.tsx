import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import { articlesOf } from '../../mocks/shop/catalogue/variations';
import { openShop, withShop } from '../../tests/support/openShop';
import { request } from '../../tests/support/request';

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

test('SRCH-02 the products are a listing: more on demand, and the address opens with as many', async () => {
  const { user, address, unmount } = openShop('/en/search?query=sofa&utm_source=letter');
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(address()).toBe('/en/search?query=sofa&utm_source=letter&skip=0&take=48'));
  const list = within(await products());
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(48));
  const cards = list.getAllByRole('article');
  await waitFor(() => expect(cards[24]?.contains(document.activeElement)).toBe(true));
  unmount();
  openShop('/en/search?query=sofa&skip=0&take=48');
  const again = within(await products());
  await waitFor(() => expect(again.getAllByRole('article')).toHaveLength(48));
  expect(searches()).toHaveLength(3);
});

test('SRCH-02 a search has its own sorters, the best match first and selected; another order remains on the page', async () => {
  const { user, address } = openShop('/en/search?query=sofa');
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(
    within(order)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Best match', 'Most popular', 'Newest', 'Name']);
  expect(searches()[0]?.request.url).not.toContain('sortOrder');
  expect(order).toHaveProperty('selectedOptions.0.textContent', 'Best match');
  await user.selectOptions(order, 'Newest');
  expect(address()).toBe('/en/search?query=sofa&sortOrder=0');
  await waitFor(() => expect(searches().at(-1)?.request.url).toContain('sortOrder=0'));
});

test('SRCH-02 filters without hits can still be removed; without products nothing is said of prices', async () => {
  openShop('/en/search?query=sofa&filter::Color=none-such');
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign in to see prices' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Filters/ })).toBeTruthy();
});

test('SRCH-01 a new search stays on the page and updates it', async () => {
  const { user, address } = openShop('/en/search?query=sofa');
  await products();
  const box = screen.getByRole('combobox', { name: 'Search for something else' });
  await user.clear(box);
  await user.type(box, 'lamp{Enter}');
  expect(address()).toBe('/en/search?query=lamp');
  await waitFor(() => expect(searches().at(-1)?.request.url).toContain('query=lamp'));
  expect(await products()).toBeTruthy();
});

test('SRCH-01 a new search keeps the campaign parameters, and nothing else of the one before', async () => {
  const { user, address } = openShop('/en/search?query=sofa&utm_source=letter&instock=true&skip=0&take=48');
  const box = await screen.findByRole('combobox', { name: 'Search for something else' });
  await user.clear(box);
  await user.type(box, 'lamp{Enter}');
  expect(address()).toBe('/en/search?query=lamp&utm_source=letter');
  expect(document.activeElement).toBe(box);
  await waitFor(() => expect(screen.getByText(/^Results: \d+$/).closest('[role=status]')).toBeTruthy());
});

test('SRCH-02 the heading shows the query and the number of products, which the list does not repeat', async () => {
  openShop('/en/search?query=sofa');
  const heading = await screen.findByRole('heading', { level: 1, name: /^Results for “sofa” \d+ products$/ });
  expect(heading.textContent).toMatch(/ \d+ products$/);
  expect(within(await products()).queryByText(/^\d+ products$/)).toBeNull();
  expect(searches()).toHaveLength(1);
});

test('SRCH-02 the title of the page carries the words searched, and follows another search', async () => {
  const { user } = openShop('/en/search?query=sofa');
  await products();
  const own = (await request('getPage', {})).metaTitle;
  expect(document.title).toBe(`sofa – ${own}`);
  const box = screen.getByRole('combobox', { name: 'Search for something else' });
  await user.clear(box);
  await user.type(box, 'lamp{Enter}');
  await waitFor(() => expect(document.title).toBe(`lamp – ${own}`));
});

test('SRCH-02 a few guides and pages at first, all on demand', async () => {
  const { user } = openShop('/en/search?query=sofa');
  const pages = within(await screen.findByRole('region', { name: /^Guides and pages \d+$/ }));
  expect(pages.getAllByRole('link')).toHaveLength(3);
  await user.click(pages.getByRole('button', { name: /^Show all \d+$/ }));
  expect(pages.getAllByRole('link').length).toBeGreaterThan(3);
  await user.click(pages.getByRole('button', { name: 'Show fewer' }));
  expect(pages.getAllByRole('link')).toHaveLength(3);
});

test('SRCH-04 no hits show suggestions, tips, support and categories', async () => {
  const { user, address } = openShop('/en/search?query=sofa+xyzzyqwert');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No results for “sofa xyzzyqwert”' }),
  ).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Check the spelling.')).toBeTruthy();
  expect(main.getByRole('link', { name: 'help@furulia.example' })).toBeTruthy();
  const popular = main.getByRole('navigation', { name: 'Popular categories' });
  expect(within(popular).getAllByRole('link')).toHaveLength(8);
  const meant = await main.findByRole('navigation', { name: 'Did you mean' });
  const [first] = within(meant).getAllByRole('link');
  if (!first) throw new Error('Nothing else is offered');
  await user.click(first);
  expect(address()).toBe(`/en/search?${new URLSearchParams({ query: first.textContent ?? '' })}`);
  expect(await screen.findByRole('heading', { level: 1, name: /^Results for/ })).toBeTruthy();
});

test('SRCH-04 the number of a discontinued product links to it, though it is no result', async () => {
  const article = catalogue()
    .products.filter(({ active }) => !active)
    .flatMap(articlesOf)
    .find(({ code }) => code.includes('-'));
  openShop(`/en/search?query=${article?.code}`);
  const articles = within(await screen.findByRole('navigation', { name: 'Article numbers' }));
  const [first] = articles.getAllByRole('link');
  expect(first?.textContent).toContain('Discontinued');
  expect(first?.getAttribute('href')).toContain(`selectedModel=${article?.code}`);
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  expect(heading).toBe(`Results for “${article?.code}” 1 product`);
  await waitFor(() => expect(screen.getByText('Results: 1').closest('[role=status]')).toBeTruthy());
});

test('SRCH-04 a text of nothing but nonsense has nothing to offer instead', async () => {
  openShop('/en/search?query=xyzzyqwert');
  expect(await screen.findByRole('heading', { name: 'No results for “xyzzyqwert”' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Did you mean' })).toBeNull();
  expect(screen.getByText('No results for “xyzzyqwert”', { selector: '[role=status] *' })).toBeTruthy();
});

test.each([
  ['blanks around it', '%20sofa%20', 'sofa'],
  ['more than a search takes', 'x'.repeat(500), 'x'.repeat(200)],
])('SRCH-01 an address with %s is searched for as from the box', async (_, query, text) => {
  openShop(`/en/search?query=${query}`);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search for something else' });
  expect(box.value).toBe(text);
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`“${text}”`) })).toBeTruthy();
  expect(new URL(searches()[0]?.request.url ?? '').searchParams.get('query')).toBe(text);
});

test('SRCH-01 without a query the page makes no request and shows categories', async () => {
  openShop('/en/search');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeTruthy();
  expect(await screen.findByRole('navigation', { name: 'Popular categories' })).toBeTruthy();
  expect(searches()).toEqual([]);
});

test('SRCH-02 a failed search shows one sentence and a retry, which keeps the filters', async () => {
  shop.server.use(http.get('*/api/search', () => HttpResponse.json({}, { status: 403 }), { once: true }));
  const { user } = openShop('/en/search?query=sofa&instock=true');
  const notice = within(await within(await products()).findByRole('alert'));
  expect((await products()).textContent).toBe('The products could not be loaded.Try again');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Results for “sofa”');
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3));
  expect(screen.queryByRole('alert')).toBeNull();
  const selected = within(screen.getByRole('group', { name: 'Selected filters' }));
  expect(selected.getByRole('button', { name: /In stock only/ })).toBeTruthy();
});
