import type { Facet } from '../../../api/generated/types';
import { Accordion } from '../../../components/Accordion/Accordion';
import { RangeInput } from '../../../components/RangeInput/RangeInput';
import { shownRange, wholeBounds, type Range } from '../../../components/RangeInput/rangeRules';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ListingAddress } from '../address/listingAddress';
import { listingPart } from '../query/listingSource';
import { useOptimisticChoice } from '../useOptimisticChoice';
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

interface FacetRangeProps extends Pick<FacetSectionProps, 'facet' | 'listing'> {
  range: Range;
}

function FacetRange({ facet, range, listing: { address, change } }: FacetRangeProps) {
  const t = useTranslate();
  const bounds = wholeBounds(range);
  const rangeIn = ({ min, max }: ListingAddress) =>
    shownRange({ min: min.get(facet.key), max: max.get(facet.key) }, bounds);
  const [shown, choose] = useOptimisticChoice(rangeIn(address), (chosen) =>
    change((current) => chooseRange(current, facet.key, chosen, rangeIn(current), bounds)),
  );
  return (
    <RangeInput
      label={facet.name}
      unit={facet.unit}
      note={vatNote(facet, t)}
      bounds={bounds}
      value={shown}
      onCommit={choose}
    />
  );
}

/** One facet: its terms or its range, under a heading with the number of selected ones. */
export function FacetSection({ facet, listing, open, rendered, onToggle }: FacetSectionProps) {
  const t = useTranslate();
  const { address, change, isLoading } = listing;
  const { operation, place } = listingPart(listing.source);
  const [range] = facet.ranges;
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
          onChoose={(term, isChosen) => change((current) => chooseTerm(current, facet.key, term, isChosen))}
        />
      )}
      {rendered && range && <FacetRange facet={facet} range={range} listing={listing} />}
    </Accordion>
  );
}
