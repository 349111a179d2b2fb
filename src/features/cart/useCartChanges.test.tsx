import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enterDiscountCode } from '../../../tests/support/enterDiscountCode';
import { plentiful } from '../../../tests/support/mockCheckout';
import { fillCart } from '../../../tests/support/openCheckout';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { signIn } from '../../../tests/support/signIn';

withShop();

/**
 * Record the requests that change something, which the server handles one by one, and hold the answer to the first until
 * it is released.
 */
function holdFirstAnswer() {
  const { fetch } = globalThis;
  const sent: Request[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let handled: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('fetch', async (call: Request) => {
    if (call.method === 'GET') return fetch(call);
    const isFirst = sent.push(call.clone()) === 1;
    const answer = handled.then(() => fetch(call));
    handled = answer;
    if (isFirst) await held;
    return answer;
  });
  return { sent, release };
}

/** Leave the page: no timers run any more. */
const leavePage = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    for (let step = 0; step < 500; step += 1) await Promise.resolve();
  });

const summary = ({ method, url, keepalive }: Request) => [method, new URL(url).pathname, keepalive];

test('CART-02 changes that wait for the answer to another are sent once, in order, when the page is left', async () => {
  await signIn('administrator');
  await fillCart();
  const { user } = openShop('/en/cart');
  const number = await screen.findByText(new RegExp(`^Article number ${plentiful}`));
  const { sent, release } = holdFirstAnswer();
  await enterDiscountCode(user, 'NYTTHJEM');
  await waitFor(() => expect(sent).toHaveLength(1));
  const form = within(screen.getByRole('form', { name: 'Add by article number' }));
  await user.type(form.getByRole('textbox', { name: 'Article number' }), `${plentiful}{Enter}`);
  const line = number.closest('li');
  if (line) await user.click(within(line).getByRole('button', { name: /^One more/ }));
  await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
  const question = await screen.findByRole('group', { name: 'Remove all products from the cart?' });
  await user.click(within(question).getByRole('button', { name: 'Empty the cart' }));
  expect(sent).toHaveLength(1);

  await leavePage();
  const calls = [
    ['PUT', '/api/cart/bulk', true],
    ['POST', '/api/cart/add-multiple', true],
    ['PUT', '/api/cart', true],
    ['DELETE', '/api/cart', true],
  ];
  expect(sent.map(summary)).toEqual(calls);
  release();
  await screen.findByText('Products you add to the cart appear here.');
  expect(sent.map(summary)).toEqual(calls);
  expect(await request('getCart', {})).toMatchObject({ lineItems: [], couponCode: 'NYTTHJEM' });
});
