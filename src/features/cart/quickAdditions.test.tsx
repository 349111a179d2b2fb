import { act, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse, RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { signIn } from '../../../tests/support/signIn';
import { ownLines } from './cartStatus';

const shop = withShop();

test('CART-02 three products added in quick succession are all in the badge, however late a response comes', async () => {
  await signIn('private');
  const empty = await request('getCart', {});
  expect(empty.numberOfItems).toBe(0);
  const handlers = shop.server.listHandlers().filter((handler) => handler instanceof RequestHandler);
  let answerFirstCart = () => {};
  const firstCart = new Promise<void>((resolve) => (answerFirstCart = resolve));
  const releases: (() => void)[] = [];
  let additions = 0;
  shop.server.use(
    http.get(
      '*/api/cart',
      async () => {
        await firstCart;
        return HttpResponse.json(empty);
      },
      { once: true },
    ),
    http.post('*/api/cart', async ({ request: addition }) => {
      additions += 1;
      const response = await getResponse(handlers, addition);
      await new Promise<void>((resolve) => releases.push(resolve));
      return response;
    }),
  );
  const { user } = openShop('/en/furniture/living-room/sofas');
  const buttons = await screen.findAllByRole('button', { name: /^Add to cart: / });
  for (const button of buttons.slice(0, 3)) await user.click(button);
  // The pending responses arrive in reverse order, and that to the first call for the cart after all of them.
  await waitFor(() => {
    releases.pop()?.();
    expect(additions).toBe(3);
    expect(releases).toHaveLength(0);
  });
  const { lineItems, numberOfItems } = await request('getCart', {});
  // The shop adds a gift to orders of that size.
  const added = ownLines(lineItems);
  expect(added.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  const badge = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ });
  const isFull = () => expect(badge().getAttribute('aria-label')).toBe(`Cart, ${numberOfItems} items`);
  await waitFor(isFull);
  await act(async () => {
    answerFirstCart();
    // Calls that are answered after it, by when the app has read it.
    for (let call = 0; call < 5; call += 1) await request('getCart', {});
  });
  isFull();
});
