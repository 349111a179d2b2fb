import { memo } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useOptimisticChoice } from '../../useOptimisticChoice';
import { showDiscontinued, showsDiscontinued } from '../filterUpdates';
import { useFacets, type Filterable } from '../useFacets';
import { FacetList } from './FacetList';
import styles from './FilterPanel.module.css';

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch at the end of a row; clicking its label toggles it too. */
function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      {label}
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

/** FILT-03: switch for products in stock only. */
function InStock({ listing: { address, change } }: { listing: Filterable }) {
  const t = useTranslate();
  const [inStock, chooseInStock] = useOptimisticChoice(address.instock, (instock) =>
    change(() => ({ instock })),
  );
  return <Toggle label={t('filters.inStock')} checked={inStock} onChange={chooseInStock} />;
}

/** FILT-02: switch for discontinued products instead of those for sale. */
function Discontinued({ listing: { address, change } }: { listing: Filterable }) {
  const t = useTranslate();
  const [discontinued, setDiscontinued] = useOptimisticChoice(showsDiscontinued(address), (chosen) =>
    change((current) => showDiscontinued(current, chosen)),
  );
  return <Toggle label={t('filters.discontinued')} checked={discontinued} onChange={setDiscontinued} />;
}

/** LIST-02: the filters of a list, beside it and in the modal. */
export const FilterPanel = memo(function FilterPanel({ listing }: { listing: Filterable }) {
  const t = useTranslate();
  const facets = useFacets(listing);
  return (
    <div role="group" aria-label={t('filters.title')} aria-busy={listing.isLoading}>
      <InStock listing={listing} />
      {facets.length > 0 && <FacetList facets={facets} listing={listing} />}
      {/* Above the facets: below them it would shift when they load. */}
      {(facets.length > 0 || !listing.isLoading) && <Discontinued listing={listing} />}
    </div>
  );
});
