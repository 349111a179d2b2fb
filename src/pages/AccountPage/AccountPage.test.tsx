import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openShop, recordExceptions, withShop } from '../../../tests/support/openShop';
import { signIn } from '../../../tests/support/signIn';
import { overview } from './accountViews';

withShop();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const navigation = async () => within(await screen.findByRole('navigation', { name: 'Account pages' }));
const current = async () => (await navigation()).getByRole('link', { current: 'page' }).textContent;

const trail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace('/', '').trim());

describe('ACC-01 the views of the account', () => {
  afterEach(() => vi.restoreAllMocks());

  test('APP-13 heading, title and navigation name the view; back and forward step through them', async () => {
    await signIn('private');
    const { user, address, go } = openShop('/en/account');
    await heading('Hello, Ingrid');
    const title = document.title;
    expect(await current()).toBe('Overview');
    await user.click((await navigation()).getByRole('link', { name: 'Favourites' }));
    expect(document.activeElement).toBe(await heading('Favourites'));
    expect(address()).toBe('/en/account?view=Favorites');
    expect(document.title).toBe(`Favourites – ${title}`);
    expect(await current()).toBe('Favourites');
    expect(trail()).toEqual(['Furulia', 'My account', 'Favourites']);
    await go(-1);
    await heading('Hello, Ingrid');
    expect(trail()).toEqual(['Furulia', 'My account']);
    expect(await current()).toBe('Overview');
    expect(document.title).toBe(title);
    await go(1);
    await heading('Favourites');
  });

  test('ACC-01 a visitor is told what an account gives, and offered to sign in or to create one', async () => {
    const { user } = openShop('/en/account?view=Favorites');
    expect(await screen.findByText(/With an account you see prices/)).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    await user.click(main.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('dialog', { name: 'Create account' });
  });

  test('FAV-03 the breadcrumb of a shared list does not lead through the account', async () => {
    openShop('/en/account?view=SharedList&list=Hall&code=160956');
    await heading('Hall');
    expect(trail()).toEqual(['Furulia', 'Hall']);
  });

  test('APP-13 a view that does not exist shows the overview', async () => {
    await signIn('private');
    openShop('/en/account?view=../constructor');
    await heading('Hello, Ingrid');
    expect(await current()).toBe('Overview');
  });

  test('CALL-07 a view whose chunk cannot be loaded says so in its place, and loads on request', async () => {
    await signIn('private');
    const load = vi.spyOn(overview.module, 'load').mockReturnValue();
    vi.spyOn(overview.module, 'state').mockReturnValue({ status: 'failed', error: new Error('gone') });
    const { user } = openShop('/en/account');
    const notice = within(await screen.findByRole('alert'));
    load.mockClear();
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledOnce();
    expect(await current()).toBe('Overview');
  });

  test('CALL-07 a view that breaks leaves the navigation, and the other views, alone', async () => {
    const report = recordExceptions();
    await signIn('private');
    const value = () => {
      throw new Error('broken');
    };
    vi.spyOn(overview.module, 'state').mockReturnValue({ status: 'loaded', value });
    const { user } = openShop('/en/account');
    await screen.findByRole('alert');
    await waitFor(() => expect(report).toHaveBeenCalled());
    await user.click((await navigation()).getByRole('link', { name: 'Favourites' }));
    await heading('Favourites');
    await screen.findByRole('heading', { name: 'Stua' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
