import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loseResponse } from '../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../tests/support/openShop';
import { samplePages } from '../../../tests/support/samplePages';
import { sampleProducts } from '../../../tests/support/sampleProducts';
import { signIn } from '../../../tests/support/signIn';
import { loadSignIn, signInByForm } from '../../../tests/support/signInByForm';
import { request } from '../../../tests/support/request';
import { storageCustomer } from '../../lib/privateStorage';

const shop = withShop();
const called = () => shop.calls.map(({ operationId }) => operationId);

test('AUTH-03 signing out fetches page and cart as a visitor, and nothing that is the customer’s', async () => {
  await signIn('private');
  const { user } = openShop('/en/account');
  const button = await screen.findByRole('button', { name: 'Sign out' });
  const fetched = ['getCart', 'getFavoriteLists', 'getAllOrders'];
  await waitFor(() => expect(called()).toEqual(expect.arrayContaining(fetched)));
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

/** The customer of the open page signs out in another tab. */
async function signOutElsewhere(): Promise<void> {
  await request('logoutCustomer', {});
  window.dispatchEvent(new StorageEvent('storage', { key: 'customerChange' }));
  await waitFor(() => expect(storageCustomer()).toBeNull());
}

const fields: [string, string, () => Promise<HTMLInputElement>][] = [
  [
    'the search box of the header',
    samplePages.ProductPage,
    () => screen.findByRole('combobox', { name: 'Search the shop' }),
  ],
  [
    'the search box of the search page',
    samplePages.SearchPage,
    () => screen.findByRole('combobox', { name: 'Search for something else' }),
  ],
  [
    'the search form of the not-found page',
    samplePages.NotFoundPage,
    () => screen.findByRole('searchbox', { name: 'Search the shop' }),
  ],
  [
    'a stock notice',
    sampleProducts.soldOut,
    () => screen.findByRole('textbox', { name: 'Tell me by e-mail when it is in stock' }),
  ],
];

test.each(fields)(
  'AUTH-03 what a customer has typed into %s leaves with the customer',
  async (_, path, field) => {
    await signIn('private');
    const { user } = openShop(path);
    await user.clear(await field());
    await user.type(await field(), 'nora@posten.example');
    await waitFor(() => expect(storageCustomer()).not.toBeNull());
    await signOutElsewhere();
    await waitFor(async () => expect((await field()).value).toBe(''));
  },
);

test('AUTH-03 the address that a stock notice was sent to leaves with the customer', async () => {
  await signIn('private');
  const { user } = openShop(sampleProducts.soldOut);
  await user.click(await screen.findByRole('button', { name: 'Notify me' }));
  await screen.findByText(/We will write to ingrid@/);
  await signOutElsewhere();
  await waitFor(() => expect(document.body.textContent).not.toContain('ingrid@'));
});

test('AUTH-03 the announcement that names a customer leaves with the customer', async () => {
  await loadSignIn();
  const { user } = openShop('/en/account');
  const [signInButton] = await screen.findAllByRole('button', { name: 'Sign in' });
  if (signInButton) await user.click(signInButton);
  await signInByForm(user, 'private');
  await screen.findByText('Signed in as Ingrid Solbakken');
  await signOutElsewhere();
  await waitFor(() => expect(document.body.textContent).not.toContain('Ingrid'));
});

test('AUTH-03 a sign-out whose answer was lost is one, where the server knows no customer any more', async () => {
  await signIn('private');
  const { user } = openShop('/en/account');
  loseResponse(shop, 'logoutCustomer');
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'You are not signed in' });
});
