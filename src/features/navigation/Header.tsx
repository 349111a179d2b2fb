import { type ReactNode, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { getSiteStructureQuery } from '../../api/generated/queries';
import { classNames } from '../../components/plain/classNames';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { IconButton } from '../../components/plain/IconButton';
import { closeModal, openModal, useModal } from '../../components/plain/modalStore';
import { ownPart } from '../../components/plain/ownPart';
import { isWindowMoving } from '../../components/plain/moveWindow';
import { useTranslate } from '../../i18n/useTranslate';
import { media, useMediaQuery } from '../../theme/breakpoints';
import { MegaMenu } from './mega-menu/MegaMenu';
import { PartFailed } from './PartFailed';
import { VatSwitch } from './Switches';
import { AccountIcon, CartIcon, FavoritesIcon, HomeLink } from './HeaderIcons';
import styles from './Header.module.css';

/** NAV-02: scroll distance before the lower bar hides, in px. */
export const scrollHideThreshold = 50;

/** True when the page is high enough for a scroll position, in px: otherwise it shrank, and nobody scrolled up. */
const reaches = (top: number) => top <= document.documentElement.scrollHeight - window.innerHeight + 1;

/** NAV-02: true while a person scrolls down past 50 px, false on scrolling up. */
function useScrollHide(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    // On mount the page is at its top, or is scrolled programmatically.
    let last = 0;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      const isScrolled = now !== last && !isWindowMoving() && (now > last || reaches(last));
      if (now <= scrollHideThreshold) setHidden(false);
      else if (isScrolled) setHidden(now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return hidden;
}

/** NAV-04: the mega menu with the server's items; a failed request can be retried. */
function MainNavigation() {
  const t = useTranslate();
  const query = useQuery(getSiteStructureQuery());
  const items = query.data?.mainNavigation.filter(({ title }) => title !== '') ?? [];
  if (items.length > 0)
    return (
      <ErrorBoundary operation="getSiteStructure" path="/mainNavigation" resetKey={query.data}>
        <MegaMenu items={items} />
      </ErrorBoundary>
    );
  return (
    <div>
      <PartFailed query={query} text={t('navigation.menuFailed')} />
    </div>
  );
}

/** NAV-01, NAV-02: the header above 1024 px: a sticky bar of 72 px, and one that hides on scrolling down. */
export function DesktopHeader({ search }: { search?: ReactNode }) {
  const hidden = useScrollHide();
  return (
    <header className={styles.header}>
      <div className={styles.upper}>
        <div className={classNames('page-width', styles.upperContent)}>
          <HomeLink />
          <div>
            <ErrorBoundary path="search box">{search}</ErrorBoundary>
          </div>
          <div className={styles.tools}>
            {ownPart('headerSlot', {})}
            <VatSwitch />
            <div className={styles.icons} data-header-buttons="">
              <AccountIcon />
              <FavoritesIcon />
              <CartIcon />
            </div>
          </div>
        </div>
      </div>
      <div className={styles.lower} data-hidden={hidden || undefined}>
        <div className="page-width">
          <MainNavigation />
        </div>
      </div>
    </header>
  );
}

/** NAV-03: the header up to 1024 px, with a button that opens and closes the menu below it. */
function MobileHeader() {
  const t = useTranslate();
  const hidden = useScrollHide();
  const isMenuOpen = useModal()?.name === 'menu';
  return (
    <header className={styles.mobileHeader} data-hidden={(hidden && !isMenuOpen) || undefined}>
      <div className={styles.bar}>
        <IconButton
          icon={Menu}
          label={t('navigation.menu')}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => (isMenuOpen ? closeModal() : openModal('menu'))}
        />
        <HomeLink size="logoSmall" />
        <div className={styles.mobileIcons}>
          <IconButton
            icon={Search}
            label={t('navigation.search')}
            aria-haspopup="dialog"
            onClick={() => openModal('search')}
          />
          <AccountIcon />
          <span className={styles.favorites}>
            <FavoritesIcon />
          </span>
          <CartIcon />
        </div>
      </div>
    </header>
  );
}

interface HeaderProps {
  /** Search box of the desktop header; small windows have a modal instead (SRCH-09). */
  search?: ReactNode;
}

/** NAV-01, NAV-03: the header of all pages except checkout and errors, by the window's width. */
export function Header({ search }: HeaderProps) {
  return useMediaQuery(media.mobileHeader) ? <MobileHeader /> : <DesktopHeader search={search} />;
}
