import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { password } from '../../../mocks/shop/customers';
import { openShop, withShop, type OpenShop } from '../../../tests/support/openShop';
import { sampleProducts } from '../../../tests/support/sampleProducts';
import { mockCustomers } from '../../../tests/support/signIn';
import { closeModal } from '../../components/plain/modalStore';

const shop = withShop();
beforeAll(() => import('./SignInModal'));
beforeEach(closeModal);

const category = '/en/furniture/living-room/sofas/three-seat-sofas';

async function signInByForm({ user }: OpenShop): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.type(modal.getByLabelText('E-mail'), mockCustomers.private);
  await user.type(modal.getByLabelText('Password'), password);
  await user.click(modal.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('link', { name: 'My account' });
}

const fail = (path: string) => shop.server.use(http.get(path, () => new Response(null, { status: 403 })));
const noticeWith = async (text: RegExp) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=alert]') ?? document.body;

test.each([
  ['category', category, '*/api/categories/:id/products'],
  ['search', '/en/search?query=sofa', '*/api/search'],
])(
  'CARD-03 a %s whose prices do not come after sign-in says so, and fetches them again',
  async (_, address, path) => {
    const opened = openShop(address);
    const cards = await waitFor(() => {
      const { length } = screen.getAllByRole('article');
      expect(length).toBeGreaterThan(8);
      return length;
    });
    fail(path);
    await signInByForm(opened);
    const notice = await noticeWith(/^The products could not be updated/);
    expect(screen.getAllByRole('article')).toHaveLength(cards);
    shop.server.resetHandlers();
    await opened.user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('button', { name: /^Add to cart: |^Choose a variant: / });
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('CARD-03 a product whose price does not come after sign-in is not sold without it, and says so', async () => {
  const opened = openShop(sampleProducts.single);
  const name = (await screen.findByRole('heading', { level: 1 })).textContent;
  fail('*/api/content/page');
  await signInByForm(opened);
  const notice = await noticeWith(/^Your price could not be loaded/);
  await noticeWith(/^This page could not be updated/);
  const addToCart = `Add to cart: ${name}`;
  expect(screen.queryByRole('button', { name: addToCart })).toBeNull();
  shop.server.resetHandlers();
  await opened.user.click(within(notice).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: addToCart });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
