import type { Facet } from '../../../../api/generated/types';
import { Accordion } from '../../../../components/plain/Accordion';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useVat } from '../../../pricing/systemSetting';
import type { ListingAddress } from '../../address/listingAddress';
import { listingPart } from '../../query/listingSource';
import { useOptimisticChoice } from '../../useOptimisticChoice';
import styles from '../ChosenCount.module.css';
import { selectRange, selectTerm } from '../filterUpdates';
import { countChosen, vatFactor, vatNote, withVatFactor } from '../facets';
import type { Filterable } from '../useFacets';
import { usePriceFormat } from '../usePriceFormat';
import { RangeInput } from './RangeInput';
import { shownRange, wholeBounds, type Range } from './rangeRules';
import { TermList } from './TermList';

interface FacetSectionProps {
  facet: Facet;
  listing: Filterable;
  open: boolean;
  onToggle: (open: boolean) => void;
}

interface FacetRangeProps extends Pick<FacetSectionProps, 'facet' | 'listing'> {
  range: Range;
}

function FacetRange({ facet, range, listing: { address, change } }: FacetRangeProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const note = vatNote(facet, inclVat, t);
  const priceFormat = usePriceFormat();
  const factor = vatFactor(facet, inclVat);
  const toShown = (value: number | undefined) => withVatFactor(value, factor);
  const toSent = (value: number) => (factor === 1 ? value : Math.round(value / factor));
  const bounds = wholeBounds({ min: range.min * factor, max: range.max * factor });
  const rangeIn = ({ min, max }: ListingAddress) =>
    shownRange({ min: toShown(min.get(facet.key)), max: toShown(max.get(facet.key)) }, bounds);
  const [shown, choose] = useOptimisticChoice(rangeIn(address), (chosen) =>
    change((current) => selectRange(current, facet.key, chosen, rangeIn(current), bounds, toSent)),
  );
  return (
    <RangeInput
      label={facet.name}
      unit={facet.unit}
      note={note}
      format={priceFormat(facet)}
      bounds={bounds}
      value={shown}
      onCommit={choose}
    />
  );
}

/** The number of selected terms, beside a facet's name. */
function ChosenCount({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <span className={styles.chosen}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden"> {t('filters.chosen', [count])}</span>
    </span>
  );
}

/**
 * FILT-05: a collapsible facet: its terms or range, below a heading with the number of selected ones; the content is
 * mounted only while expanded.
 */
export function FacetSection({ facet, listing, open, onToggle }: FacetSectionProps) {
  const { address, change, isLoading } = listing;
  const { operation, path } = listingPart(listing.source);
  const [range] = facet.ranges;
  const chosen = countChosen(facet.key, address);
  const title = (
    <>
      {facet.name}
      {chosen > 0 && <ChosenCount count={chosen} />}
    </>
  );
  return (
    <Accordion title={title} open={open} onToggle={onToggle} unmountClosed>
      {facet.terms.length > 0 && (
        <TermList
          facet={facet}
          part={`${operation} ${path}/facets/${facet.key}`}
          stale={isLoading}
          onSelect={(term, isChosen) => change((current) => selectTerm(current, facet.key, term, isChosen))}
        />
      )}
      {range && <FacetRange facet={facet} range={range} listing={listing} />}
    </Accordion>
  );
}
