import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../../../components/plain/classNames';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { savedScrollPosition } from '../../../routing/scroll/restoreScroll';
import type { CardProduct } from '../../product/card/cardProduct';
import { cardItem } from '../../product/card/ProductCard';
import type { ListingView } from '../sortBar/useListingView';
import { CardItem } from './CardItem';
import styles from './ProductGrid.module.css';
import { type Offer, PromotionTile } from './PromotionTile';
import { cardFrom, cellOf, type TileCells } from './tileCells';
import { firstCards, useWindowedRows } from './useWindowedRows';
import { skeletonGroup } from '../../../components/plain/Skeleton';
import { ProductCardSkeleton } from '../../product/card/ProductCardSkeleton';

/** Maximum number of placeholders for a further load: two rows, of which a window shows no more. */
const maxSkeletons = (columns: number) => Math.max(2 * columns, 6);

interface SkeletonCardsProps {
  count: number;
  view: ListingView;
}

/** Placeholders for cards, rendered inside a grid that hides them from screen readers. */
function SkeletonCards({ count, view }: SkeletonCardsProps) {
  return (
    <div className={classNames(styles.frame, styles[view], skeletonGroup)}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} view={view} />
      ))}
    </div>
  );
}

/** Fifth, and two columns wide: after loads of 24 products no row of two, three or four columns has a lone card. */
const tileCells: Readonly<Record<ListingView, TileCells>> = {
  grid: { at: 4, span: 2 },
  list: { at: 4, span: 1 },
};

/** Minimum number of hits for a tile among the cards; a shorter list has it below them. */
const minHitsAround = 12;

interface ProductGridProps {
  /** Id of the list and its selection. */
  list: string;
  products: readonly CardProduct[];
  /** Number of pending products at the end, for which space is reserved. */
  pendingCount: number;
  skip: number;
  numberOfHits: number;
  view: ListingView;
  offer?: Offer;
  /** Index among all hits of the card to focus once rendered; undefined leaves focus unchanged. */
  focusAt?: number;
  onFocused?: () => void;
}

const neverChanges = () => () => undefined;

/**
 * True in the first render of a list, unless it restores a scroll position: only the first cards are rendered, the
 * others follow after it, interruptibly.
 */
function useIsFirstRender(): boolean {
  const { key } = useLocation();
  const isFirstRender = useDeferredValue(false, true);
  const restoresPosition = useSyncExternalStore(
    neverChanges,
    () => (savedScrollPosition(key) ?? 0) > 0,
    () => false,
  );
  return isFirstRender && !restoresPosition;
}

/** Index of the card that contains an element. */
function cardOf(element: Element): number | undefined {
  const card = element.closest<HTMLElement>('[data-card]')?.dataset['card'];
  return card === undefined ? undefined : Number(card);
}

/** Index of the card with focus; it stays rendered, so that focus is never lost. */
function useFocusedCard() {
  const [focused, setFocused] = useState<number>();
  return {
    focused,
    onFocus: ({ target }: FocusEvent) => setFocused(cardOf(target)),
    onBlur: () => setFocused(undefined),
  };
}

/** LIST-01: product cards, as a grid or a list; of a long list only those near the window are rendered. */
export function ProductGrid(props: ProductGridProps) {
  const { list, products, pendingCount, skip, numberOfHits, view, offer, focusAt, onFocused } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isFirstRender = useIsFirstRender();
  const { focused, ...focusEvents } = useFocusedCard();
  const focusIndex = focusAt === undefined ? -1 : focusAt - skip;
  const target = focusIndex >= 0 && focusIndex < products.length ? focusIndex : undefined;
  const hasTile = offer !== undefined && skip === 0;
  const isAround = hasTile && numberOfHits >= minHitsAround;
  const cells = isAround ? tileCells[view] : undefined;
  const { columns, rows, whole, after, pendingHeight, measure } = useWindowedRows({
    list,
    view,
    skip,
    count: products.length,
    tile: cells,
    pendingCount,
    pinned: [focused, target].filter((card) => card !== undefined),
    listRef: ref,
    isFirstRender,
  });

  const isPartial = isFirstRender && !rows && products.length > firstCards;

  useEffect(() => {
    if (target === undefined) return;
    ref.current?.querySelector<HTMLElement>(`[data-card="${target}"] a`)?.focus();
    onFocused?.();
  }, [target, onFocused]);

  const space = (height: number, key: string) =>
    height > 0 ? [<div key={key} role="none" className={styles.space} style={{ height }} />] : [];
  const cards = (start: number, end: number, row?: number) =>
    products
      .slice(start, end)
      .map((product, index) => (
        <CardItem
          key={product.code}
          {...{ product, index: start + index, skip, numberOfHits, view, row }}
          measure={row !== undefined && cellOf(start + index, cells) === row * columns ? measure : undefined}
        />
      ));
  const tileItem = (row?: number) => (
    <div
      key="tile"
      role="listitem"
      ref={row !== undefined && cells?.at === row * columns ? measure : undefined}
      className={classNames(cardItem, isAround ? styles.tile : styles.wide)}
      data-index={row}
    >
      {offer && (
        <ErrorBoundary operation="getPage" path="/promotionTile" resetKey={offer.tile}>
          <PromotionTile offer={offer} view={isAround ? view : 'list'} />
        </ErrorBoundary>
      )}
    </div>
  );
  /** Cards and tile in a range of cells. */
  const itemsIn = (start: number, end: number, row?: number) => {
    const [first, last] = [cardFrom(start, cells), cardFrom(end, cells)];
    if (!cells || cells.at < start || cells.at >= end) return cards(first, last, row);
    return [...cards(first, cells.at, row), tileItem(row), ...cards(cells.at, last, row)];
  };
  const shown = isPartial ? firstCards : whole;
  return (
    <>
      <div
        key={view}
        role="list"
        ref={ref}
        className={classNames(styles.cards, styles.frame, styles[view], isPartial && styles.partial)}
        {...focusEvents}
      >
        {/* One list of siblings, so that no card is rendered again when the list becomes long. */}
        {rows
          ? [
              ...rows.flatMap(({ index, space: gap }) => [
                ...space(gap, `space ${index}`),
                ...itemsIn(index * columns, (index + 1) * columns, index),
              ]),
              ...space(after, 'after'),
            ]
          : [...itemsIn(0, cellOf(shown, cells)), ...space(after, 'after')]}
        {hasTile && !isAround && tileItem()}
      </div>
      {pendingCount > 0 && (
        <div className={styles.pending} style={{ height: pendingHeight }} aria-hidden="true">
          <SkeletonCards count={Math.min(pendingCount, maxSkeletons(columns))} view={view} />
        </div>
      )}
    </>
  );
}

/**
 * LIST-01: placeholders for loading cards; hidden from screen readers.
 * @param count number of products per load
 */
export function ProductGridSkeleton(props: { count: number; view: ListingView }) {
  return (
    <div aria-hidden="true">
      <SkeletonCards {...props} />
    </div>
  );
}
