import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuItem } from '../../../api/generated/types';
import { moveWindow } from '../../../components/moveWindow';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { MegaMenu } from './MegaMenu';
import { scrollHideThreshold } from '../useScrollHide';
import { DesktopHeader } from '../DesktopHeader';
import { hoverDelay } from './useHoverIntent';

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const top = (name: string) => within(menu()).getAllByRole('link', { name })[0] ?? document.body;
const item = (name: string) => top(name).closest('li') ?? document.body;
const opener = (name: string) => within(menu()).getByRole('button', { name: `Show everything in ${name}` });
const panel = () => menu().querySelector<HTMLElement>('[data-menu-panel]');
const panelLinks = () => within(panel() ?? document.body).getAllByRole('link');
const openName = () => panel() && panelLinks()[0]?.textContent;
const focused = () => document.activeElement;

const panelRect = { ...document.body.getBoundingClientRect(), left: 0, right: 1000, top: 100 };
const mouse = { pointerType: 'mouse' };
const hover = (name: string) => fireEvent.pointerMove(item(name), mouse);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

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

  it('NAV-04 icons show where they are asked for', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Belysning'));
    expect(panel()?.querySelectorAll('li > a > svg').length).toBeGreaterThan(0);
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

  it('NAV-05 the support e-mail and phone of the settings', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Møbler'));
    const hrefs = panelLinks().map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => /^mailto:.+@/.test(href))).toHaveLength(1);
    expect(hrefs.filter((href) => /^tel:\+\d+$/.test(href))).toHaveLength(1);
  });
});

describe('NAV-06 keys', () => {
  it('NAV-06 ArrowDown opens and moves on, and wraps at the end; ArrowUp the other way', async () => {
    renderInShop(<DesktopHeader />);
    const user = setup();
    act(() => top('Møbler').focus());
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
    act(() => top('Møbler').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(panel()).toBeNull();
  });

  it('NAV-06 Tab moves to the next top item', async () => {
    renderInShop(<DesktopHeader />);
    const user = setup();
    act(() => top('Møbler').focus());
    await user.keyboard('{ArrowDown}{Tab}');
    expect(focused()).toBe(top('Belysning'));
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
    act(() => top('Hjelp').focus());
    await setup().keyboard('{ArrowDown}{Tab}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Cart' }));
    expect(panel()).toBeNull();
  });

  it('NAV-06 Tab on the button of an open panel passes the panel by, Shift+Tab in it goes back to the button', async () => {
    renderInShop(<DesktopHeader />);
    const user = setup();
    fireEvent.click(opener('Møbler'));
    act(() => opener('Møbler').focus());
    await user.tab();
    expect(focused()).toBe(top('Belysning'));
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

describe('NAV-07 hovering', () => {
  it('NAV-07 opens after 100 ms', () => {
    renderInShop(<DesktopHeader />);
    hover('Møbler');
    wait(hoverDelay - 1);
    expect(panel()).toBeNull();
    wait(1);
    expect(openName()).toBe('Møbler');
    expect(hoverDelay).toBe(100);
  });

  it('NAV-07 opens nothing when the pointer has left before', () => {
    renderInShop(<DesktopHeader />);
    hover('Møbler');
    wait(50);
    fireEvent.pointerLeave(item('Møbler'), mouse);
    wait(1000);
    expect(panel()).toBeNull();
  });

  it('NAV-07 with a panel open another item switches at once', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Møbler'));
    hover('Belysning');
    expect(openName()).toBe('Belysning');
  });

  it('NAV-07 an item that is only crossed on the way to the panel does not switch', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Møbler'));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(panelRect);
    fireEvent.pointerMove(item('Møbler'), { ...mouse, clientX: 100, clientY: 80 });
    fireEvent.pointerMove(item('Belysning'), { ...mouse, clientX: 110, clientY: 88 });
    expect(openName()).toBe('Møbler');
    fireEvent.pointerLeave(item('Belysning'), mouse);
    wait(1000);
    expect(openName()).toBe('Møbler');
  });

  it('NAV-07 whoever stops on the crossed item after all gets its panel', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.click(opener('Møbler'));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(panelRect);
    fireEvent.pointerMove(item('Møbler'), { ...mouse, clientX: 100, clientY: 80 });
    fireEvent.pointerMove(item('Belysning'), { ...mouse, clientX: 110, clientY: 88 });
    wait(hoverDelay);
    expect(openName()).toBe('Belysning');
  });

  it('NAV-07 a finger does not hover', () => {
    renderInShop(<DesktopHeader />);
    fireEvent.pointerMove(item('Møbler'), { pointerType: 'touch' });
    wait(1000);
    expect(panel()).toBeNull();
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

  it('NAV-07 what hovering opened closes when the pointer goes away, what a press opened stays', () => {
    renderInShop(<DesktopHeader />);
    const list = item('Møbler').parentElement ?? document.body;
    hover('Møbler');
    wait(hoverDelay);
    fireEvent.pointerLeave(list, mouse);
    wait(299);
    expect(openName()).toBe('Møbler');
    wait(1);
    expect(panel()).toBeNull();
    fireEvent.click(opener('Møbler'));
    fireEvent.pointerLeave(list, mouse);
    wait(1000);
    expect(openName()).toBe('Møbler');
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

describe('NAV-02 the lower bar', () => {
  const scrollTo = (top: number) => {
    vi.stubGlobal('scrollY', top);
    fireEvent.scroll(window);
  };
  const isHidden = () => menu().closest('[data-hidden]') !== null;
  const pageHeight = (height: number) =>
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);

  beforeEach(() => {
    pageHeight(5000);
  });

  it('NAV-02 hides while scrolling down past 50 px and returns on scrolling up', () => {
    renderInShop(<DesktopHeader />);
    scrollTo(50);
    expect(isHidden()).toBe(false);
    scrollTo(51);
    expect(isHidden()).toBe(true);
    scrollTo(400);
    expect(isHidden()).toBe(true);
    scrollTo(390);
    expect(isHidden()).toBe(false);
    expect(scrollHideThreshold).toBe(50);
  });

  it('NAV-02 stays as it is where the page moves by itself, or has shrunk', () => {
    vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollTo(top));
    renderInShop(<DesktopHeader />);
    scrollTo(4000);
    moveWindow(3000);
    expect(isHidden()).toBe(true);
    act(() => vi.advanceTimersToNextFrame());
    pageHeight(2000);
    scrollTo(2000 - window.innerHeight);
    expect(isHidden()).toBe(true);
    scrollTo(1000);
    expect(isHidden()).toBe(false);
    moveWindow(0);
    expect(isHidden()).toBe(false);
  });
});
