import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { LiveRegion } from '../plain/LiveRegion';
import { closeModal, openModal } from '../plain/modalStore';
import { NoticeHost } from '../plain/NoticeHost';
import { dismissNotice, showNotice, type NoticeContent } from '../plain/noticeStore';

const onPress = vi.fn();
const bench: NoticeContent = {
  tone: 'failure',
  title: () => 'Not saved',
  subject: 'Oak bench',
  text: () => 'Internal server error.',
  picture: { src: '/bench.webp', alt: '', title: null },
  action: { label: () => 'Have another look', onPress },
};
const show = (notice: NoticeContent) => act(async () => showNotice(notice));
const notice = () => screen.queryByRole('region', { name: 'Not saved' });
const announced = () => screen.getByRole('status').textContent;

beforeAll(() => import('./Notice'));
beforeEach(() => {
  vi.useFakeTimers();
  onPress.mockClear();
  renderInShop(
    <>
      <button type="button">Add</button>
      <NoticeHost />
      <LiveRegion />
    </>,
  );
});
afterEach(() => {
  act(() => {
    dismissNotice();
    closeModal();
  });
  vi.useRealTimers();
});

test('CALL-07 a notice has title, subject, text, picture and action, and is announced by default', async () => {
  await show(bench);
  expect(notice()?.textContent).toBe('Not savedOak benchInternal server error.Have another look');
  expect(notice()?.querySelector('img')?.getAttribute('src')).toBe('/bench.webp');
  expect(announced()).toBe('Not saved: Oak bench. Internal server error.');
  await show({ tone: 'plain', title: () => 'Not saved', announced: false });
  expect(notice()?.textContent).toBe('Not saved');
  // The text leaves the live region with its notice.
  expect(announced()).toBe('');
});

test('CART-02 its action dismisses it', async () => {
  await show(bench);
  fireEvent.click(screen.getByRole('button', { name: 'Have another look' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
});

test('CART-02 it shows for 6 s, and the next one has its own 6 s', async () => {
  await show(bench);
  act(() => vi.advanceTimersByTime(5999));
  await show({ ...bench });
  act(() => vi.advanceTimersByTime(5999));
  expect(notice()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(notice()).toBeNull();
});

test('CART-02 it remains while hovered or focused, and disappears when closed', async () => {
  await show(bench);
  const close = screen.getByRole('button', { name: 'Close' });
  for (const [enter, leave] of [
    [fireEvent.mouseEnter, fireEvent.mouseLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    enter(close);
    act(() => vi.advanceTimersByTime(60_000));
    expect(notice()).not.toBeNull();
    leave(close);
    act(() => vi.advanceTimersByTime(5000));
  }
  fireEvent.click(close);
  expect(notice()).toBeNull();
});

test('FAV-03 one with a duration of its own shows as long', async () => {
  await show({ ...bench, duration: 20_000 });
  act(() => vi.advanceTimersByTime(19_999));
  expect(notice()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(notice()).toBeNull();
});

test('CART-02 it waits while a modal is open', async () => {
  act(() => openModal('signIn'));
  await show(bench);
  expect(notice()).toBeNull();
  await act(async () => closeModal());
  expect(notice()).not.toBeNull();
});

test('CART-02 focus returns to where it was before the notice, also after a modal of its action', async () => {
  const add = screen.getByRole('button', { name: 'Add' });
  act(() => add.focus());
  await show(bench);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(add);
  onPress.mockImplementationOnce(() => openModal('miniCart'));
  await show(bench);
  act(() => screen.getByRole('button', { name: 'Have another look' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Have another look' }));
  expect(screen.getByTestId('modal')).toBeTruthy();
  act(() => add.blur());
  act(closeModal);
  expect(document.activeElement).toBe(add);
});

test('CART-02 focus of a notice from a modal returns to what opened the modal', async () => {
  const add = screen.getByRole('button', { name: 'Add' });
  act(() => add.focus());
  await act(async () => openModal('menu'));
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await show(bench);
  await act(async () => closeModal());
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(add);
});
