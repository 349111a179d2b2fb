import { useState } from 'react';
import type { components } from '../../../api/generated/types';
import { Button } from '../../../components/plain/Button';
import { Each } from '../../../components/plain/ErrorBoundary';
import { LinkChip } from '../../../components/plain/Chip';
import { useTranslate } from '../../../i18n/useTranslate';
import { SearchPart } from './SearchPart';

/** Number of pages shown initially. */
const few = 3;

/** SRCH-02: links to the guides and pages found, on the line of other results: the best ones, or all on request. */
export function ContentHits({ result }: { result: components['schemas']['ContentResult'] }) {
  const t = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const hits = result.result;
  return (
    <SearchPart heading={t('search.content')} count={result.numberOfHits}>
      <Each items={hits.slice(0, showsAll ? undefined : few)} place="/result" keyOf={({ url }) => url}>
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
