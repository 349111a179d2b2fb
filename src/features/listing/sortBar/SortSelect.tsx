import ChevronDown from 'lucide-react/icons/chevron-down';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { getTranslationsQuery } from '../../../api/generated/queries';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { textOf } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { listingPart } from '../query/listingSource';
import type { Listing } from '../query/useListing';
import { useOptimisticValue } from '../address/useListingAddress';
import styles from './SortSelect.module.css';

/**
 * Text of a sorter in the server's translations, under `listing.<key>` or the key itself; otherwise the built-in
 * English, or the key.
 */
function useSorterText(): (key: string) => string {
  const t = useTranslate();
  const texts = useQueryClient().getQueryData(getTranslationsQuery().queryKey) ?? {};
  return (key) => texts[`listing.${key}`] || texts[key] || textOf(t, `listing.${key}`) || key;
}

/** LIST-09: the sorters of the response; selecting one changes the URL. */
export function SortSelect({
  listing,
}: {
  listing: Pick<Listing, 'source' | 'sorters' | 'address' | 'change'>;
}) {
  const t = useTranslate();
  const textOfSorter = useSorterText();
  const id = useId();
  const { source, sorters, address, change } = listing;
  const { operation, path } = listingPart(source);
  const requested = sorters.find(({ value }) => value === address.sortOrder);
  const current = requested ?? sorters.find(({ selected }) => selected);
  const [shown, select] = useOptimisticValue(current?.value, (sortOrder) => change(() => ({ sortOrder })));
  if (sorters.length === 0) return null;
  return (
    <div className={styles.sort}>
      <label className={styles.label} htmlFor={id}>
        {t('listing.sortBy')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={shown}
        onChange={({ target }) => select(Number(target.value))}
      >
        <Each items={sorters} operation={operation} path={`${path}/sorters`} keyOf={({ value }) => value}>
          {({ key, value }) => <option value={value}>{textOfSorter(key)}</option>}
        </Each>
      </select>
      <Icon icon={ChevronDown} size="s" className={styles.chevron} />
    </div>
  );
}
