import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { classNames } from '../../components/plain/classNames';
import { ErrorNotice } from '../../components/plain/ErrorNotice';
import { lazyPart } from '../../routing/lazy/lazyPart';
import { moveWindow } from '../../components/plain/moveWindow';
import { useTranslate } from '../../i18n/useTranslate';
import { media, useMediaQuery } from '../../theme/breakpoints';
import { useCart } from '../cart/useCart';
import { useViewCart } from '../cart/useViewCart';
import { FilterChips } from './filters/FilterChips';
import { SidebarFilters } from './filters/SidebarFilters';
import { useFilterable } from './filters/useFacets';
import { ProductGrid, ProductGridSkeleton } from './grid/ProductGrid';
import type { Offer } from './grid/PromotionTile';
import { LoadMore, ShowPrevious, useAnnounceLoads } from './LoadMore';
import styles from './ProductListing.module.css';
import { listId } from './query/listingSource';
import type { Listing } from './query/useListing';
import { SortBar } from './sortBar/SortBar';
import { useListingView, type ListingView } from './sortBar/useListingView';
import { readEach } from '../../components/plain/readEach';
import { ecommerceItem, pushEcommerce, type EcommerceItem } from '../analytics/ecommerce';
import type { CardProduct } from '../product/card/cardProduct';

/** The part of a product that view_item_list needs. */
type ViewedItem = Pick<
  CardProduct,
  'article' | 'brand' | 'categoryPath' | 'code' | 'color' | 'colorKey' | 'colors'
>;

/** The article that a card shows and adds, as an item of an event: its name includes the variant. */
function viewedItem({ article, brand, categoryPath, color, colorKey, colors }: ViewedItem): EcommerceItem {
  const { code, name, price } = article;
  const shownColor = colors.find(({ key }) => key === colorKey) ?? color;
  return ecommerceItem({ code, name, brand, categoryPath, color: shownColor, price, quantity: 1 });
}

/** Codes pushed since the document loaded, by list. */
const reported = new Map<string, Set<string>>();

/**
 * Push view_item_list for new products of a list: no item twice for the same list until the document is reloaded
 * (ANA-01).
 * @param list id of the list; two lists may have the same name
 * @param name item_list_name
 */
export function pushViewItemList(list: string, name: string, products: readonly ViewedItem[]): void {
  const before = reported.get(list) ?? new Set();
  const unreported = products.filter(({ code }) => !before.has(code));
  if (unreported.length === 0) return;
  reported.set(list, new Set([...before, ...unreported.map(({ code }) => code)]));
  pushEcommerce('view_item_list', () => ({
    item_list_name: name,
    items: readEach(unreported, 'view_item_list', viewedItem),
  }));
}

const NoHits = lazyPart(() => import('./filters/NoHits').then(({ NoHits }) => NoHits));

interface ProductListingProps {
  listing: Listing;
  /** item_list_name in the data layer (ANA-01). */
  name: string;
  /** LIST-11: promotion among the products. */
  offer?: Offer;
}

/** Distance from the top of the list, in px, within which its first products are in view and no scrolling is needed. */
const nearTop = 160;

/**
 * Distance in px by which the list is scrolled past the header; the scroll margin equals the height that the header
 * covers.
 */
function scrolledPast(results: HTMLElement): number {
  const covered = Number.parseFloat(getComputedStyle(results).scrollMarginTop) || 0;
  return covered - results.getBoundingClientRect().top;
}

/**
 * LIST-05: scroll to the first products when another selection replaces a scrolled list. The header keeps its
 * visibility, so that the pressed control stays under the pointer.
 * @param list id of the list and its selection
 */
function useScrollToFirstProducts(results: RefObject<HTMLElement | null>, list: string): void {
  const isInPlace = useNavigationType() === 'REPLACE';
  const lastList = useRef(list);
  useLayoutEffect(() => {
    if (lastList.current === list) return;
    lastList.current = list;
    if (!isInPlace || !results.current) return;
    const past = scrolledPast(results.current);
    if (past > nearTop) moveWindow(window.scrollY - past);
  }, [results, list, isInPlace]);
}

/** ANA-01: push the products of a list to the data layer as they load, each once, in any order. */
function useViewItemList({ source, address: { query }, products }: Listing, name: string): void {
  const list = JSON.stringify([source, source.operation === 'search' && query]);
  useEffect(() => pushViewItemList(list, name, products), [list, name, products]);
}

/**
 * ANA-01: push view_cart on a listing page. A component without output, so that a change of the cart does not
 * re-render the list.
 */
function ViewCartEvent() {
  useViewCart(useCart().cart);
  return null;
}

interface ProductsProps {
  listing: Listing;
  list: string;
  view: ListingView;
  offer?: Offer;
}

function Products({ listing, list, ...shown }: ProductsProps) {
  const [focusAt, setFocusAt] = useState<number>();
  const resetFocus = useCallback(() => setFocusAt(undefined), []);
  const { products, skip, itemsPerLoad } = listing;
  return (
    <>
      <ShowPrevious listing={listing} onPress={() => setFocusAt(Math.max(0, skip - itemsPerLoad))} />
      <ProductGrid key={list} list={list} {...listing} {...shown} focusAt={focusAt} onFocused={resetFocus} />
      <LoadMore listing={listing} onPress={() => setFocusAt(skip + products.length)} />
    </>
  );
}

/**
 * The products of a category or a search (LIST-01): filters in a sidebar in wide windows (LIST-02), sort bar, skeletons
 * while loading, cards, and loading of more at the end.
 */
export function ProductListing({ listing, name, offer }: ProductListingProps) {
  const t = useTranslate();
  const hasSidebar = useMediaQuery(media.filterSidebar);
  const [view, selectView] = useListingView();
  useAnnounceLoads(listing);
  useViewItemList(listing, name);
  const { products, isLoading, isLoaded, isFailed, isStale, retry, itemsPerLoad } = listing;
  // LIST-08: nothing to sort or filter until a response has arrived.
  const hasControls = !isFailed || listing.sorters.length > 0;
  const list = listId(listing.source, listing.address);
  const filterable = useFilterable(listing);
  const results = useRef<HTMLElement>(null);
  useScrollToFirstProducts(results, list);
  const showProducts = () => {
    if (!results.current) return;
    results.current.focus({ preventScroll: true });
    moveWindow(window.scrollY - scrolledPast(results.current));
  };
  return (
    <div className={classNames('page-grid', styles.layout)}>
      <ViewCartEvent />
      {hasSidebar && hasControls && (
        <aside className={styles.sidebar} aria-label={t('filters.title')}>
          <h2 className="visually-hidden">{t('filters.title')}</h2>
          <SidebarFilters listing={filterable} />
        </aside>
      )}
      <section
        ref={results}
        className={styles.results}
        aria-label={t('listing.products')}
        aria-busy={isLoading}
        tabIndex={-1}
      >
        {hasControls && (
          <>
            <SortBar listing={listing} view={view} onView={selectView} onShowProducts={showProducts} />
            <FilterChips listing={filterable} />
          </>
        )}
        {isLoading && <ProductGridSkeleton count={itemsPerLoad} view={view} />}
        {isFailed && <ErrorNotice message={t('listing.failed')} onRetry={retry} />}
        <Suspense fallback={null}>
          {isLoaded && products.length === 0 && <NoHits listing={listing} />}
        </Suspense>
        {products.length > 0 && <Products listing={listing} list={list} view={view} offer={offer} />}
        {isStale && <ErrorNotice pinned message={t('listing.refreshFailed')} onRetry={retry} />}
      </section>
    </div>
  );
}
