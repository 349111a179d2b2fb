import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { enterDiscountCode } from '../../../tests/support/enterDiscountCode';
import { plentiful } from '../../../tests/support/mockCheckout';
import { fillCart } from '../../../tests/support/openCheckout';
import { openShop, withShop, type OpenShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { sampleProducts } from '../../../tests/support/sampleProducts';
import { signIn } from '../../../tests/support/signIn';
import { customerChangeKey, storageCustomer } from '../../lib/privateStorage';

const shop = withShop();
const signedIn = () => shop.store.read().signedIn;

/** Hold the answers to changes of the cart; returns the received changes with their customers. */
function holdChanges() {
  const received: [change: string, customer: string | null][] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  shop.server.use(
    http.all('*/api/cart*', async ({ request: { method, url } }) => {
      const customer = signedIn();
      if (method === 'GET') return undefined;
      received.push([`${method} ${new URL(url).pathname}`, customer]);
      await held;
      // The mock shop has one session: what was sent in another must not change this one.
      return customer === signedIn() ? undefined : HttpResponse.error();
    }),
  );
  return { received, release };
}

/** One more piece of the article in the cart. */
async function more(user: UserEvent): Promise<void> {
  const line = (await screen.findByText(new RegExp(`^Article number ${plentiful}`))).closest('li');
  if (!line) throw new Error('The cart has no line');
  await user.click(within(line).getByRole('button', { name: /^One more/ }));
}

const changes: Record<string, (shop: OpenShop) => Promise<void>> = {
  'emptying the cart': async ({ user }) => {
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    const question = await screen.findByRole('group', { name: 'Remove all products from the cart?' });
    await user.click(within(question).getByRole('button', { name: 'Empty the cart' }));
  },
  'a discount code': async ({ user }) => {
    await enterDiscountCode(user, 'NYTTHJEM');
  },
  'adding by article number': async ({ user }) => {
    const form = within(screen.getByRole('form', { name: 'Add by article number' }));
    await user.type(form.getByRole('textbox', { name: 'Article number' }), `${plentiful}{Enter}`);
  },
  'another delivery destination': async ({ user, visit }) => {
    visit(sampleProducts.single);
    const field = await screen.findByRole('textbox', { name: 'Postal code' });
    await user.clear(field);
    await user.type(field, '9600{Enter}');
  },
  'adding a favourites list': async ({ user, visit }) => {
    visit('/en/account?view=Favorites');
    await user.click(await screen.findByRole('button', { name: 'Add all to cart: Gaver' }));
  },
};

test.each(Object.entries(changes))(
  'AUTH-03 %s that waits while another tab signs somebody else in is not done for them',
  async (_, change) => {
    const other = await signIn('private');
    await fillCart(7);
    const customer = await signIn('administrator');
    await fillCart();
    await request('updateFavorites', { body: { listName: 'Gaver', items: [{ code: plentiful }] } });
    const opened = openShop('/en/cart');
    const { user, visit } = opened;
    await screen.findByText(new RegExp(`^Article number ${plentiful}`));
    const { received, release } = holdChanges();
    await more(user);
    await waitFor(() => expect(received).toHaveLength(1));
    await change(opened);

    await signIn('private');
    window.localStorage.setItem(customerChangeKey, other.id);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: customerChangeKey })));
    await waitFor(() => expect(storageCustomer()).toBe(other.id));
    visit('/en/cart');
    release();
    // Queued behind everything that waited.
    await screen.findByDisplayValue('7');
    await more(user);
    await waitFor(() => expect(received.at(-1)).toEqual(['PUT /api/cart', other.customerId]));
    expect(received).toEqual([
      ['PUT /api/cart', customer.customerId],
      ['PUT /api/cart', other.customerId],
    ]);
    await waitFor(async () => expect((await request('getCart', {})).numberOfItems).toBe(8));
    expect((await request('getCart', {})).shippingDestination?.postalCode).not.toBe('9600');
  },
);
