import type { components } from '../../../api/generated/types';
import { Each } from '../../../components/ErrorBoundary/Each';
import { Picture } from '../../../components/Picture/Picture';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './CategoryHits.module.css';
import { SearchPart } from './SearchPart';

/** SRCH-02: the categories found, each with its picture. */
export function CategoryHits({ result }: { result: components['schemas']['CategoryResult'] }) {
  const t = useTranslate();
  return (
    <SearchPart heading={t('search.categories')} count={result.numberOfHits}>
      <ul className={styles.list}>
        <Each items={result.result} place="/categoryResult/result" keyOf={({ link }) => link.url}>
          {({ heading, link, image }) => (
            <li>
              <SafeLink href={link.url} className={styles.category}>
                {image && (
                  <Picture image={image} ratio="1 / 1" sizes="40px" decorative className={styles.picture} />
                )}
                {heading}
              </SafeLink>
            </li>
          )}
        </Each>
      </ul>
    </SearchPart>
  );
}
