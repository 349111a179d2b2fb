import { Suspense, useEffect, useId, useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { MenuItem } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './MegaMenu.module.css';
import { useHoverIntent, useMenu, type Menu } from './useMenu';
import { flushSync } from 'react-dom';

interface MenuFocus {
  nav: HTMLElement;
  item: HTMLElement;
  id: string;
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

/** NAV-06: arrows move between links and wrap, Tab moves to the next top item, Escape closes and returns focus. */
function handleMenuKey(event: KeyboardEvent, nav: HTMLElement, menu: Menu): void {
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

const MenuPanel = lazyPart(() => import('./MenuPanel').then(({ MenuPanel }) => MenuPanel));

/** NAV-04 to NAV-08: the main navigation, a row of links, each with a panel that opens on hover, click or key. */
export function MegaMenu({ items }: { items: MenuItem[] }) {
  const t = useTranslate();
  const panelId = useId();
  const nav = useRef<HTMLElement>(null);
  const menu = useMenu(nav);
  const hover = useHoverIntent(menu);
  // A click right after hovering has opened the panel keeps it open.
  const press = (id: string) =>
    id === menu.openId && menu.openedBy === 'press' ? menu.close() : menu.open(id, 'press');
  useEffect(() => {
    const root = nav.current;
    const onKey = (event: KeyboardEvent) => root && handleMenuKey(event, root, menu);
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  });
  return (
    <nav ref={nav} aria-label={t('navigation.mainMenu')}>
      {menu.openId !== null && <div className={styles.overlay} onPointerDown={menu.close} />}
      <ul
        className={styles.items}
        onPointerMove={hover.move}
        onPointerEnter={hover.enterMenu}
        onPointerLeave={hover.leaveMenu}
      >
        <Each items={items} path="" keyOf={({ id }) => id}>
          {(item) => {
            const isOpen = item.id === menu.openId;
            const hasPanel = item.children.length > 0;
            return (
              <li
                className={styles.item}
                data-menu-item={item.id}
                data-open={isOpen || undefined}
                onPointerMove={(event) => hover.moveOverItem(item.id, hasPanel, event)}
                onPointerLeave={hover.leaveItem}
              >
                <SafeLink href={item.url} className={styles.link} onClick={menu.close}>
                  {item.title}
                </SafeLink>
                {hasPanel && (
                  <button
                    type="button"
                    className={styles.opener}
                    aria-label={t('navigation.openMenu', [item.title])}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? panelId : undefined}
                    onClick={() => press(item.id)}
                  >
                    <Icon icon={ChevronDown} size="s" />
                  </button>
                )}
                <Suspense fallback={null}>
                  {isOpen && (
                    <MenuPanel id={panelId} item={item} focusAt={menu.focusAt} onFollow={menu.close} />
                  )}
                </Suspense>
              </li>
            );
          }}
        </Each>
      </ul>
    </nav>
  );
}
