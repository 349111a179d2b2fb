import type { Store } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import { useSettings } from '../settings/settings';
import { shopTime } from '../settings/shopTime';
import { openingDay } from './openingDay';
import styles from './StoreTile.module.css';

/** PDP-04: address of a store and its opening hours today, below the picture that links to its page. */
export function StoreTile({ store }: { store: Store }) {
  const t = useTranslate();
  const { hours, isOpen } = openingDay(store, shopTime(useSettings()));
  return (
    <span className={styles.facts}>
      <span>
        {store.address}, {store.postalCode} {store.city}
      </span>
      <span>{t('content.today', [hours.join(', ') || t('content.closed')])}</span>
      {isOpen !== undefined && hours.length > 0 && (
        <span className={styles.state} data-open={isOpen || undefined}>
          {t(isOpen ? 'content.openNow' : 'content.closedNow')}
        </span>
      )}
    </span>
  );
}
