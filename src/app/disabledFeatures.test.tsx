import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openShop, withShop } from '../../tests/support/openShop';
import { samplePages } from '../../tests/support/samplePages';
import { signIn } from '../../tests/support/signIn';
import { readStoredTheme } from '../theme/themeMode';
import { CrashPage } from './layout/CrashPage';

const shop = withShop();

const meta = document.createElement('meta');
meta.name = 'disabled-features';
meta.content = 'dark-theme quick-order favorites organization registration vat-switch';

beforeEach(() => document.head.append(meta));
afterEach(() => meta.remove());

const button = (name: string | RegExp) => screen.queryByRole('button', { name });

test('APP-01 a deployment without these features has no heart, VAT switch or theme, and asks for no favourites', async () => {
  await signIn('administrator');
  openShop('/en/furniture/living-room/sofas');
  await screen.findAllByRole('article');
  expect(button(/^Save .* as a favourite$/)).toBeNull();
  expect(button('Use the dark theme')).toBeNull();
  expect(screen.queryByRole('switch', { name: /^Prices incl\. VAT/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull();
  expect(shop.calls.map(({ operationId }) => operationId)).not.toContain('getFavoriteLists');
  localStorage.setItem('theme', 'dark');
  expect(readStoredTheme()).toBe('light');
});

test('APP-01 without registration a visitor can only sign in, and quick order has no page', async () => {
  const { visit, address } = openShop(samplePages.AccountPage);
  const main = within(await screen.findByRole('main'));
  await main.findByRole('button', { name: 'Sign in' });
  expect(main.queryByRole('button', { name: 'Create account' })).toBeNull();
  visit(samplePages.QuickOrderPage);
  await waitFor(() => expect(address()).toBe('/en/not-found'));
});

test('APP-01 wrong settings end on one page that names them', () => {
  render(<CrashPage settings='The meta tag api-base is "x"; it takes a path.' />);
  screen.getByRole('heading', { level: 1, name: 'The settings of this shop are wrong' });
  screen.getByText('The meta tag api-base is "x"; it takes a path.');
});
