import { setImmediate as nextTurn } from 'node:timers/promises';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMockServer as withMockShop } from '../../../tests/support/mockServer';
import { renderInShop } from '../../../tests/support/renderInShop';
import { examples } from '../../../mocks/generated/examples';
import { getCartQuery } from '../../api/generated/queries';
import { LiveRegion } from '../../components/plain/LiveRegion';
import { dismissNotice, useNotice } from '../../components/plain/noticeStore';
import { endSession } from '../../api/session';
import { AddToCartButton } from './AddToCartButton';

const shop = withMockShop();
let received: unknown[] = [];
let release: () => void = () => undefined;

/** A button with the cart's count that ends the session. */
function CartCount() {
  const client = useQueryClient();
  const count = useQuery(getCartQuery()).data?.numberOfItems;
  return <button onClick={() => endSession(client)}>{`In the cart: ${count}`}</button>;
}

/** Answer addToCart only when released. */
function answerWith(answer: () => Response): void {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.server.use(
    http.post('*/api/cart', async ({ request }) => {
      received.push(await request.json());
      await released;
      return answer();
    }),
  );
}

function show(): HTMLElement {
  renderInShop(
    <>
      <AddToCartButton addition={{ code: '100', name: 'Vik', quantity: 3, price: null }} />
      <AddToCartButton addition={{ code: '200', name: 'Nes', quantity: 1, price: null }} />
      <CartCount />
      <LiveRegion />
    </>,
    { signedIn: true, cartCount: 1 },
  );
  return screen.getByRole('button', { name: 'Add to cart: Vik' });
}

/** Advance the fake clock and flushes updates. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await nextTurn();
    await vi.advanceTimersByTimeAsync(0);
  });

/** Flush pending requests while the fake clock is stopped. */
async function until(reached: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !reached(); turn += 1) await pass(0);
  expect(reached()).toBe(true);
}

beforeEach(() => {
  received = [];
  delete window.dataLayer;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

it('CARD-06 idle, loading, a check mark for 2.5 s, idle; the cart and the data layer follow', async () => {
  const { body } = examples.getCart[200].cart();
  answerWith(() => HttpResponse.json({ ...body, numberOfItems: 42 }));
  const button = show();
  fireEvent.click(button);
  fireEvent.click(button);
  await until(() => received.length === 1 && button.getAttribute('aria-busy') === 'true');
  fireEvent.click(button);
  release();
  await until(() => button.textContent === 'Added');
  expect(button.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Vik has been added to the cart');
  expect(received).toEqual([{ code: '100', quantity: 3, getPrice: true }]);
  expect(screen.getByText('In the cart: 42')).toBeTruthy();
  expect(window.dataLayer?.map(({ event }) => event)).toEqual([undefined, 'add_to_cart']);
  await pass(2499);
  expect(button.textContent).toBe('Added');
  // One turn for the clock, one for the button's re-render.
  await pass(1);
  await pass(1);
  expect(button.textContent).toBe('Add to cart');
  expect(button.querySelector('svg')).toBeNull();
});

it('ANA-01 add_to_cart has the fields of the line in the returned cart', async () => {
  const { body } = examples.getCart[200].cart();
  const [line] = body.lineItems;
  answerWith(() => HttpResponse.json({ ...body, lineItems: [{ ...line, code: '100' }] }));
  fireEvent.click(show());
  release();
  await until(() => window.dataLayer?.at(-1)?.event === 'add_to_cart');
  expect(window.dataLayer?.at(-1)?.['ecommerce']).toEqual({
    currency: 'NOK',
    value: 3 * 11992,
    items: [
      {
        item_id: '100',
        item_name: 'Vidda 3-seter sofa, grå',
        item_brand: 'Furulia',
        item_category: 'Møbler',
        item_category2: 'Sofaer',
        item_category3: '3-seters sofaer',
        item_variant: 'Grå',
        price: 11992,
        quantity: 3,
      },
    ],
  });
});

it('CARD-06 a double click adds once, even where the answer comes between the two; a press afterwards adds again', async () => {
  const { body } = examples.getCart[200].cart();
  answerWith(() => HttpResponse.json(body));
  release();
  const button = show();
  fireEvent.click(button);
  await until(() => button.textContent === 'Added');
  await pass(200);
  fireEvent.click(button);
  await pass(499);
  fireEvent.click(button);
  await pass(500);
  expect(received).toHaveLength(1);
  fireEvent.click(button);
  await until(() => received.length === 2);
});

it('CARD-06 a refused quantity says the server’s reason for it', async () => {
  const inputErrors = [{ field: 'quantity', message: 'At most 6.' }];
  answerWith(() => HttpResponse.json({ message: 'Not valid.', inputErrors }, { status: 400 }));
  fireEvent.click(show());
  release();
  await until(() => screen.queryByRole('alert') !== null);
  expect(screen.getByRole('alert').textContent).toBe('At most 6.');
});

it('CARD-06 a failure returns to idle and says why', async () => {
  answerWith(() => HttpResponse.json(null, { status: 500 }));
  const button = show();
  fireEvent.click(button);
  release();
  await until(() => screen.queryByRole('alert') !== null);
  expect(screen.getByRole('alert').textContent).toBe(
    'This could not be added to your cart. Please try again.',
  );
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(button.textContent).toBe('Add to cart');
  expect(window.dataLayer).toBeUndefined();
  answerWith(() => HttpResponse.json(examples.getCart[200].cart().body));
  fireEvent.click(button);
  release();
  await until(() => button.textContent === 'Added');
});

it('CART-02 additions go one after the other, so that an older answer never replaces a newer one', async () => {
  const { body } = examples.getCart[200].cart();
  answerWith(() => HttpResponse.json(body));
  show();
  const buttons = screen.getAllByRole('button', { name: /^Add / });
  for (const button of buttons) fireEvent.click(button);
  await until(() => received.length > 0);
  await pass(1000);
  expect(received).toEqual([{ code: '100', quantity: 3, getPrice: true }]);
  release();
  await until(() => received.length === 2);
  expect(received[1]).toEqual({ code: '200', quantity: 1, getPrice: true });
});

it('AUTH-03 an answer that comes after the session has ended changes no cart and announces nothing', async () => {
  const { body } = examples.getCart[200].cart();
  answerWith(() => HttpResponse.json({ ...body, numberOfItems: 42 }));
  const button = show();
  dismissNotice();
  fireEvent.click(button);
  await until(() => received.length === 1);
  fireEvent.click(screen.getByRole('button', { name: /^In the cart/ }));
  release();
  await pass(1000);
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(button.textContent).toBe('Add to cart');
  expect(screen.getByText('In the cart: 1')).toBeTruthy();
  expect(renderHook(useNotice).result.current).toBeNull();
});
