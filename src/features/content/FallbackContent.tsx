import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { getSiteStructureQuery } from '../../api/generated/queries';
import { LinkList } from '../../components/plain/LinkList';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './FallbackContent.module.css';

/** The top level of the main navigation in large type, for a page without content. */
function SuggestedLinks() {
  const t = useTranslate();
  const items = useQuery(getSiteStructureQuery()).data?.mainNavigation ?? [];
  if (items.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={t('content.suggestedLinks')}>
      <LinkList links={items} operation="getSiteStructure" path="/mainNavigation" className={styles.list} />
    </nav>
  );
}

/** Body of the not-found and error pages: actions for the visitor, and links to other pages. */
export function FallbackContent({ children }: { children: ReactNode }) {
  return (
    <div className={styles.content}>
      {children}
      <SuggestedLinks />
    </div>
  );
}

export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
