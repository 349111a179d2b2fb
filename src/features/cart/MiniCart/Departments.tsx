import { useQuery } from '@tanstack/react-query';
import { getSiteStructureQuery } from '../../../api/generated/queries';
import { Each } from '../../../components/ErrorBoundary/Each';
import { closeModal } from '../../../components/Modal/modalStore';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './MiniCart.module.css';

/** Where to begin with an empty cart: the top level of the main navigation. Nothing until it is known. */
export function Departments() {
  const t = useTranslate();
  const items = useQuery(getSiteStructureQuery()).data?.mainNavigation ?? [];
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('content.suggestedLinks')}>
      <ul className={styles.departments}>
        <Each items={items} operation="getSiteStructure" place="/mainNavigation" keyOf={({ id }) => id}>
          {({ url, title }) => (
            <li>
              <SafeLink href={url} className={styles.department} onClick={closeModal}>
                {title}
              </SafeLink>
            </li>
          )}
        </Each>
      </ul>
    </nav>
  );
}
