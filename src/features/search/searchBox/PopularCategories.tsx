import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getSiteStructureQuery } from '../../../api/generated/queries';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './PopularCategories.module.css';
import { popularCategories } from '../quickSearch/popularCategories';

interface PopularCategoriesProps {
  /** Level of the heading. */
  level?: 2 | 3;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/**
 * Categories to start from without a search text: those with pictures in the menu. Renders nothing until they are
 * loaded.
 */
export function PopularCategories({ level = 2, onFollow }: PopularCategoriesProps) {
  const t = useTranslate();
  const headingId = useId();
  const categories = popularCategories(useQuery(getSiteStructureQuery()).data?.mainNavigation ?? []);
  const Heading = `h${level}` as const;
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby={headingId} className={styles.popular}>
      <Heading id={headingId} className={styles.heading}>
        {t('search.popular')}
      </Heading>
      <ul className={styles.list}>
        <Each items={categories} operation="getSiteStructure" place="/mainNavigation" keyOf={({ id }) => id}>
          {({ url, title, image }) => (
            <li>
              <SafeLink href={url} className={styles.category} onClick={onFollow}>
                <Picture image={image} ratio="1 / 1" sizes="160px" decorative className={styles.picture} />
                {title}
              </SafeLink>
            </li>
          )}
        </Each>
      </ul>
    </nav>
  );
}
