import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { renderInShop } from '../../../tests/support/renderInShop';
import type { Cart } from '../../api/generated/types';
import { CartOverview } from './overview/CartOverview';
import { MiniCart } from './overview/MiniCart';
import { clearPendingEdits, setPendingEdit } from './useCart';

const cart = examples.getCart[200].cart().body as Cart;
const views = () => (window.dataLayer ?? []).filter(({ event }) => event === 'view_cart');

beforeEach(() => {
  delete window.dataLayer;
  clearPendingEdits();
});

test.each([
  ['cart page', <CartOverview key="page" support={null} />],
  ['mini cart', <MiniCart key="mini" />],
])('ANA-01 the %s pushes view_cart once, however often its lines change', async (_, part) => {
  renderInShop(part, { signedIn: true });
  const [line] = cart.lineItems;
  if (!line) throw new Error('The example cart is empty');
  await screen.findByText(line.item.name);
  act(() => setPendingEdit({ line, quantity: 9 }));
  expect(views()).toHaveLength(1);
  expect(views()[0]?.['ecommerce']).toMatchObject({
    currency: cart.price?.currency,
    value: cart.price?.totalPriceForItems.amount,
    items: cart.lineItems.map(({ code, quantity }) => ({ item_id: code, quantity })),
  });
});
