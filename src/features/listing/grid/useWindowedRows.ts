import type { Range } from '@tanstack/virtual-core';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { ListingView } from '../sortBar/useListingView';
import { cardFrom, cellOf, type TileCells } from './tileCells';
import { readRowHeights, roundHeight, type RowHeights, useGridLayout } from './useGridLayout';
import { scrollWindowBy, useScrollAnchor, widthOf, type CardAnchor } from './useScrollAnchor';
import { useVirtualizer, type Rows } from './useVirtualizer';

/** Maximum length of a list that is rendered completely, so that the browser's find-in-page works. */
const maxRenderedWhole = 48;

/** Number of items at the start of a longer list that are always rendered. */
const alwaysRendered = 24;

/** Number of cards of the first render: two rows in most windows. */
export const firstCards = 8;

/** Estimated height in px of a grid row below its pictures, and of a list row, until the first row is measured. */
const estimates = { grid: 180, list: 80 };

/** Overscan in rows, for scrolling and the Tab key; one is enough when rows are long. */
const overscanOf = (columns: number) => (columns > 3 ? 1 : 2);

interface RenderedRow {
  index: number;
  /** Height in px of the unrendered rows before it. */
  space: number;
}

/** The rendered part of a list; heights in px. */
interface WindowedRows {
  columns: number;
  /** Undefined for a list that is rendered completely. */
  rows?: RenderedRow[];
  /** Number of cards to render without rows. */
  whole: number;
  /** Height of the unrendered rows after the rendered ones. */
  after: number;
  /** Estimated height of the pending rows of a long list, so that the page has its final height for Back. */
  pendingHeight?: number;
  /** Measures a row, by its first card. */
  measure?: Ref<HTMLDivElement>;
}

interface Options {
  /** Id of the list and its selection. */
  list: string;
  view: ListingView;
  skip: number;
  count: number;
  /** Tile among the cards; the same object in each render. */
  tile?: TileCells;
  /** Number of pending cards at the end. */
  pendingCount: number;
  /** Indexes of cards that are always rendered. */
  pinned: readonly number[];
  listRef: RefObject<HTMLElement | null>;
  /** True in the first render of the list: only the rows near the window are rendered. */
  isFirstRender: boolean;
}

/** Measured row heights, stored for this tab for Back; undefined while a list has no layout. */
function useRowHeights(list: string, rendered: readonly number[] | undefined): RowHeights | undefined {
  const isKnown = rendered !== undefined;
  const heights = useMemo(
    () => (isKnown ? readRowHeights(list, rendered) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- rows rendered later are measured by the virtualizer
    [list, isKnown],
  );
  useEffect(() => {
    if (!heights) return;
    window.addEventListener('pagehide', heights.store);
    return () => {
      window.removeEventListener('pagehide', heights.store);
      heights.store();
    };
  }, [heights]);
  return heights;
}

/** Scroll by adjustments only, relative to the current position: scroll restoration is done elsewhere (APP-04). */
function scrollByAdjustment(_offset: number, { adjustments }: { adjustments?: number }): void {
  if (adjustments) scrollWindowBy(adjustments);
}

/** Measurements of all rows; getTotalSize updates them. */
function rowsOf(virtualizer: Rows): Rows['measurementsCache'] {
  virtualizer.getTotalSize();
  return virtualizer.measurementsCache;
}

/** Positions of the cards, by those of the rows. */
const cardsOf = (virtualizer: Rows, columns: number, tile: TileCells | undefined) => ({
  startOf: (card: number) => rowsOf(virtualizer)[Math.floor(cellOf(card, tile) / columns)]?.start,
  firstFrom(position: number) {
    const at = virtualizer.getVirtualItemForOffset(position);
    const first = at && (at.start >= position ? at : rowsOf(virtualizer)[at.index + 1]);
    return first && { card: cardFrom(first.index * columns, tile), start: first.start };
  },
});

/** Indexes of the rows in and near the window. */
const nearWindow = ({ startIndex, endIndex, overscan, count }: Range) => {
  const start = Math.max(0, startIndex - overscan);
  const end = Math.min(count - 1, endIndex + overscan);
  return Array.from({ length: end - start + 1 }, (_, row) => start + row);
};

/** The rendered rows of a long list of cards: the first ones, those near the window, and the pinned ones (LIST-07). */
export function useWindowedRows(options: Options): WindowedRows {
  const { list, view, skip, count, tile, pendingCount, pinned, listRef, isFirstRender } = options;
  const isLong = count + pendingCount > maxRenderedWhole;
  // While the virtualizer is loading; a list that starts long must not be scrolled in before it has its height.
  const [mostWhole] = useState(count > maxRenderedWhole ? firstCards : maxRenderedWhole);
  const layout = useGridLayout(listRef, view, isLong, tile);
  const { columns = 1, width = 0, top = 0 } = layout ?? {};
  const heights = useRowHeights([list, skip, view, columns, width].join(' '), layout?.rowHeights);
  const anchor = useRef<CardAnchor>(undefined);
  const rowCount = Math.ceil(cellOf(count, tile) / columns);
  const first = isFirstRender ? 0 : Math.ceil(alwaysRendered / columns);
  const estimate = estimates[view] + (view === 'grid' ? width / columns : 0);
  const estimateSize = (row: number) => heights?.expected(row) ?? estimate;
  const pinnedRows = pinned.map((card) => Math.floor(cellOf(card, tile) / columns)).join(' ');
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = new Set([
        ...Array.from({ length: Math.min(first, range.count) }, (_, row) => row),
        ...nearWindow(range),
        ...(pinnedRows === '' ? [] : pinnedRows.split(' ').map(Number)).filter((row) => row < range.count),
      ]);
      return [...rows].sort((a, b) => a - b);
    },
    [first, pinnedRows],
  );
  const ready = useVirtualizer(
    layout &&
      heights && {
        count: rowCount,
        overscan: isFirstRender ? 0 : overscanOf(columns),
        scrollMargin: top,
        estimateSize,
        rangeExtractor,
        scrollToFn: scrollByAdjustment,
        measureElement(element, entry, { indexFromElement }) {
          const row = indexFromElement(element);
          // The observer reports a new row before it is painted; reading its height here would force a layout.
          const known = entry ? undefined : heights.latest(row);
          if (known !== undefined) return known;
          const height = roundHeight(
            entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height,
          );
          if (height > 0 && listRef.current && widthOf(listRef.current) === width) heights.set(row, height);
          return height || estimateSize(row);
        },
      },
    `${view} ${columns} ${width}`,
  );
  // Prepared while further cards are pending, of which there may be none.
  const virtualizer = ready && count <= maxRenderedWhole ? undefined : ready;

  // A change of a row's height must not move the anchor card or, without one, anything below the window's upper edge.
  useLayoutEffect(() => {
    const isAbove = ({ start, end }: { start: number; end: number }) =>
      anchor.current ? start < window.scrollY + anchor.current.top - 1 : end <= window.scrollY;
    if (virtualizer) Object.assign(virtualizer, { shouldAdjustScrollPositionOnItemSizeChange: isAbove });
  }, [virtualizer, anchor]);

  useScrollAnchor({
    listRef,
    view,
    skip,
    long: virtualizer ? { ...cardsOf(virtualizer, columns, tile), columns, width } : undefined,
    anchorRef: anchor,
  });

  /** Estimated height of the rows from one card to another, so that the page has its final height for Back. */
  const estimateHeight = (from: number, until: number) => {
    const start = Math.ceil(cellOf(from, tile) / columns);
    const rows = Array.from(
      { length: Math.ceil(cellOf(until, tile) / columns) - start },
      (_, row) => start + row,
    );
    return layout && rows.reduce((sum, row) => sum + estimateSize(row), 0);
  };
  const pendingHeight = estimateHeight(count, count + pendingCount);
  if (!virtualizer) {
    const whole = virtualizer === null ? count : Math.min(count, mostWhole);
    return { columns, whole, after: estimateHeight(whole, count) ?? 0, pendingHeight };
  }
  const items = virtualizer.getVirtualItems();
  const endOf = (position: number) => items.at(position)?.end ?? top;
  return {
    columns,
    rows: items.map(({ index, start }, position) => ({
      index,
      space: start - (position > 0 ? endOf(position - 1) : top),
    })),
    whole: count,
    after: virtualizer.getTotalSize() - (endOf(-1) - top),
    pendingHeight,
    measure: virtualizer.measureElement,
  };
}
