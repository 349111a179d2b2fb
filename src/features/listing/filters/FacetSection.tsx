import type { Facet } from '../../../api/generated/types';
import { Accordion } from '../../../components/Accordion/Accordion';
import { RangeInput } from '../../../components/RangeInput/RangeInput';
import { shownRange, wholeBounds } from '../../../components/RangeInput/rangeRules';
import { useTranslate } from '../../../i18n/useTranslate';
import { listingPart } from '../query/listingSource';
import { chooseRange, chooseTerm } from './choose';
import { countChosen, vatNote } from './facets';
import styles from './FacetSection.module.css';
import { TermList } from './TermList';
import type { Filterable } from './useFacets';

interface FacetSectionProps {
  facet: Facet;
  listing: Filterable;
  open: boolean;
  /** It is expanded, or was: a facet that never was is not rendered. */
  rendered: boolean;
  onToggle: (open: boolean) => void;
}

function FacetRange({ facet, listing: { address, change } }: Pick<FacetSectionProps, 'facet' | 'listing'>) {
  const t = useTranslate();
  const [range] = facet.ranges;
  if (!range) return null;
  const bounds = wholeBounds(range);
  const shown = shownRange({ min: address.min.get(facet.key), max: address.max.get(facet.key) }, bounds);
  return (
    <RangeInput
      label={facet.name}
      unit={facet.unit}
      note={vatNote(facet, t)}
      bounds={bounds}
      value={shown}
      onCommit={(chosen) => change(chooseRange(address, facet.key, chosen, shown, bounds))}
    />
  );
}

/** One facet: its terms or its range, under a heading with the number of selected ones. */
export function FacetSection({ facet, listing, open, rendered, onToggle }: FacetSectionProps) {
  const t = useTranslate();
  const { address, change, isLoading } = listing;
  const { operation, place } = listingPart(listing.source);
  const chosen = countChosen(facet.key, address);
  const title = (
    <>
      {facet.name}
      {chosen > 0 && (
        <span className={styles.chosen}>
          <span aria-hidden="true">{chosen}</span>
          <span className="visually-hidden"> {t('filters.chosen', [chosen])}</span>
        </span>
      )}
    </>
  );
  return (
    <Accordion title={title} open={open} onToggle={onToggle}>
      {rendered && facet.terms.length > 0 && (
        <TermList
          facet={facet}
          part={`${operation} ${place}/facets/${facet.key}`}
          stale={isLoading}
          onChoose={(term, isChosen) => change(chooseTerm(address, facet.key, term, isChosen))}
        />
      )}
      {rendered && <FacetRange facet={facet} listing={listing} />}
    </Accordion>
  );
}
