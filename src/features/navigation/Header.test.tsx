import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { renderInShop } from '../../../tests/support/renderInShop';
import { closeModal } from '../../components/plain/modalStore';
import { CheckoutHeader } from './HeaderIcons';
import { Header } from './Header';
import { VatSwitch } from './Switches';

/** Set the window's width: jsdom has no layout. */
function setWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/<= (\d+)px/.exec(query)?.[1]),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}

const modal = () => screen.getByTestId('modal').textContent;
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

beforeEach(() => {
  closeModal();
  localStorage.clear();
  setWidth(1440);
});

describe('NAV-10 where the icons lead', () => {
  it('NAV-10 a visitor gets the sign-in modal, from favourites flagged as such, and the mini cart', () => {
    renderInShop(<Header />);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(modal()).toBe('signIn {}');
    fireEvent.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(modal()).toBe('signIn {"fromFavorites":true}');
    fireEvent.click(screen.getByRole('button', { name: /^Cart/ }));
    expect(modal()).toBe('miniCart {}');
  });

  it('NAV-10 a customer gets the pages, at the addresses of the settings', () => {
    renderInShop(<Header />, { signedIn: true });
    expect(link('My account')).toBe('/no/min-side');
    expect(link('Favourites')).toBe('/no/min-side?view=Favorites');
    expect(screen.getByRole('link', { name: /^Cart/ }).getAttribute('href')).toBe('/no/handlekurv');
  });
});

describe('NAV-01 upper bar', () => {
  it('NAV-01 logo, search box, account, favourites and cart', () => {
    renderInShop(<Header search={<input aria-label="Search the shop" />} />);
    expect(link('Furulia, home')).toBe('/no');
    expect(screen.getByRole('textbox', { name: 'Search the shop' })).toBeTruthy();
  });

  it.each([
    [0, 'Cart, empty', ''],
    [1, 'Cart, 1 item', '1'],
    [12, 'Cart, 12 items', '12'],
  ])('NAV-01 with %s items the cart is named %j and its badge says %j', (cartCount, name, badge) => {
    renderInShop(<Header />, { cartCount });
    expect(screen.getByRole('button', { name }).textContent).toBe(badge);
  });
});

describe('NAV-03 mobile header', () => {
  beforeEach(() => {
    setWidth(1024);
  });
  const menu = () => screen.queryByRole('navigation', { name: 'Main menu' });
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Menu' }));

  it('NAV-03 at 1024 px a button opens the menu, which has one to close it; at 1025 px there is none', () => {
    const { unmount } = renderInShop(<Header />);
    open();
    expect(menu()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(menu()).toBeNull();
    unmount();
    setWidth(1025);
    renderInShop(<Header />);
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  it('NAV-03 the menu button says whether the menu is open, and closes it', () => {
    renderInShop(<Header />);
    const button = () => screen.getByRole('button', { name: 'Menu' });
    expect(button().getAttribute('aria-expanded')).toBe('false');
    open();
    expect(menu()).toBeTruthy();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Search' })).toBeTruthy();
    fireEvent.click(button());
    expect(menu()).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('NAV-03 focus is trapped while open, and Escape returns it to the button', async () => {
    renderInShop(
      <>
        <Header />
        <a href="/outside">Outside</a>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Menu' });
    button.focus();
    open();
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    const close = screen.getByRole('button', { name: 'Close' });
    const user = userEvent.setup();
    close.focus();
    await user.tab({ shift: true });
    expect(drawer.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(close);
    await user.tab();
    expect(document.activeElement).toBe(close);
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('NAV-03 levels open one by one, each with its heading and a back button', () => {
    renderInShop(<Header />);
    open();
    const inMenu = () => within(menu() ?? document.body);
    fireEvent.click(inMenu().getByRole('button', { name: 'Møbler' }));
    expect(inMenu().getByRole('link', { name: 'Møbler' }).getAttribute('href')).toBe('/no/mobler');
    expect(inMenu().getByRole('link', { name: 'See all products' })).toBeTruthy();
    expect(document.activeElement).toBe(inMenu().getByRole('button', { name: 'Back' }));
    fireEvent.click(inMenu().getByRole('button', { name: 'Sofaer' }));
    fireEvent.click(inMenu().getByRole('button', { name: '3-seters sofaer' }));
    expect(inMenu().getByRole('link', { name: 'Med sjeselong' })).toBeTruthy();
    fireEvent.click(inMenu().getByRole('button', { name: 'Back' }));
    expect(inMenu().getByRole('link', { name: 'Hjørnesofaer' })).toBeTruthy();
  });

  it('NAV-07 the page does not scroll while it is open', () => {
    renderInShop(<Header />);
    open();
    expect(document.body.style.overflow).toBe('hidden');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.body.style.overflow).toBe('');
  });

  it('NAV-08 closes with a link', () => {
    renderInShop(<Header />);
    open();
    fireEvent.click(screen.getByRole('link', { name: 'Inspirasjon' }));
    expect(menu()).toBeNull();
  });

  it('SRCH-09 search is a modal', () => {
    renderInShop(<Header />);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(modal()).toBe('search {}');
  });
});

describe('APP-17 checkout header', () => {
  it('APP-17 back, logo linking home, account', () => {
    renderInShop(<CheckoutHeader />);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(link('Furulia, home')).toBe('/no');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('APP-17 no account link on error pages', () => {
    renderInShop(<CheckoutHeader hideAccount />);
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  it('APP-17 without a previous page, back leads home', () => {
    window.history.replaceState({ idx: 0 }, '');
    renderInShop(
      <>
        <CheckoutHeader />
        <Address />
      </>,
      { address: '/no/kasse' },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('/no')).toBeTruthy();
  });
});

describe('small parts', () => {
  it('CARD-08 the switch shows whether prices include VAT and toggles it; visitors, who see no prices, have none', () => {
    const { unmount } = renderInShop(<VatSwitch />);
    expect(screen.queryByRole('switch')).toBeNull();
    unmount();
    renderInShop(<VatSwitch />, { signedIn: true });
    const vat = screen.getByRole('switch', { name: /^Prices incl\. VAT/ });
    const before = vat.getAttribute('aria-checked');
    fireEvent.click(vat);
    expect(vat.getAttribute('aria-checked')).toBe(before === 'true' ? 'false' : 'true');
  });
});
