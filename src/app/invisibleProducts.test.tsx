import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { ListingResult, Product as Card } from '../api/generated/types';
import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import { productName } from '../../mocks/shop/catalogue/assortment/names';
import type { Product } from '../../mocks/shop/catalogue/product';
import { categoryUrl, productUrl } from '../../mocks/shop/catalogue/urls';
import { openShop, withShop } from '../../tests/support/openShop';
import { signIn } from '../../tests/support/signIn';
import { request } from '../../tests/support/request';

const shop = withShop();

function invisibleProduct(): { product: Product; name: string } {
  const product = catalogue().products.find(({ visible, active }) => !visible && active);
  if (!product) throw new Error('Every product of the catalogue is visible');
  return { product, name: productName(product, 'en') };
}

const english = { 'Content-Language': 'en' };
const hideSome = (products: readonly Card[], isHidden: (place: number) => boolean) =>
  products.map((product, place) => ({ ...product, visible: !isHidden(place) }));
const inList = () => within(screen.getByRole('region', { name: 'Products' })).queryAllByRole('article');

test('LIST-10 the mock shop leaves an invisible product out of categories, searches and rows', async () => {
  const { product } = invisibleProduct();
  const { series, category, code } = product;
  const all = { skip: 0, take: 96 };
  const listed = await request('getCategoryProducts', { path: { id: category.code }, query: all });
  const found = await request('search', { query: { query: series.name, ...all } });
  for (const { result } of [listed, found.productResult]) {
    expect(result.length).toBeGreaterThan(0);
    expect(result.map((each) => each.code)).not.toContain(code);
    expect(result.filter(({ visible }) => !visible)).toEqual([]);
  }
});

test('PDP-01 an invisible product has its page, is found by its number alone, and is not among the recently viewed', async () => {
  const { product, name } = invisibleProduct();
  const other = catalogue().products.find(({ visible, active }) => visible && active);
  if (!other) throw new Error('The catalogue is empty');
  const { visit } = openShop(productUrl(product, 'en'));
  await screen.findByRole('heading', { level: 1, name });
  visit(productUrl(other, 'en'));
  await screen.findByRole('heading', { level: 1, name: productName(other, 'en') });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  const { results } = await request('variationCodeSearch', { query: { query: product.code } });
  expect(results.length).toBeGreaterThan(0);
});

test('LIST-06 a listing shows no invisible product, does not count it, and loads on behind it', async () => {
  const { category } = invisibleProduct().product;
  const query = { skip: 0, take: 72 };
  const response = await request('getCategoryProducts', {
    headers: english,
    path: { id: 'furniture' },
    query,
  });
  // The second product and the whole second load are invisible.
  const all = hideSome(response.result, (place) => place === 1 || (place >= 24 && place < 48));
  shop.server.use(
    http.get('*/api/categories/:id/products', ({ request: call }) => {
      const { searchParams } = new URL(call.url);
      const skip = Number(searchParams.get('skip'));
      const result = all.slice(skip, skip + Number(searchParams.get('take')));
      return HttpResponse.json({ ...response, result, numberOfHits: all.length } satisfies ListingResult);
    }),
  );
  const { user } = openShop(categoryUrl(category.code, 'en'));
  await waitFor(() => expect(inList()).toHaveLength(23));
  expect(screen.getByText('Showing 23 of 71')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Showing 23 of 47')).toBeTruthy();
  expect(screen.queryByText('That is all')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Showing 47 of 47')).toBeTruthy();
  expect(screen.getByText('That is all')).toBeTruthy();
  expect(inList()).toHaveLength(47);
});

test('SRCH-05 quick search shows no invisible hit', async () => {
  const response = await request('quickSearch', { headers: english, query: { query: 'sofa' } });
  const [first, second] = response.products;
  if (!first || !second) throw new Error('Nothing was found');
  const products = hideSome(response.products, (place) => place === 0);
  shop.server.use(http.get('*/api/search/quick-search', () => HttpResponse.json({ ...response, products })));
  const { user } = openShop('/en/customer-service');
  await user.type(await screen.findByRole('combobox', { name: 'Search the shop' }), 'sofa');
  expect(await screen.findByRole('option', { name: new RegExp(second.name) })).toBeTruthy();
  expect(screen.queryByRole('option', { name: new RegExp(first.name) })).toBeNull();
});

test('APP-13 a favourite that is no longer visible is not shown, and remains in the list of the server', async () => {
  await signIn('private');
  const { product, name } = invisibleProduct();
  const other = catalogue().products.find(({ visible, active }) => visible && active);
  if (!other) throw new Error('The catalogue is empty');
  const items = [{ code: product.code }, { code: other.code }];
  const lists = await request('updateFavorites', { headers: english, body: { listName: 'Gone', items } });
  expect(lists.find((list) => list.name === 'Gone')?.items.map((item) => item.product?.visible)).toEqual([
    false,
    true,
  ]);
  await request('updateFavorites', { body: { listName: 'All gone', items: items.slice(0, 1) } });
  openShop('/en/account?view=Favorites');
  const list = within(await screen.findByRole('region', { name: 'Gone' }));
  expect(list.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('article', { name })).toBeNull();
  expect(screen.queryByRole('region', { name: 'All gone' })).toBeNull();
});
