import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { IconButton } from '../../../components/plain/IconButton';
import { closeModal, openModal, useModal } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { AccountIcon, CartIcon, FavoritesIcon } from './HeaderIcons';
import { HomeLink } from '../HomeLink';
import styles from './MobileHeader.module.css';
import { useScrollHide } from './useScrollHide';

/** NAV-03: the header up to 1024 px, with a button that opens and closes the menu below it. */
export function MobileHeader() {
  const t = useTranslate();
  const hidden = useScrollHide();
  const isMenuOpen = useModal()?.name === 'menu';
  return (
    <header className={styles.header} data-hidden={(hidden && !isMenuOpen) || undefined}>
      <div className={styles.bar}>
        <IconButton
          icon={Menu}
          label={t('navigation.menu')}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => (isMenuOpen ? closeModal() : openModal('menu'))}
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
    </header>
  );
}
