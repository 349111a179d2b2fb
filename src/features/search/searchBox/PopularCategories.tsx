import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getSiteStructureQuery } from '../../../api/generated/queries';
import type { Image, MenuItem } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { readEach } from '../../../components/plain/readEach';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import styles from './PopularCategories.module.css';

interface PopularCategory extends Pick<MenuItem, 'id' | 'url' | 'title'> {
  image: Image;
}

const most = 8;

function picturedBelow({ children }: MenuItem, index: number): PopularCategory[] {
  const part = `getSiteStructure /mainNavigation/${index}/children`;
  return readEach(children, part, ({ id, url, title, type, navigationImage }) =>
    navigationImage && type.startsWith('Category') ? [{ id, url, title, image: navigationImage }] : [],
  ).flat();
}

/** Up to eight categories with a picture: the first of each item of the main navigation, then the second, and so on. */
export function popularCategories(navigation: readonly MenuItem[]): PopularCategory[] {
  const rows = navigation.map(picturedBelow);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => rows.flatMap((row) => row[index] ?? []))
    .flat()
    .slice(0, most);
}

interface PopularCategoriesProps {
  level?: 2 | 3;
  onFollow?: () => void;
}

/** Categories with pictures, to start from without a search text. */
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
        <Each items={categories} operation="getSiteStructure" path="/mainNavigation" keyOf={({ id }) => id}>
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
