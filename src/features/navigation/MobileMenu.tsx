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
import { FavoritesIcon } from './HeaderIcons';
import { SupportLinks } from './SupportLinks';
import { PartFailed } from './PartFailed';
import styles from './MobileMenu.module.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../../components/plain/Icon';
import { ownPart } from '../../components/plain/ownPart';
import { MenuItemVisual, seeAllKey } from './mega-menu/MenuItemVisual';

interface MenuLevelProps {
  /** Parent of the level's items; null for the top level. */
  parent: MenuItem | null;
  items: MenuItem[];
  cameFrom: string | null;
  onEnter: (item: MenuItem) => void;
  onBack: () => void;
  onFollow: () => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

function Heading({
  parent,
  cameFrom,
  onBack,
  onFollow,
}: Pick<MenuLevelProps, 'cameFrom' | 'onBack' | 'onFollow'> & { parent: MenuItem }) {
  const t = useTranslate();
  return (
    <>
      <button
        ref={cameFrom === null ? focus : undefined}
        type="button"
        className={styles.back}
        onClick={onBack}
      >
        <Icon icon={ArrowLeft} size="s" />
        {t('common.back')}
      </button>
      <SafeLink href={parent.url} className={styles.heading} onClick={onFollow}>
        {parent.title}
      </SafeLink>
      <SafeLink href={parent.url} className={styles.seeAll} onClick={onFollow}>
        {t(seeAllKey(parent.type))}
      </SafeLink>
    </>
  );
}

/** NAV-03, NAV-04: a level of the mobile menu. */
function MenuLevel({ parent, items, cameFrom, onEnter, onBack, onFollow }: MenuLevelProps) {
  const sign = (item: MenuItem) => <MenuItemVisual item={item} renderOption={parent?.renderOption ?? null} />;
  return (
    <div className={parent || cameFrom !== null ? styles.entered : undefined}>
      {parent && <Heading parent={parent} cameFrom={cameFrom} onBack={onBack} onFollow={onFollow} />}
      <ul className={styles.items} data-top={!parent || undefined}>
        <Each items={items} path="" keyOf={({ id }) => id}>
          {(item) => (
            <li className={styles.item}>
              {item.children.length > 0 ? (
                <button
                  ref={item.id === cameFrom ? focus : undefined}
                  type="button"
                  className={styles.entry}
                  onClick={() => onEnter(item)}
                >
                  {sign(item)}
                  <span className={styles.name}>{item.title}</span>
                  <Icon icon={ChevronRight} size="s" />
                </button>
              ) : (
                <SafeLink href={item.url} className={styles.entry} onClick={onFollow}>
                  {sign(item)}
                  <span className={styles.name}>{item.title}</span>
                </SafeLink>
              )}
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

declare module '../../components/plain/modalStore' {
  interface ModalProps {
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
      {ownPart('headerSlot', {})}
      <SupportLinks className={styles.support} />
    </Modal>
  );
}
