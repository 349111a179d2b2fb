import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { useMockServer as withMockShop } from '../../../tests/support/mockServer';
import { getCartQuery } from '../../api/generated/queries';
import { createQueryClient } from '../../api/queryClient';
import { completeSettings, SettingsContext } from '../settings/settings';
import type { Cart } from './cartCache';
import { useAddLines } from './useAddLines';
import { useAddToCart } from './AddToCartButton';
import { useClearCart } from './lines/ClearCart';

const shop = withMockShop();
const exampleCart = examples.getCart[200].cart().body as Cart;
const [line] = exampleCart.lineItems;
if (!line) throw new Error('The example cart is empty');
const settings = completeSettings(examples.getGlobalSettings[200].norwegianSettings().body);
const addition = { code: line.code, name: line.item.name, quantity: 2, price: null };

/** The example cart with another quantity in its first line; 0 removes it. */
function cartWith(quantity: number): Cart {
  const lineItems = quantity > 0 ? [{ ...line, quantity } as (typeof exampleCart.lineItems)[number]] : [];
  return { ...exampleCart, lineItems };
}

/** Delay the response of getCart until released. */
function pauseCart(cart: Cart | null): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.server.use(
    http.get('*/api/cart', async () => {
      await held;
      return cart ? HttpResponse.json(cart) : new HttpResponse(null, { status: 403 });
    }),
  );
  return release;
}

function renderWithCart<Hook>(useHook: () => Hook) {
  const client = createQueryClient();
  client.setQueryData(getCartQuery().queryKey, cartWith(3));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(useHook, { wrapper });
  return { result, cached: () => client.getQueryData(getCartQuery().queryKey) };
}

const lose = () => HttpResponse.error();
const fail = () => new HttpResponse(null, { status: 504 });

test.each([
  ['has been made', 5, 'success'],
  ['has not been made', 3, 'error'],
] as const)(
  'CART-02 an addition whose answer is lost %s: the cart is fetched before the next',
  async (_, held, end) => {
    shop.server.use(http.post('*/api/cart', end === 'success' ? lose : fail));
    const release = pauseCart(cartWith(held));
    const { result, cached } = renderWithCart(useAddToCart);
    result.current.mutate(addition);
    await waitFor(() => expect(result.current.status).toBe('pending'));
    release();
    await waitFor(() => expect(result.current.status).toBe(end));
    expect(cached()).toEqual(cartWith(held));
  },
);

test.each([
  ['has been made', 5, 'success'],
  ['has not been made', 3, 'error'],
] as const)(
  'ORD-02 lines whose answer is lost, when the addition %s: the cart decides',
  async (_, held, end) => {
    shop.server.use(http.post('*/api/cart/add-multiple', lose));
    pauseCart(cartWith(held))();
    const { result } = renderWithCart(useAddLines);
    result.current.mutate([addition, { ...addition, code: '999999' }]);
    await waitFor(() => expect(result.current.status).toBe(end));
    const outcomes = result.current.data?.lines.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(end === 'success' ? ['added', 'notAdded'] : undefined);
  },
);

test('CART-02 an addition that is refused needs no look at the cart', async () => {
  shop.server.use(http.post('*/api/cart', () => new HttpResponse(null, { status: 403 })));
  const { result } = renderWithCart(useAddToCart);
  result.current.mutate(addition);
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(shop.calls).toEqual([]);
});

test('CART-02 an addition stays failed where the cart cannot be fetched either', async () => {
  shop.server.use(http.post('*/api/cart', lose));
  pauseCart(null)();
  const { result, cached } = renderWithCart(useAddToCart);
  result.current.mutate(addition);
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(cached()).toEqual(cartWith(3));
});

test.each([
  ['has been made', 0, 'success'],
  ['has not been made', 3, 'error'],
] as const)(
  'CART-02 a clearing whose answer is lost %s: the cart is fetched and decides',
  async (_, held, end) => {
    shop.server.use(http.delete('*/api/cart', lose));
    const release = pauseCart(cartWith(held));
    const { result, cached } = renderWithCart(useClearCart);
    result.current.mutate();
    await waitFor(() => expect(result.current.status).toBe('pending'));
    release();
    await waitFor(() => expect(result.current.status).toBe(end));
    expect(cached()?.lineItems).toEqual(cartWith(held).lineItems);
  },
);
