import { useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useId, useRef } from 'react';
import { getTranslationsQuery } from '../../../api/generated/queries';
import { Button } from '../../../components/plain/Button';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { IconButton } from '../../../components/plain/IconButton';
import { openModal, useModal } from '../../../components/plain/modalStore';
import { textOf } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { useIsServerRender } from '../../../routing/lazy/lazyPart';
import { media, useMediaQuery } from '../../../theme/breakpoints';
import { SignInForPrices } from '../../pricing/usePricesShown';
import { useOptimisticValue } from '../useOptimisticValue';
import { useActiveFilters } from '../filters/activeFilters';
import countStyles from '../filters/SelectedCount.module.css';
import type { Filterable } from '../filters/useFacets';
import { listingPart } from '../query/listingSource';
import type { Listing } from '../query/useListing';
import selectStyles from './SortSelect.module.css';
import styles from './SortBar.module.css';
import type { ListingView } from './useListingView';

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
    <div className={selectStyles.sort}>
      <label className={selectStyles.label} htmlFor={id}>
        {t('listing.sortBy')}
      </label>
      <select
        id={id}
        className={selectStyles.select}
        value={shown}
        onChange={({ target }) => select(Number(target.value))}
      >
        <Each items={sorters} operation={operation} path={`${path}/sorters`} keyOf={({ value }) => value}>
          {({ key, value }) => <option value={value}>{textOfSorter(key)}</option>}
        </Each>
      </select>
      <Icon icon={ChevronDown} size="s" className={selectStyles.chevron} />
    </div>
  );
}

interface SortBarProps {
  listing: Listing;
  view: ListingView;
  onView: (view: ListingView) => void;
  /** Called after the filter modal has been closed by its Show button. */
  onShowProducts: () => void;
}

interface FilterButtonProps {
  listing: Filterable;
  onShowProducts: () => void;
}

/** LIST-02: open the filters in a modal; its label contains the number of active filters. */
function FilterButton({ listing, onShowProducts }: FilterButtonProps) {
  const t = useTranslate();
  const isModalOpen = useModal() !== null;
  const leadsToProducts = useRef(false);
  const { length } = useActiveFilters(listing, listing.facets).filters;

  // After the dialog has closed: while open it keeps the page inert.
  useEffect(() => {
    if (!leadsToProducts.current || isModalOpen) return;
    leadsToProducts.current = false;
    onShowProducts();
  }, [isModalOpen, onShowProducts]);

  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={length > 0 ? t('filters.openCount', [length]) : undefined}
      onClick={() =>
        openModal('filter', {
          source: listing.source,
          onShow: () => {
            leadsToProducts.current = true;
          },
        })
      }
    >
      <Icon icon={SlidersHorizontal} size="s" />
      {t('filters.title')}
      {length > 0 && <span className={countStyles.count}>{length}</span>}
    </Button>
  );
}

interface ViewToggleProps {
  view: ListingView;
  onView: (view: ListingView) => void;
}

const views = [
  { view: 'grid', icon: LayoutGrid, label: 'listing.grid' },
  { view: 'list', icon: Rows3, label: 'listing.list' },
] as const;

function ViewToggle({ view, onView }: ViewToggleProps) {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('listing.view')} className={styles.toggle}>
      {views.map((each) => (
        <IconButton
          key={each.view}
          icon={each.icon}
          label={t(each.label)}
          className={styles.view}
          aria-pressed={view === each.view}
          onClick={() => onView(each.view)}
        />
      ))}
    </div>
  );
}

/** LIST-06: “24 of 240”, or the total; no total on the search page, whose heading has it. */
function Count({ listing: { isLoaded, numberOfHits, products, source } }: Pick<SortBarProps, 'listing'>) {
  const t = useTranslate();
  const isPart = products.length > 0 && products.length < numberOfHits;
  if (!isPart && source.operation === 'search') return null;
  const text = isPart
    ? t('listing.shownOf', [products.length, numberOfHits])
    : t('filters.found', [numberOfHits]);
  return <p className={styles.count}>{isLoaded ? text : '\u00a0'}</p>;
}

/**
 * LIST-01, LIST-06: number of products, sign-in for visitors, sort order and, in wide windows, the view; in narrow ones
 * the filter button.
 */
export function SortBar({ listing, view, onView, onShowProducts }: SortBarProps) {
  const isWide = useMediaQuery(media.filterSidebar);
  const isNarrow = useMediaQuery(media.fullWidthModal);
  // The window is a guess: the style sheet hides the one that does not fit.
  const hasBoth = useIsServerRender();
  const { isLoaded, numberOfHits } = listing;
  const signIn = (!isLoaded || numberOfHits > 0) && <SignInForPrices />;
  return (
    <>
      <div className={styles.bar}>
        {(!isWide || hasBoth) && <FilterButton listing={listing} onShowProducts={onShowProducts} />}
        <Count listing={listing} />
        {!isNarrow && signIn}
        <SortSelect listing={listing} />
        {(isWide || hasBoth) && <ViewToggle view={view} onView={onView} />}
      </div>
      {isNarrow && signIn && <div className={styles.signIn}>{signIn}</div>}
    </>
  );
}
