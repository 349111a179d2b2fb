import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getHeaderQuery, getSiteStructureQuery } from '../../api/generated/queries';
import type { MenuItem } from '../../api/generated/types';
import { Each, ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { SafeLink } from '../../routing/links/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { media } from '../../theme/breakpoints';
import { Modal } from '../../components/mui/Modal';
import { closeModal } from '../../components/plain/modalStore';
import { CountryButton, ThemeSwitch, VatSwitch } from './Switches';
import { FavoritesIcon } from './header/HeaderIcons';
import { SupportLinks } from './SupportLinks';
import { PartFailed } from './PartFailed';
import { MenuLevel } from './MenuLevel';
import styles from './MobileMenu.module.css';

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    /** NAV-03: the menu of small windows. */
    menu: object;
  }
}

function Levels({ onFollow }: { onFollow: () => void }) {
  const t = useTranslate();
  const query = useQuery(getSiteStructureQuery());
  const { data, isError } = query;
  const [path, setPath] = useState<MenuItem[]>([]);
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const parent = path.at(-1) ?? null;
  if (!data) {
    return isError ? <LoadFailure message={t('navigation.menuFailed')} query={query} /> : null;
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

/** NAV-03: the header stays in reach while the modal hides the rest of the page: its button closes the menu. */
function useHeaderInReach(): void {
  useEffect(() => document.querySelector('header')?.removeAttribute('aria-hidden'), []);
}

/** NAV-03: close the menu when the window becomes too wide for it. */
function useCloseInWideWindow(): void {
  useEffect(() => {
    const list = window.matchMedia(media.mobileHeader);
    const close = () => list.matches || closeModal();
    list.addEventListener('change', close);
    return () => list.removeEventListener('change', close);
  }, []);
}

/** NAV-03: the menu of small windows: the main navigation by level, and the other content of the desktop header. */
export function MobileMenu() {
  const t = useTranslate();
  useCloseInWideWindow();
  const header = useQuery(getHeaderQuery());
  const links = header.data?.headerLinks ?? [];
  useHeaderInReach();
  return (
    <Modal title={t('navigation.menu')} placement="start">
      <nav aria-label={t('navigation.mainMenu')}>
        <ErrorBoundary operation="getSiteStructure" path="/mainNavigation">
          <Levels onFollow={closeModal} />
        </ErrorBoundary>
        <PartFailed query={header} text={t('navigation.linksFailed')} />
        <ul className={styles.links}>
          <Each items={links} operation="getHeader" path="/headerLinks" keyOf={({ id }) => id}>
            {({ url, title }) => (
              <li>
                <SafeLink href={url} onClick={closeModal}>
                  {title}
                </SafeLink>
              </li>
            )}
          </Each>
        </ul>
      </nav>
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
    </Modal>
  );
}
