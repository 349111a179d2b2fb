import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import { isParcel } from '../../../../mocks/shop/catalogue/specifications';
import { articlesOf, articleUrl, stockOf } from '../../../../mocks/shop/catalogue/variations';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { signIn } from '../../../../tests/support/signIn';
import { request } from '../../../../tests/support/request';

withShop();

const inStock = catalogue().products.find((product) => {
  const [article] = articlesOf(product);
  const { active, hidePrice, isGift } = product;
  return (
    active &&
    !hidePrice &&
    !isGift &&
    !!article &&
    stockOf(article, { market: 'NO' }) > 10 &&
    isParcel(product)
  );
});
const soldOut = catalogue().products.find((product) => {
  const [article] = articlesOf(product);
  const { active, hidePrice, isGift } = product;
  return active && !hidePrice && !isGift && !!article && stockOf(article, { market: 'NO' }) === 0;
});

const promise = async () => {
  const main = within(await screen.findByRole('main'));
  return (await main.findByText(/^Earliest delivery \d+ \w+ \d{4}$/)).textContent;
};

test.each([
  ['in stock, near', inStock, '0153'],
  ['in stock, far away', inStock, '9600'],
  ['sold out', soldOut, '0153'],
] as const)('PDP-01 %s: product page and cart promise the same day', async (_, product, postalCode) => {
  const article = product && articlesOf(product)[0];
  if (!article) throw new Error('The catalogue has no such product');
  await signIn('private');
  const shippingDestination = { postalCode, countryCode: 'NO' };
  await request('bulkUpdateCart', { body: { lineitems: [], shippingDestination } });
  openShop(articleUrl(article, 'en'));
  const promised = await promise();
  cleanup();
  await request('addToCart', { body: { code: article.code, quantity: 1 } });
  openShop('/en/cart');
  expect(await promise()).toBe(promised);
});
