import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { dismissNotice, showNotice } from './noticeStore';

withShop();

const show = (tone: 'success' | 'failure') =>
  act(async () => showNotice({ tone, title: () => 'Told', duration: 600_000 }));
const told = () => screen.queryByRole('region', { name: 'Told' });

test('CART-02 the notice of a success goes when its page goes; that of a failure stays', async () => {
  const { visit, go } = openShop('/en');
  visit('/en/cart');
  await screen.findByRole('main');
  await show('success');
  expect(await screen.findByRole('region', { name: 'Told' })).toBeTruthy();
  await go(-1);
  await waitFor(() => expect(told()).toBeNull());
  await show('failure');
  await go(1);
  expect(await screen.findByRole('region', { name: 'Told' })).toBeTruthy();
  act(dismissNotice);
});

test('CART-02 a page that the browser restores has no notice of a success', async () => {
  openShop('/en/cart');
  await screen.findByRole('main');
  await show('success');
  expect(await screen.findByRole('region', { name: 'Told' })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(told()).toBeNull();
});
