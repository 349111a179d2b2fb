import { useQuery } from '@tanstack/react-query';
import { getSiteStructureQuery } from '../../api/generated/queries';
import { LinkList } from '../../components/plain/LinkList';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SuggestedLinks.module.css';

/** The top level of the main navigation in large type, for a page without content. */
export function SuggestedLinks() {
  const t = useTranslate();
  const items = useQuery(getSiteStructureQuery()).data?.mainNavigation ?? [];
  if (items.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={t('content.suggestedLinks')}>
      <LinkList links={items} operation="getSiteStructure" place="/mainNavigation" className={styles.list} />
    </nav>
  );
}
