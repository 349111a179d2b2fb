import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { CardProduct } from '../../product/card/cardProduct';
import { CardRow } from './CardRow';
import styles from './ProductGrid.module.css';
import { maxSkeletons, SkeletonCards } from './SkeletonCards';
import { useCardRows, type GridLayout } from './useCardRows';
import type { CardAnchor } from './useScrollAnchor';
import type { ListingView } from '../sortBar/useListingView';

/** A list of products to render. */
export interface ProductGridProps {
  /** Id of the list and its selection. */
  list: string;
  products: readonly CardProduct[];
  /** Number of pending products at the end, for which space is reserved. */
  pendingCount: number;
  /** Number of hits before the first product. */
  skip: number;
  /** Total number of hits, loaded or not. */
  numberOfHits: number;
  view: ListingView;
  /** Index among all hits of the card to focus once rendered; undefined leaves focus unchanged. */
  focusAt?: number;
  onFocused?: () => void;
}

interface CardRowsProps extends ProductGridProps {
  layout: GridLayout;
  /** Scroll anchor: the card that keeps its position in the window when the layout changes. */
  anchor: RefObject<CardAnchor | undefined>;
  /** True in the first render of the list: only the rows near the window are rendered. */
  isFirstRender: boolean;
}

/** Estimated height in px of a grid row below its pictures, and of a list row, until the first row is measured. */
const estimates = { grid: 180, list: 80 };

/** Index of the row that contains an element. */
function rowOf(element: Element): number | undefined {
  const row = element.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return row === undefined ? undefined : Number(row);
}

/** Index of the row with focus; it stays rendered, so that focus is never lost. */
function useFocusedRow() {
  const [row, setRow] = useState<number>();
  return {
    row,
    onFocus: ({ target }: FocusEvent) => setRow(rowOf(target)),
    onBlur: () => setRow(undefined),
  };
}

/** LIST-01: the cards in rows; of a long list only those near the window are rendered. */
export function CardRows({ layout, anchor, isFirstRender, ...props }: CardRowsProps) {
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
    isFirstRender,
  });

  useEffect(() => {
    if (targetRow === undefined) return;
    ref.current?.querySelector<HTMLElement>(`[data-card="${focusIndex}"] a`)?.focus();
    onFocused?.();
  }, [targetRow, focusIndex, onFocused]);

  // One grid per row: a change in a card triggers layout of its row only.
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
            key={products[row * columns]?.code ?? row}
            {...{ products, row, columns, space, skip, numberOfHits, view, measure }}
          />
        ))}
      </div>
      {pendingCount > 0 && (
        <div className={styles.pending} style={{ height: pendingHeight }} aria-hidden="true">
          <SkeletonCards count={Math.min(pendingCount, maxSkeletons(columns))} view={view} />
        </div>
      )}
    </>
  );
}
