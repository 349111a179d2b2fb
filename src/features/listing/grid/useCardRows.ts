import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { openRowHeights, type RowHeights } from './rowHeights';
import { scrollWindowBy } from './scrollWindow';
import { hasWidth, useScrollAnchor, type CardAnchor } from './useScrollAnchor';

/** How a grid of cards is laid out; measures in px. */
export interface GridLayout {
  columns: number;
  /** Between two rows. */
  gap: number;
  width: number;
  /** Distance from the top of the page. */
  top: number;
}

/** A list of at most so many cards is rendered whole, for the browser's own search in the page. */
const maxRenderedWhole = 48;

/** How many cards at the beginning of a longer list are always rendered. */
const alwaysRendered = 24;

/** Rows rendered beyond the window on either side, for scrolling and the Tab key. */
const overscan = 2;

/** A row that is rendered. */
interface RenderedRow {
  index: number;
  /** Height of the rows left out before it, in px. */
  space: number;
}

interface Options {
  /** Identifies the list and its layout. */
  list: string;
  /** Hits before the first card. */
  skip: number;
  count: number;
  /** Rows that come after those and are pending. */
  pendingCount: number;
  layout: GridLayout;
  /** Height of a row before any is measured, in px. */
  estimate: number;
  /** Rows that are rendered wherever the window is. */
  pinned: readonly number[];
  /** The element around the rows. */
  listRef: RefObject<HTMLElement | null>;
  /** The card that keeps its place in the window when the layout changes. */
  anchor: RefObject<CardAnchor | undefined>;
}

type Rows = Virtualizer<Window, HTMLDivElement>;

/** In px, to the hundredth. */
const roundHeight = (height: number) => Math.round(height * 100) / 100;

/**
 * In another width every row has another height: measures the rendered rows, and estimates the others by the first of
 * them. The next render places them.
 * @param heights those of the current width, in px
 * @param hasNewWidthRef set when that has been done
 */
function useRemeasureRows(virtualizer: Rows, heights: RowHeights, hasNewWidthRef: RefObject<boolean>): void {
  const lastHeights = useRef(heights);
  useLayoutEffect(() => {
    if (lastHeights.current === heights) return;
    lastHeights.current = heights;
    const rows = [...virtualizer.elementsCache.values()]
      .filter(({ isConnected }) => isConnected)
      .map(
        (row) =>
          [virtualizer.indexFromElement(row), roundHeight(row.getBoundingClientRect().height)] as const,
      )
      .sort(([a], [b]) => a - b);
    for (const [row, height] of rows) heights.set(row, height);
    virtualizer.measure();
    virtualizer.getTotalSize();
    for (const [row, height] of rows) virtualizer.resizeItem(row, height);
    hasNewWidthRef.current = true;
  }, [virtualizer, heights, hasNewWidthRef]);
}

/** The measured heights of the rows, stored in the tab for Back. */
function useRowHeights(list: string): RowHeights {
  const heights = useMemo(() => openRowHeights(list), [list]);
  useEffect(() => {
    window.addEventListener('pagehide', heights.store);
    return () => {
      window.removeEventListener('pagehide', heights.store);
      heights.store();
    };
  }, [heights]);
  return heights;
}

/** Scrolls by an adjustment only, from where the window is now: scroll positions are restored elsewhere (APP-04). */
function scrollByAdjustment(_offset: number, { adjustments }: { adjustments?: number }): void {
  if (adjustments) scrollWindowBy(adjustments);
}

/** The rows of a long list of cards to render: the first ones, those near the window, and the pinned ones (LIST-07). */
export function useCardRows(options: Options) {
  const { list, skip, count, pendingCount, layout, estimate, pinned, listRef, anchor } = options;
  const { columns, gap, top, width } = layout;
  const heights = useRowHeights(list);
  const isWhole = count <= Math.ceil(maxRenderedWhole / columns);
  const first = isWhole ? count : Math.ceil(alwaysRendered / columns);
  const estimateSize = (row: number) => heights.expected(row) ?? estimate;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = new Set([
        ...Array.from({ length: Math.min(first, range.count) }, (_, row) => row),
        ...defaultRangeExtractor(range),
        ...pinned.filter((row) => row < range.count),
      ]);
      return [...rows].sort((a, b) => a - b);
    },
    [first, pinned],
  );
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count,
    gap,
    overscan,
    // The rows beyond the window have room for a frame: to render in the scroll event makes a layout of its own.
    useFlushSync: false,
    scrollMargin: top,
    estimateSize,
    rangeExtractor,
    scrollToFn: scrollByAdjustment,
    measureElement(element, entry, { indexFromElement }) {
      const row = indexFromElement(element);
      const height = roundHeight(
        entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height,
      );
      if (height > 0 && hasWidth(listRef.current, width)) heights.set(row, height);
      return height || estimateSize(row);
    },
  });

  // A row whose height changes must not move the anchor card; without one, nothing below the window's upper edge.
  useLayoutEffect(() => {
    const isAbove = ({ start, end }: { start: number; end: number }) =>
      anchor.current ? start < window.scrollY + anchor.current.top - 1 : end <= window.scrollY;
    Object.assign(virtualizer, { shouldAdjustScrollPositionOnItemSizeChange: isAbove });
  }, [virtualizer, anchor]);

  const items = virtualizer.getVirtualItems();
  const hasNewWidth = useRef(false);
  useScrollAnchor(virtualizer, {
    listRef,
    columns,
    width,
    skip,
    rendered: items.length > 0,
    hasNewWidthRef: hasNewWidth,
    anchorRef: anchor,
  });
  useRemeasureRows(virtualizer, heights, hasNewWidth);
  const rows = items.map(({ index, start }, place): RenderedRow => {
    const before = items[place - 1];
    return { index, space: before && before.index < index - 1 ? start - before.end - gap : 0 };
  });
  const [begin, end] = [items[0], items.at(-1)];
  return {
    rows,
    before: begin ? begin.start - top : 0,
    after: end ? virtualizer.getTotalSize() - (end.end - top) : 0,
    /** Height of the pending rows as far as it is known, in px: the page is as high as it will be, for Back. */
    pendingHeight: Array.from(
      { length: pendingCount },
      (_, index) => estimateSize(count + index) + gap,
    ).reduce((sum, height) => sum + height, 0),
    measure: virtualizer.measureElement,
  };
}
