import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import { englishText, type TranslationKey } from '../../../i18n/english';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './SortChoice.module.css';
import type { Listing } from '../query/useListing';

const isTranslationKey = (key: string): key is TranslationKey => englishText(key) !== undefined;

/** The name of a sorter of the contract; one without a translation shows its key. */
function sorterName(t: Translate, key: string): string {
  const name = `listing.${key}`;
  return isTranslationKey(name) ? t(name) : key;
}

/** LIST-09: the sorters of the answer; selecting one changes the address. */
export function SortChoice({ listing }: { listing: Pick<Listing, 'sorters' | 'address' | 'change'> }) {
  const t = useTranslate();
  const id = useId();
  const { sorters, address, change } = listing;
  if (sorters.length === 0) return null;
  const asked = sorters.find(({ value }) => value === address.sortOrder);
  const current = asked ?? sorters.find(({ selected }) => selected);
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {t('listing.sortBy')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={current?.value}
        onChange={({ target }) => change({ sortOrder: Number(target.value) })}
      >
        {sorters.map(({ key, value }) => (
          <option key={value} value={value}>
            {sorterName(t, key)}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size="s" className={styles.chevron} />
    </div>
  );
}
