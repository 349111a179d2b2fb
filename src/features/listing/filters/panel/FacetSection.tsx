import type { Facet } from '../../../../api/generated/types';
import { Accordion } from '../../../../components/plain/Accordion';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useVat } from '../../../pricing/vatDisplay';
import type { ListingAddress } from '../../query/listingAddress';
import { listingPart } from '../../query/listingSource';
import { useOptimisticValue } from '../../useOptimisticValue';
import countStyles from '../SelectedCount.module.css';
import { selectRange, selectTerm } from '../filterUpdates';
import { shownRange, wholeBounds, type Range } from './rangeRules';
import { usePriceFormat } from '../activeFilters';
import { countSelected, vatFactor, vatNote, withVatFactor } from '../facets';
import type { Filterable } from '../useFacets';
import { RangeInput } from './RangeInput';
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
  const [shown, select] = useOptimisticValue(rangeIn(address), (selected) =>
    change((current) => selectRange(current, facet.key, selected, rangeIn(current), bounds, toSent)),
  );
  return (
    <RangeInput
      label={facet.name}
      unit={facet.unit}
      note={note}
      format={priceFormat(facet)}
      bounds={bounds}
      value={shown}
      onCommit={select}
    />
  );
}

function SelectedCount({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <span className={countStyles.count}>
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
  const selected = countSelected(facet.key, address);
  const title = (
    <>
      {facet.name}
      {selected > 0 && <SelectedCount count={selected} />}
    </>
  );
  return (
    <Accordion title={title} open={open} onToggle={onToggle} unmountClosed>
      {facet.terms.length > 0 && (
        <TermList
          facet={facet}
          part={`${operation} ${path}/facets/${facet.key}`}
          stale={isLoading}
          onSelect={(term, isSelected) =>
            change((current) => selectTerm(current, facet.key, term, isSelected))
          }
        />
      )}
      {range && <FacetRange facet={facet} range={range} listing={listing} />}
    </Accordion>
  );
}
