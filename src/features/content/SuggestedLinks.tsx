import { useQuery } from '@tanstack/react-query';
import { getSiteStructureQuery } from '../../api/generated/queries';
import { Each } from '../../components/ErrorBoundary/Each';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SuggestedLinks.module.css';

/** The top level of the main navigation in large type, for a page without content of its own. */
export function SuggestedLinks() {
  const t = useTranslate();
  const items = useQuery(getSiteStructureQuery()).data?.mainNavigation ?? [];
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('content.suggestedLinks')}>
      <ul className={styles.list}>
        <Each items={items} operation="getSiteStructure" place="/mainNavigation" keyOf={({ id }) => id}>
          {({ url, title }) => (
            <li>
              <SafeLink href={url}>{title}</SafeLink>
            </li>
          )}
        </Each>
      </ul>
    </nav>
  );
}
