import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { getHeaderQuery, getSiteStructureQuery } from '../../../api/generated/queries';
import type { MenuItem } from '../../../api/generated/types';
import { Each } from '../../../components/ErrorBoundary/Each';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { trapTab } from '../../../components/FocusTrap/trapTab';
import { useModal } from '../../../components/Modal/modalStore';
import { freezeBody } from '../../../components/Modal/scrollLock';
import { CountryButton } from '../CountryButton';
import { FavoritesIcon } from '../Header/HeaderIcons';
import { SupportLinks } from '../SupportLinks';
import { PartFailed } from '../PartFailed';
import { ThemeSwitch } from '../ThemeSwitch';
import { VatSwitch } from '../VatSwitch';
import { MenuLevel } from './MenuLevel';
import styles from './MobileMenu.module.css';

interface MobileMenuProps {
  /** The header around menu and menu button, in which Tab stays. */
  frame: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function Levels({ onFollow }: { onFollow: () => void }) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(getSiteStructureQuery());
  const [path, setPath] = useState<MenuItem[]>([]);
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const parent = path.at(-1) ?? null;
  if (!data) {
    return isError ? (
      <ErrorNotice
        message={t('navigation.menuFailed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : null;
  }
  const go = (to: MenuItem[], from: MenuItem | null) => {
    setPath(to);
    setCameFrom(from?.id ?? null);
  };
  return (
    <MenuLevel
      key={parent?.id}
      parent={parent}
      items={parent?.children ?? data.mainNavigation}
      cameFrom={cameFrom}
      onEnter={(item) => go([...path, item], null)}
      onBack={() => go(path.slice(0, -1), parent)}
      onFollow={onFollow}
    />
  );
}

/**
 * NAV-03, NAV-07: while the mobile menu shows, the body's scrolling is locked, Tab stays in the header, and Escape or a press
 * outside closes it; Escape gives focus back to the menu button. A modal on top of the menu has keys and presses to
 * itself.
 * @param frame the header with its menu button and the menu
 */
function useMenuFrame(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  const isCovered = useModal() !== null;
  // A layout effect: the next page can restore its scroll position only once the body is unlocked.
  useLayoutEffect(() => freezeBody(), []);
  useEffect(() => {
    if (isCovered) return;
    const press = (event: KeyboardEvent) => {
      if (frame.current) trapTab(event, frame.current);
      if (event.key !== 'Escape') return;
      onClose();
      frame.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const pressOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) onClose();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', pressOutside);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', pressOutside);
    };
  }, [frame, onClose, isCovered]);
}

/** NAV-03: the menu of small windows: the main navigation level by level, and what the wide header has besides. */
export function MobileMenu({ frame, onClose }: MobileMenuProps) {
  const t = useTranslate();
  const header = useQuery(getHeaderQuery());
  const links = header.data?.headerLinks ?? [];
  useMenuFrame(frame, onClose);
  return (
    <nav className={styles.menu} aria-label={t('navigation.mainMenu')}>
      <ErrorBoundary operation="getSiteStructure" place="/mainNavigation">
        <Levels onFollow={onClose} />
      </ErrorBoundary>
      <PartFailed query={header} text={t('navigation.linksFailed')} />
      <ul className={styles.links}>
        <Each items={links} operation="getHeader" place="/headerLinks" keyOf={({ id }) => id}>
          {({ url, title }) => (
            <li>
              <SafeLink href={url} onClick={onClose}>
                {title}
              </SafeLink>
            </li>
          )}
        </Each>
      </ul>
      <div className={styles.tools}>
        <div>
          <VatSwitch />
          <CountryButton />
        </div>
        <div>
          <span className={styles.favorites}>
            <FavoritesIcon />
          </span>
          <ThemeSwitch />
        </div>
      </div>
      <SupportLinks className={styles.support} />
    </nav>
  );
}
