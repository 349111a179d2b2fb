import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { fillCart } from '../../../tests/support/openCheckout';
import { openShop, withShop } from '../../../tests/support/openShop';
import { sampleProducts } from '../../../tests/support/sampleProducts';
import { signIn } from '../../../tests/support/signIn';

const shop = withShop();
const figure = /\d\s?kr/;
/** Figures on the page, without the limit for free delivery, which the shop tells everybody. */
const figures = () =>
  (document.body.textContent?.match(/\d[\d\s.,]*kr/g) ?? []).filter((text) => !/^5.000.kr$/.test(text));

/** The check of the session fails, while the server still knows the customer. */
function failCheck(): void {
  shop.server.use(http.get('*/api/customer', () => new HttpResponse(null, { status: 403 })));
  act(() => void window.dispatchEvent(new Event('focus')));
}

test.each([
  ['a product', sampleProducts.reduced],
  ['a category', '/en/furniture/living-room/sofas/three-seat-sofas'],
  ['a search', '/en/search?query=sofa'],
  ['the cart', '/en/cart'],
  ['the checkout', '/en/checkout'],
  ['the account', '/en/account?view=Orders'],
])('AUTH-02 no figure of a customer who cannot be fetched stays on the page of %s', async (_, address) => {
  await signIn('private');
  await fillCart();
  openShop(address);
  await screen.findAllByText(figure);
  failCheck();
  await waitFor(() => expect(figures()).toEqual([]));
});

test.each([
  ['a product', sampleProducts.single],
  ['a category', '/en/furniture/living-room/sofas/three-seat-sofas'],
])('AUTH-02 no figure of a customer who cannot be fetched comes with %s', async (_, address) => {
  await signIn('private');
  const { visit } = openShop('/en/about-us');
  await screen.findByRole('link', { name: 'My account' });
  failCheck();
  visit(address);
  await screen.findAllByText(/in stock/i);
  expect(figures()).toEqual([]);
});
