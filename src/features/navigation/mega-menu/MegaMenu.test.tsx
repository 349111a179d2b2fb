import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import type { MenuItem } from '../../../api/generated/types';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { telHref } from '../../../routing/links/classifyLink';
import { MegaMenu } from './MegaMenu';
import { DesktopHeader } from '../Header';
import { menu, opener, panel, panelLinks, topLink } from '../../../../tests/support/megaMenu';

const focused = () => document.activeElement;

function help(type: MenuItem['type']): MenuItem {
  const child: MenuItem = {
    ...{ id: 'child', title: 'Levering', url: '/no/levering', type: 'StandardPage', children: [] },
    ...{ renderOption: null, iconName: null, navigationImage: null },
  };
  return { ...child, id: 'top', title: 'Hjelp', url: '/no/hjelp', type, children: [child] };
}

const setup = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

beforeEach(() => {
  vi.useFakeTimers();
});

describe('NAV-04 what a panel shows', () => {
  it('NAV-04 a heading link, a link to all products, and every level below', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Møbler'));
    const names = panelLinks().map((link) => link.textContent);
    expect(names.slice(0, 6)).toEqual([
      'Møbler',
      'See all products',
      'Sofaer',
      '3-seters sofaer',
      'Med sjeselong',
      'Hjørnesofaer',
    ]);
    expect(panelLinks()[0]?.getAttribute('href')).toBe('/no/mobler');
    expect(panel()?.querySelectorAll('img')).toHaveLength(1);
  });

  it('NAV-04 icons show where the item has one', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Belysning'));
    expect(panelLinks().some((link) => link.querySelector('svg') !== null)).toBe(true);
  });

  it.each([
    ['CategoryBase', 'See all products'],
    ['Catalog', 'See all products'],
    ['CategoryPage', 'See overview'],
    ['StandardPage', 'See overview'],
  ] as const)('NAV-04 a %s is followed by %j', (type, label) => {
    renderInShop(<MegaMenu items={[help(type)]} />);
    fireEvent.click(opener('Hjelp'));
    expect(panelLinks()[1]?.textContent).toBe(label);
  });

  it('NAV-04 the picture of the item, unless the columns are pictures', () => {
    const image = { src: '/hall.avif', alt: 'Hall', title: null };
    const item = { ...help('StandardPage'), navigationImage: image };
    const children = item.children.map((child) => ({ ...child, navigationImage: image }));
    const tiles = { ...item, id: 'tiles', title: 'Rom', renderOption: 'images' as const, children };
    renderInShop(<MegaMenu items={[item, tiles]} />);
    const places = () =>
      Array.from(panel()?.querySelectorAll('img') ?? [], (img) => img.closest('li li') !== null);
    fireEvent.click(opener('Hjelp'));
    expect(places()).toEqual([false]);
    fireEvent.click(opener('Rom'));
    expect(places()).toEqual([true]);
  });

  it('NAV-05 the support e-mail and phone of the global content', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Møbler'));
    const { supportEmailAddress, supportPhoneNumber } = examples.getGlobalContent[200].globalContent().body;
    const hrefs = panelLinks().map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => href.startsWith('mailto:'))).toEqual([`mailto:${supportEmailAddress}`]);
    expect(hrefs.filter((href) => href.startsWith('tel:'))).toEqual([telHref(supportPhoneNumber)]);
  });
});

describe('NAV-06 keys', () => {
  it('NAV-06 ArrowDown opens and moves on, and wraps at the end; ArrowUp the other way', async () => {
    renderInShop(<DesktopHeader />);
    const user = setup();
    act(() => topLink('Møbler').focus());
    await user.keyboard('{ArrowDown}');
    const links = panelLinks();
    expect(focused()).toBe(links[0]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(links[2]);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(focused()).toBe(links.at(-1));
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(links[0]);
  });

  it('NAV-06 Enter follows the focused link and the menu closes', async () => {
    renderInShop(<DesktopHeader />);
    const user = setup();
    act(() => topLink('Møbler').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(panel()).toBeNull();
  });

  it('NAV-06 Tab moves to the next top item', async () => {
    renderInShop(<DesktopHeader />);
    const user = setup();
    act(() => topLink('Møbler').focus());
    await user.keyboard('{ArrowDown}{Tab}');
    expect(focused()).toBe(topLink('Belysning'));
    expect(panel()).toBeNull();
  });

  it('NAV-06 Tab moves from the last panel to the header buttons', async () => {
    renderInShop(
      <header>
        <p data-header-buttons="">
          <button type="button">Cart</button>
        </p>
        <MegaMenu items={[help('StandardPage')]} />
      </header>,
    );
    act(() => topLink('Hjelp').focus());
    await setup().keyboard('{ArrowDown}{Tab}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Cart' }));
    expect(panel()).toBeNull();
  });

  it('NAV-06 Tab on the button of an open panel skips the panel, Shift+Tab in it returns to the button', async () => {
    renderInShop(<DesktopHeader />);
    const user = setup();
    fireEvent.click(opener('Møbler'));
    act(() => opener('Møbler').focus());
    await user.tab();
    expect(focused()).toBe(topLink('Belysning'));
    await user.keyboard('{ArrowDown}');
    await user.tab({ shift: true });
    expect(focused()).toBe(opener('Belysning'));
  });

  it('NAV-06 Escape closes and returns focus', async () => {
    renderInShop(<DesktopHeader />);
    const user = setup();
    act(() => opener('Belysning').focus());
    await user.keyboard('{Enter}');
    expect(opener('Belysning').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(panel()).toBeNull();
    expect(focused()).toBe(opener('Belysning'));
  });
});

describe('NAV-08 closing', () => {
  it('NAV-08 when the address changes', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Møbler'));
    fireEvent.click(within(panel() ?? document.body).getByRole('link', { name: 'Hjørnesofaer' }));
    expect(panel()).toBeNull();
  });

  it('NAV-08 on a click outside', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Møbler'));
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Furulia, home' }));
    expect(panel()).toBeNull();
  });
});

it('NAV-07 an open menu locks body scroll under an overlay', () => {
  renderInShop(<DesktopHeader />);
  fireEvent.click(opener('Møbler'));
  expect(document.documentElement.dataset['scroll']).toBe('locked');
  const overlay = menu().firstElementChild;
  expect(overlay?.tagName).toBe('DIV');
  fireEvent.pointerDown(overlay ?? document.body);
  expect(panel()).toBeNull();
  expect(document.documentElement.dataset['scroll']).toBeUndefined();
});
