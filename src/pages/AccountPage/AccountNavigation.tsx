import { useEffect, useRef } from 'react';
import { classNames } from '../../components/classNames';
import { chipRow } from '../../components/LinkChip/LinkChip';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './AccountNavigation.module.css';
import type { AccountView } from './accountViews';

interface AccountNavigationProps {
  views: readonly AccountView[];
  current: AccountView;
}

/** Scrolls the row of a phone to the current view, which may be past its end. */
function useCurrentInSight(current: AccountView) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return list;
}

/** ACC-01: the account's views as links: a column beside the view, on phones a row above it that scrolls sideways. */
export function AccountNavigation({ views, current }: AccountNavigationProps) {
  const t = useTranslate();
  const list = useCurrentInSight(current);
  return (
    <nav className={styles.navigation} aria-label={t('account.views')}>
      <ul ref={list} className={classNames(chipRow, styles.views)}>
        {views.map((view) => (
          <li key={view.name}>
            <SafeLink
              href={`?view=${view.name}`}
              className={styles.view}
              aria-current={view === current ? 'page' : undefined}
              onPointerEnter={view.module.prefetch}
            >
              {t(view.label)}
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
