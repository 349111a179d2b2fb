import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { closeModal, openModal } from '../Modal/modalStore';
import { NoticeHost } from './NoticeHost';
import { dismissNotice, showNotice, type NoticeContent } from './noticeStore';

const onPress = vi.fn();
const bench: NoticeContent = {
  tone: 'failure',
  title: () => 'Not saved',
  subject: 'Oak bench',
  text: () => 'Internal server error.',
  picture: { src: '/bench.webp', alt: '', title: null },
  action: { label: () => 'Have another look', onPress },
};
const show = (notice: NoticeContent) => act(() => showNotice(notice));
const notice = () => screen.queryByRole('region', { name: 'Not saved' });
const announced = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  onPress.mockClear();
  renderInShop(
    <>
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

test('CALL-07 CART-02 a notice has title, subject, text, picture and action, and is announced by default', () => {
  show(bench);
  expect(notice()?.textContent).toBe('Not savedOak benchInternal server error.Have another look');
  expect(notice()?.querySelector('img')?.getAttribute('src')).toBe('/bench.webp');
  expect(announced()).toBe('Not saved: Oak bench. Internal server error.');
  show({ tone: 'plain', title: () => 'Not saved', announced: false });
  expect(notice()?.textContent).toBe('Not saved');
  expect(announced()).toBe('Not saved: Oak bench. Internal server error.');
});

test('CART-02 its action dismisses it', () => {
  show(bench);
  fireEvent.click(screen.getByRole('button', { name: 'Have another look' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
});

test('CART-02 it shows for 6 s, and the next one has its own 6 s', () => {
  show(bench);
  act(() => vi.advanceTimersByTime(5999));
  show({ ...bench });
  act(() => vi.advanceTimersByTime(5999));
  expect(notice()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(notice()).toBeNull();
});

test('CART-02 it remains while hovered or focused, and disappears when closed', () => {
  show(bench);
  const close = screen.getByRole('button', { name: 'Close' });
  for (const [enter, leave] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
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

test('FAV-03 one with a duration of its own shows as long', () => {
  show({ ...bench, duration: 20_000 });
  act(() => vi.advanceTimersByTime(19_999));
  expect(notice()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(notice()).toBeNull();
});

test('CART-02 it waits while a modal is open', () => {
  act(() => openModal('signIn'));
  show(bench);
  expect(notice()).toBeNull();
  act(closeModal);
  expect(notice()).not.toBeNull();
});
