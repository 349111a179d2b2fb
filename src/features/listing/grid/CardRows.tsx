import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { CardProduct } from '../../product/ProductCard/cardProduct';
import { CardRow } from './CardRow';
import styles from './ProductGrid.module.css';
import { maxSkeletons, SkeletonCards } from './SkeletonCards';
import { useCardRows, type GridLayout } from './useCardRows';
import type { CardAnchor } from './useScrollAnchor';
import type { ListingView } from '../sortBar/useListingView';

/** A list of products to render. */
export interface ProductGridProps {
  /** Identifies the list and its selection. */
  list: string;
  products: readonly CardProduct[];
  /** Products that come after those and are pending; their room is kept. */
  pendingCount: number;
  /** Hits before the first product. */
  skip: number;
  /** Every hit, loaded or not. */
  numberOfHits: number;
  view: ListingView;
  /** Place among all hits of the card that takes focus as soon as it is rendered; undefined leaves focus alone. */
  focusAt?: number;
  onFocused?: () => void;
}

interface CardRowsProps extends ProductGridProps {
  layout: GridLayout;
  /** The card that keeps its place in the window when the layout changes. */
  anchor: RefObject<CardAnchor | undefined>;
}

/** Height of a grid's row below its pictures, and of a list's row, until the first one is measured, in px. */
const estimates = { grid: 180, list: 240 };

/** The row that contains an element. */
function rowOf(element: Element): number | undefined {
  const row = element.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return row === undefined ? undefined : Number(row);
}

/** The row that contains the focus: it stays rendered, so that focus is never lost. */
function useFocusedRow() {
  const [row, setRow] = useState<number>();
  return {
    row,
    onFocus: ({ target }: FocusEvent) => setRow(rowOf(target)),
    onBlur: () => setRow(undefined),
  };
}

/** LIST-01: cards row by row, of a long list only those near the window. */
export function CardRows({ layout, anchor, ...props }: CardRowsProps) {
  const { list, products, pendingCount, skip, numberOfHits, view, focusAt, onFocused } = props;
  const { columns, width } = layout;
  const ref = useRef<HTMLDivElement>(null);
  const { row: focusedRow, ...focusEvents } = useFocusedRow();
  const focusIndex = focusAt === undefined ? -1 : focusAt - skip;
  const targetRow =
    focusIndex >= 0 && focusIndex < products.length ? Math.floor(focusIndex / columns) : undefined;
  const count = Math.ceil(products.length / columns);
  const { rows, before, after, pendingHeight, measure } = useCardRows({
    list: [list, skip, view, columns, width].join(' '),
    skip,
    count,
    pendingCount: Math.ceil((products.length + pendingCount) / columns) - count,
    layout,
    estimate: estimates[view] + (view === 'grid' ? width / columns : 0),
    pinned: [focusedRow, targetRow].filter((row) => row !== undefined),
    listRef: ref,
    anchor,
  });

  useEffect(() => {
    if (targetRow === undefined) return;
    ref.current?.querySelector<HTMLElement>(`[data-card="${focusIndex}"] a`)?.focus();
    onFocused?.();
  }, [targetRow, focusIndex, onFocused]);

  // A grid for each row: what changes in a card lays out its row alone.
  return (
    <>
      <div
        role="list"
        ref={ref}
        className={styles.cards}
        style={{ paddingTop: before, paddingBottom: after }}
        {...focusEvents}
      >
        {rows.map(({ index: row, space }) => (
          <CardRow
            key={products[row * columns]?.code}
            {...{ products, row, columns, space, skip, numberOfHits, view, measure }}
          />
        ))}
      </div>
      {pendingCount > 0 && (
        <div className={styles.pending} style={{ height: pendingHeight }} aria-hidden="true">
          <SkeletonCards count={Math.min(pendingCount, maxSkeletons)} view={view} />
        </div>
      )}
    </>
  );
}
