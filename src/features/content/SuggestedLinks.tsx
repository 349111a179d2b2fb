import { useQuery } from '@tanstack/react-query';
import { getSiteStructureQuery } from '../../api/generated/queries';
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
        {items.map(({ id, url, title }) => (
          <li key={id}>
            <SafeLink href={url}>{title}</SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
