import { useState, useId, type ReactNode } from 'react';
import type { components } from '../../../api/generated/types';
import { Button } from '../../../components/plain/Button';
import { LinkChip } from '../../../components/plain/Chip';
import { Each } from '../../../components/plain/ErrorBoundary';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './OtherHits.module.css';

interface SearchPartProps {
  heading: string;
  count: number;
  /** List items. */
  children: ReactNode;
}

/** Heading, count and links of one kind of hits, on one line. Renders nothing without hits. */
function SearchPart({ heading, count, children }: SearchPartProps) {
  const t = useTranslate();
  const headingId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.heading}>
        {heading} <span className={styles.count}>{t('common.number', [count])}</span>
      </h2>
      <ul className={styles.hits}>{children}</ul>
    </section>
  );
}

/** SRCH-02: links to the categories found, on the line of other results. */
export function CategoryHits({ result }: { result: components['schemas']['CategoryResult'] }) {
  const t = useTranslate();
  return (
    <SearchPart heading={t('search.categories')} count={result.numberOfHits}>
      <Each items={result.result} path="/result" keyOf={({ link }) => link.url}>
        {({ heading, link, image }) => (
          <li>
            <LinkChip href={link.url} image={image}>
              {heading}
            </LinkChip>
          </li>
        )}
      </Each>
    </SearchPart>
  );
}

/** Number of pages shown initially. */
const few = 3;

/** SRCH-02: links to the guides and pages found, on the line of other results: the best ones, or all on request. */
export function ContentHits({ result }: { result: components['schemas']['ContentResult'] }) {
  const t = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const hits = result.result;
  return (
    <SearchPart heading={t('search.content')} count={result.numberOfHits}>
      <Each items={hits.slice(0, showsAll ? undefined : few)} path="/result" keyOf={({ url }) => url}>
        {({ name, url }) => (
          <li>
            <LinkChip href={url}>{name}</LinkChip>
          </li>
        )}
      </Each>
      {hits.length > few && (
        <li>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {t(showsAll ? 'search.fewerPages' : 'search.allPages', [hits.length])}
          </Button>
        </li>
      )}
    </SearchPart>
  );
}
