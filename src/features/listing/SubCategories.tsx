import type { SubCategory } from '../../api/generated/types';
import { Each } from '../../components/ErrorBoundary/Each';
import { Picture } from '../../components/Picture/Picture';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SubCategories.module.css';

/** Links to the categories below this one, each with its picture (LIST-11). */
export function SubCategories({ categories }: { categories: readonly SubCategory[] }) {
  const t = useTranslate();
  const named = categories.filter(({ heading }) => heading !== '');
  if (named.length === 0) return null;
  return (
    <nav aria-label={t('listing.subCategories')}>
      <ul className={styles.categories}>
        <Each items={named} place="/subCategories" keyOf={({ code }) => code}>
          {({ heading, thumbnail, link }) => (
            <li>
              <SafeLink href={link.url} className={styles.category}>
                {thumbnail && (
                  <Picture
                    image={thumbnail}
                    ratio="1 / 1"
                    sizes="10rem"
                    decorative
                    className={styles.picture}
                  />
                )}
                <span className={styles.heading}>{heading}</span>
              </SafeLink>
            </li>
          )}
        </Each>
      </ul>
    </nav>
  );
}
