import { useState } from 'react';
import type { components } from '../../../api/generated/types';
import { Button } from '../../../components/Button/Button';
import { Each } from '../../../components/ErrorBoundary/Each';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ContentHits.module.css';
import { SearchPart } from './SearchPart';

/** How many pages show before “show all”, so that the products stay near the top. */
const few = 3;

/** SRCH-02: the guides and pages found, the best ones until all are shown. */
export function ContentHits({ result }: { result: components['schemas']['ContentResult'] }) {
  const t = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const hits = result.result;
  return (
    <SearchPart heading={t('search.content')} count={result.numberOfHits}>
      <ul className={styles.list}>
        <Each
          items={hits.slice(0, showsAll ? undefined : few)}
          place="/contentResult/result"
          keyOf={({ url }) => url}
        >
          {({ name, url, text }) => (
            <li>
              <SafeLink href={url} className={styles.name}>
                {name}
              </SafeLink>
              {text && <p className={styles.text}>{text}</p>}
            </li>
          )}
        </Each>
      </ul>
      {hits.length > few && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={showsAll}
          className={styles.more}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'search.fewerPages' : 'search.allPages', [hits.length])}
        </Button>
      )}
    </SearchPart>
  );
}
