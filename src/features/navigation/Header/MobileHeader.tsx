import { useCallback, useRef, useState } from 'react';
import { Menu, Search, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../../components/Button/IconButton';
import { openModal } from '../../../components/Modal/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { AccountIcon, CartIcon, FavoritesIcon } from './HeaderIcons';
import { HomeLink } from '../HomeLink';
import styles from './MobileHeader.module.css';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { useScrollHide } from './useScrollHide';

/** NAV-08: open until the address changes. */
function useOpenHere() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = useCallback(() => setOpenAt(null), []);
  return { isOpen: openAt === address, open: () => setOpenAt(address), close };
}

/** NAV-03: the header up to 1024 px, with a button that opens and closes the menu. */
export function MobileHeader() {
  const t = useTranslate();
  const header = useRef<HTMLElement>(null);
  const { isOpen, open, close } = useOpenHere();
  const hidden = useScrollHide() && !isOpen;
  const toggle = isOpen ? close : open;
  return (
    <header ref={header} className={styles.header} data-hidden={hidden || undefined}>
      <div className={styles.bar}>
        <IconButton
          icon={isOpen ? X : Menu}
          label={t(isOpen ? 'navigation.closeMenu' : 'navigation.menu')}
          aria-expanded={isOpen}
          onClick={toggle}
        />
        <HomeLink size="logoSmall" />
        <div className={styles.icons}>
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
      {isOpen && <MobileMenu frame={header} onClose={close} />}
    </header>
  );
}
