import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { samplePages } from '../../../tests/support/samplePages';
import { signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';

const shop = withShop();
const called = () => shop.calls.map(({ operationId }) => operationId);

test('AUTH-03 signing out fetches page and cart as a visitor, and nothing that is the customer’s', async () => {
  await signIn('private');
  const { user } = openShop('/en/account');
  const button = await screen.findByRole('button', { name: 'Sign out' });
  await waitFor(() => expect(called()).toEqual(expect.arrayContaining(['getCart', 'getFavoriteLists'])));
  await screen.findByRole('link', { name: /^Cart/ });
  shop.calls.length = 0;
  await user.click(button);
  await screen.findByRole('heading', { name: 'You are not signed in' });
  await waitFor(() => expect(called()).toEqual(expect.arrayContaining(['getPage', 'getCart'])));
  expect(called()[0]).toBe('logoutCustomer');
  expect(called().slice(1).sort()).toEqual(['getCart', 'getPage']);
});

test('AUTH-03 on a product’s page, what the customer has viewed leaves page and storage, and stays away', async () => {
  await signIn('private');
  const viewed = {
    code: '1',
    name: 'Seen',
    url: '/en/seen',
    language: 'en',
    image: { src: '/a.webp', alt: '' },
  };
  window.localStorage.setItem('recentlyViewed', JSON.stringify([viewed]));
  openShop(samplePages.ProductPage);
  await screen.findByRole('link', { name: 'Seen' });
  await request('logoutCustomer', {});
  window.dispatchEvent(new StorageEvent('storage', { key: 'customerChange' }));
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Seen' })).toBeNull());
  expect(window.localStorage.getItem('recentlyViewed')).toBeNull();
});
