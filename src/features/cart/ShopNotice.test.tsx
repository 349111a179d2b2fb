import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { renderInShop } from '../../../tests/support/renderInShop';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { closeModal, openModal } from '../../components/Modal/modalStore';
import { tellNotice, type ToldNotice } from '../../components/Notice/noticeStore';
import { ShopNotice } from './ShopNotice';

const added: ToldNotice = { kind: 'added', code: '1', name: 'Oak bench', quantity: 3 };
const tell = (notice: ToldNotice) => act(() => tellNotice(notice));
const notice = (name: string) => screen.queryByRole('region', { name });
const said = () => screen.getByRole('status').textContent;

function open(): void {
  renderInShop(
    <>
      <ShopNotice />
      <LiveRegion />
    </>,
    { signedIn: true },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  act(() => {
    tellNotice(null);
    closeModal();
  });
  vi.useRealTimers();
});

describe('CART-02 what has been added', () => {
  test('CART-02 CARD-06 its name, picture and quantity, for 6 s; the next addition has its own 6 s', () => {
    open();
    const { body } = examples.getCart[200].cart();
    const [line] = 'lineItems' in body ? body.lineItems : [];
    if (!line) throw new Error('The example has no lines');
    tell({ ...added, code: line.code });
    const shown = notice('Added to the cart');
    expect(shown?.textContent).toContain(line.item.name);
    expect(shown?.textContent).toContain('Quantity: 3');
    expect(shown?.querySelector('img')).not.toBeNull();
    act(() => vi.advanceTimersByTime(5999));
    tell(added);
    expect(notice('Added to the cart')?.textContent).toContain('Oak bench');
    act(() => vi.advanceTimersByTime(5999));
    expect(notice('Added to the cart')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(notice('Added to the cart')).toBeNull();
  });

  test('CART-02 it stays under a pointer and while in focus, and goes when closed', () => {
    open();
    tell(added);
    const close = screen.getByRole('button', { name: 'Close' });
    for (const [hold, letGo] of [
      [fireEvent.pointerEnter, fireEvent.pointerLeave],
      [fireEvent.focus, fireEvent.blur],
    ] as const) {
      hold(close);
      act(() => vi.advanceTimersByTime(60_000));
      expect(notice('Added to the cart')).not.toBeNull();
      letGo(close);
      act(() => vi.advanceTimersByTime(5000));
    }
    fireEvent.click(close);
    expect(notice('Added to the cart')).toBeNull();
  });

  test('CART-02 it waits while a modal is open, and leads to the mini cart', () => {
    open();
    act(() => openModal('signIn'));
    tell(added);
    expect(notice('Added to the cart')).toBeNull();
    act(closeModal);
    fireEvent.click(screen.getByRole('button', { name: 'Show the cart' }));
    expect(screen.getByTestId('modal').textContent).toBe('miniCart {}');
    act(closeModal);
    expect(notice('Added to the cart')).toBeNull();
  });
});

test.each([
  [0, 'Your cart is empty', 0],
  [1, 'Your cart holds 1 item', 1],
  [12, 'Your cart holds 12 items', 1],
])('CART-01 another cart with %i pieces is shown and said: %s', (count, title, buttons) => {
  open();
  tell({ kind: 'otherCart', count });
  expect(notice(title)?.textContent).toContain('the cart of your account');
  expect(said()).toBe(title);
  expect(screen.queryAllByRole('button', { name: 'Show the cart' })).toHaveLength(buttons);
});

test('NAV-10 CALL-07 what failed is shown and said, with its reason', () => {
  open();
  tell({ kind: 'failed', title: 'Not saved', name: 'Oak bench', reason: 'Internal server error.' });
  expect(notice('Not saved')?.textContent).toBe('Not savedOak benchInternal server error.');
  expect(said()).toBe('Not saved: Oak bench. Internal server error.');
});
