import type { Facet } from '../../../api/generated/types';
import { Button } from '../../../components/Button/Button';
import { useTranslate } from '../../../i18n/useTranslate';
import { FacetSection } from './FacetSection';
import styles from './Filters.module.css';
import { fewFacets, useOpenFacets } from './useOpenFacets';
import type { Filterable } from './useFacets';

interface FacetListProps {
  /** At least one. */
  facets: readonly Facet[];
  listing: Filterable;
}

/** FILT-01: five facets until more are asked for. */
export function FacetList({ facets, listing }: FacetListProps) {
  const t = useTranslate();
  const { showsAll, toggleAll, isOpen, wasOpen, toggle } = useOpenFacets(facets, listing.address);
  const shown = showsAll ? facets : facets.slice(0, fewFacets);
  return (
    <>
      {shown.map((facet) => (
        <FacetSection
          key={facet.key}
          facet={facet}
          listing={listing}
          open={isOpen(facet.key)}
          built={wasOpen(facet.key)}
          onToggle={(open) => toggle(facet.key, open)}
        />
      ))}
      {facets.length > fewFacets && (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={toggleAll}
        >
          {showsAll ? t('filters.fewerFacets') : t('filters.moreFacets', [facets.length - fewFacets])}
        </Button>
      )}
    </>
  );
}
