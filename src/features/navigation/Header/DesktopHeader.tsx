import type { ReactNode } from 'react';
import { classNames } from '../../../components/plain/classNames';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import styles from './DesktopHeader.module.css';
import { AccountIcon, CartIcon, FavoritesIcon } from './HeaderIcons';
import { HomeLink } from '../HomeLink';
import { MainNavigation } from './MainNavigation';
import { UtilityBar } from './UtilityBar';
import { useScrollHide } from './useScrollHide';

/**
 * NAV-01, NAV-02: the header above 1024 px. Its upper bar, 72 px high, is sticky; the lower one hides on scrolling
 * down.
 */
export function DesktopHeader({ search }: { search?: ReactNode }) {
  const hidden = useScrollHide();
  return (
    <header className={styles.header}>
      <UtilityBar />
      <div className={styles.upper}>
        <div className={classNames('page-width', styles.upperContent)}>
          <HomeLink />
          <div>
            <ErrorBoundary place="search box">{search}</ErrorBoundary>
          </div>
          <div className={styles.icons} data-header-buttons="">
            <AccountIcon />
            <FavoritesIcon />
            <CartIcon />
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
