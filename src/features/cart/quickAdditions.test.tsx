import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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
    http.post('*/api/cart', async () => {
      additions += 1;
      await new Promise<void>((resolve) => releases.push(resolve));
    }),
  );
  const { user } = openShop('/en/furniture/living-room/sofas');
  const buttons = await screen.findAllByRole('button', { name: /^Add to cart: / });
  for (const button of buttons.slice(0, 3)) await user.click(button);
  await waitFor(() => expect(releases.length).toBeGreaterThan(0));
  act(answerFirstCart);
  // Whatever is pending is answered, the latest first.
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
  await waitFor(() => expect(badge().getAttribute('aria-label')).toBe(`Cart, ${numberOfItems} items`));
});
