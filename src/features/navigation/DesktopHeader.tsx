import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getHeaderQuery } from '../../api/generated/queries';
import { classNames } from '../../components/classNames';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { CountryButton } from './CountryButton';
import styles from './DesktopHeader.module.css';
import { AccountIcon, CartIcon, FavoritesIcon } from './HeaderIcons';
import { HomeLink } from './HomeLink';
import { MainNavigation } from './MainNavigation';
import { ThemeSwitch } from './ThemeSwitch';
import { useScrollHide } from './useScrollHide';
import { VatSwitch } from './VatSwitch';

function HeaderLinks() {
  const links = useQuery(getHeaderQuery()).data?.headerLinks ?? [];
  return (
    <ul className={styles.links}>
      {links.map(({ id, url, title }) => (
        <li key={id}>
          <SafeLink href={url}>{title}</SafeLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * NAV-01, NAV-02: the header above 1024 px. The upper bar, 72 px high, stays; the lower one hides while scrolling down.
 */
export function DesktopHeader({ search }: { search?: ReactNode }) {
  const hidden = useScrollHide();
  return (
    <header className={styles.header}>
      <div className={styles.upper}>
        <div className={classNames('page-width', styles.upperContent)}>
          <HomeLink />
          <div className={styles.search}>{search}</div>
          <div className={styles.icons}>
            <CountryButton />
            <ThemeSwitch />
            <AccountIcon />
            <FavoritesIcon />
            <CartIcon />
          </div>
        </div>
      </div>
      <div className={styles.lower} data-hidden={hidden || undefined}>
        <div className={classNames('page-width', styles.lowerContent)}>
          <MainNavigation />
          <div className={styles.aside}>
            <HeaderLinks />
            <VatSwitch />
          </div>
        </div>
      </div>
    </header>
  );
}
