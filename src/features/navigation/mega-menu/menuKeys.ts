import { flushSync } from 'react-dom';
import type { Menu } from './useMenu';

/** The parts of the menu around the focused element, found by their data attributes. */
interface MenuFocus {
  nav: HTMLElement;
  item: HTMLElement;
  id: string;
  /** True when focus is in the open panel rather than in the row of top items. */
  inPanel: boolean;
}

function focusIn(nav: HTMLElement, target: EventTarget | null): MenuFocus | null {
  if (!(target instanceof Element)) return null;
  const item = target.closest<HTMLElement>('[data-menu-item]');
  const id = item?.dataset['menuItem'];
  if (!item || id === undefined) return null;
  return { nav, item, id, inPanel: target.closest('[data-menu-panel]') !== null };
}

const panelLinks = (item: Element) => [...item.querySelectorAll<HTMLElement>('[data-menu-panel] a')];
const topLinks = (nav: Element) => [...nav.querySelectorAll<HTMLElement>('[data-menu-item] > a')];
const ownButton = (item: Element) => item.querySelector<HTMLElement>(':scope > button');

/** NAV-06: move focus between links with wrap-around; from the top row into the panel, which opens. */
function moveVertically(step: 1 | -1, { item, id, inPanel }: MenuFocus, menu: Menu): boolean {
  if (!ownButton(item)) return false;
  const first = step === 1 ? 0 : -1;
  // A panel whose chunk is still loading focuses the link itself once rendered.
  if (!inPanel) flushSync(() => menu.open(id, 'press', first));
  const links = panelLinks(item);
  const at = links.findIndex((link) => link === document.activeElement);
  const next = inPanel ? at + step : first;
  links.at(next % links.length)?.focus();
  return true;
}

/** The first of the header's buttons: account, favourites, cart. */
function headerButton(nav: HTMLElement): HTMLElement | undefined {
  return (
    nav.closest('header')?.querySelector<HTMLElement>('[data-header-buttons] :is(a, button)') ?? undefined
  );
}

/** True while the chunk of a panel opened by an arrow key loads: until then its top link has focus. */
const isPanelLoading = ({ item, id }: MenuFocus, menu: Menu) =>
  menu.openId === id && menu.focusAt !== undefined && item.querySelector('[data-menu-panel]') === null;

/** NAV-06: Tab moves from an open panel to the next top item, and from the last one to the header's buttons. */
function leavePanel(focus: MenuFocus, backwards: boolean, menu: Menu): boolean {
  const { nav, item } = focus;
  const inPanel = focus.inPanel || isPanelLoading(focus, menu);
  const isLastStop = inPanel || document.activeElement === ownButton(item);
  if (menu.openId === null || !isLastStop || (backwards && !inPanel)) return false;
  const own = item.querySelector<HTMLElement>(':scope > a');
  const tops = topLinks(nav);
  const next = backwards ? ownButton(item) : tops[tops.findIndex((link) => link === own) + 1];
  const to = next ?? headerButton(nav);
  if (!to) return false;
  flushSync(menu.close);
  to.focus();
  return true;
}

function escape({ item }: MenuFocus, menu: Menu): boolean {
  if (menu.openId === null) return false;
  flushSync(menu.close);
  ownButton(item)?.focus();
  return true;
}

/**
 * NAV-06: keyboard handler of the menu. ArrowDown and ArrowUp move between links and wrap, Tab moves to the next top
 * item or the header's buttons, Escape closes and returns focus. Enter is left to the links.
 * @param event keydown event inside the menu
 * @param nav the menu
 */
export function handleMenuKey(event: KeyboardEvent, nav: HTMLElement, menu: Menu): void {
  const focus = focusIn(nav, event.target);
  if (!focus) return;
  const acts: Record<string, () => boolean> = {
    ArrowDown: () => moveVertically(1, focus, menu),
    ArrowUp: () => moveVertically(-1, focus, menu),
    Tab: () => leavePanel(focus, event.shiftKey, menu),
    Escape: () => escape(focus, menu),
  };
  if (acts[event.key]?.()) event.preventDefault();
}
