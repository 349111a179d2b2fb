import { Suspense, useEffect, useId, useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { MenuItem } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './MegaMenu.module.css';
import { handleMenuKey } from './menuKeys';
import { useHoverIntent } from './useHoverIntent';
import { useMenu } from './useMenu';

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
