import { memo } from 'react';
import { Switch } from '../../../components/Switch/Switch';
import { useTranslate } from '../../../i18n/useTranslate';
import { chooseDiscontinued, showsDiscontinued } from './choose';
import { FacetList } from './FacetList';
import styles from './Filters.module.css';
import { useOptimisticChoice } from '../useOptimisticChoice';
import { useFacets, type Filterable } from './useFacets';

/** FILT-03: products in stock only. */
function InStock({ listing: { address, change } }: { listing: Filterable }) {
  const t = useTranslate();
  const [inStock, chooseInStock] = useOptimisticChoice(address.instock, (instock) =>
    change(() => ({ instock })),
  );
  return (
    <div className={styles.inStock}>
      <Switch label={t('filters.inStock')} checked={inStock} onChange={chooseInStock} />
    </div>
  );
}

/** FILT-02: discontinued products instead of those for sale, which few look for: after everything else. */
function Discontinued({ listing: { address, change } }: { listing: Filterable }) {
  const t = useTranslate();
  const [discontinued, setDiscontinued] = useOptimisticChoice(showsDiscontinued(address), (chosen) =>
    change((current) => chooseDiscontinued(current, chosen)),
  );
  return (
    <div className={styles.discontinued}>
      <Switch label={t('filters.discontinued')} checked={discontinued} onChange={setDiscontinued} />
    </div>
  );
}

/** LIST-02: the filters of a list, in the sidebar and in the modal. */
export const Filters = memo(function Filters({ listing }: { listing: Filterable }) {
  const t = useTranslate();
  const facets = useFacets(listing);
  return (
    <div role="group" aria-label={t('filters.title')} aria-busy={listing.isLoading}>
      <InStock listing={listing} />
      {facets.length > 0 && <FacetList facets={facets} listing={listing} />}
      {/* Below the facets it would move when they come. */}
      {(facets.length > 0 || !listing.isLoading) && <Discontinued listing={listing} />}
    </div>
  );
});
