import type { components } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { LinkChip } from '../../../components/plain/Chip';
import { useTranslate } from '../../../i18n/useTranslate';
import { SearchPart } from './SearchPart';

/** SRCH-02: links to the categories found, on the line of other results. */
export function CategoryHits({ result }: { result: components['schemas']['CategoryResult'] }) {
  const t = useTranslate();
  return (
    <SearchPart heading={t('search.categories')} count={result.numberOfHits}>
      <Each items={result.result} place="/result" keyOf={({ link }) => link.url}>
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
