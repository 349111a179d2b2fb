import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { productDetailsWith } from '../../../tests/support/sampleProduct';
import { renderInShop } from '../../../tests/support/renderInShop';
import { LiveRegion } from '../../components/plain/LiveRegion';
import { closeModal } from '../../components/plain/modalStore';
import { NoticeHost } from '../../components/plain/NoticeHost';
import { dismissNotice, showNotice } from '../../components/plain/noticeStore';
import { addedNotice } from './AddToCartButton';
import { otherCartNotice } from './announceOtherCart';

const { body: cart } = examples.getCart[200].cart();
if ('redirectUrl' in cart) throw new Error('This example is a redirect');
const [line] = cart.lineItems;
if (!line) throw new Error('The example has no lines');

const notice = (name: string) => screen.queryByRole('region', { name });
const announced = () => screen.getByRole('status').textContent;

beforeAll(() => Promise.all([import('../../components/mui/Notice'), import('./AddedArticle')]));
beforeEach(() => {
  renderInShop(
    <>
      <NoticeHost />
      <LiveRegion />
    </>,
    { signedIn: true },
  );
});
afterEach(() =>
  act(() => {
    dismissNotice();
    closeModal();
  }),
);

test('CART-02 an addition shows name, picture and quantity, and opens the mini cart; its button has announced it', async () => {
  const addition = { code: line.code, name: 'Bench', quantity: 3, price: null };
  await act(async () => showNotice(addedNotice(cart, addition)));
  const shown = notice('Added to cart');
  expect(shown?.textContent).toContain(line.item.name);
  expect(shown?.textContent).toContain('Quantity: 3');
  expect(shown?.querySelector('img')).not.toBeNull();
  expect(announced()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'View cart' }));
  expect(screen.getByTestId('modal').textContent).toBe('miniCart {}');
  act(closeModal);
  expect(notice('Added to cart')).toBeNull();
});

test('CART-02 an addition shows its price, a matching article and the way to the checkout', async () => {
  const match = { ...productDetailsWith({ name: 'Side table' }), url: '/en/table' };
  const { code, quantity } = line;
  await act(async () => showNotice(addedNotice(cart, { code, name: '', quantity, price: null }, match)));
  const shown = notice('Added to cart');
  expect(shown?.textContent).toContain(line.price?.priceIncVat.formattedString);
  expect(screen.getByRole('link', { name: 'Side table' }).getAttribute('href')).toBe('/en/table');
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeTruthy();
});

test('CART-02 an addition that the cart does not list is named as its button named it', async () => {
  await act(async () =>
    showNotice(addedNotice(cart, { code: 'other', name: 'Oak bench', quantity: 1, price: null })),
  );
  expect(notice('Added to cart')?.textContent).toContain('Oak bench');
});

test.each([
  [0, 'Your cart is empty', 0],
  [1, '1 item in your cart', 1],
  [12, '12 items in your cart', 1],
])('CART-01 another cart with %i pieces is shown and announced: %s', async (count, title, buttons) => {
  await act(async () => showNotice(otherCartNotice(count)));
  expect(notice(title)?.textContent).toContain('the cart saved in your account');
  expect(announced()).toBe(`${title}. This is the cart saved in your account.`);
  expect(screen.queryAllByRole('button', { name: 'View cart' })).toHaveLength(buttons);
});
