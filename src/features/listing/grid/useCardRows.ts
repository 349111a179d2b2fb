import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { readRowHeights, type RowHeights } from './rowHeights';
import { scrollWindowBy } from './scrollWindow';
import { hasWidth, useScrollAnchor, type CardAnchor } from './useScrollAnchor';

/** Layout of a grid of cards; lengths in px. */
export interface GridLayout {
  columns: number;
  /** Gap between rows. */
  gap: number;
  width: number;
  /** Distance from the top of the page. */
  top: number;
}

/** Maximum length of a list that is rendered completely, so that the browser's find-in-page works. */
const maxRenderedWhole = 48;

/** Number of items at the start of a longer list that are always rendered. */
const alwaysRendered = 24;

/** Overscan in rows, for scrolling and the Tab key; one is enough when rows are long. */
const overscanOf = (columns: number) => (columns > 3 ? 1 : 2);

/** A rendered row. */
interface RenderedRow {
  index: number;
  /** Height in px of the unrendered rows before it. */
  space: number;
}

interface Options {
  /** Id of the list and its layout. */
  list: string;
  /** Number of hits before the first card. */
  skip: number;
  count: number;
  /** Number of pending rows at the end. */
  pendingCount: number;
  layout: GridLayout;
  /** Estimated height of a row until one is measured, in px. */
  estimate: number;
  /** Indexes of rows that are always rendered. */
  pinned: readonly number[];
  /** Element around the rows. */
  listRef: RefObject<HTMLElement | null>;
  /** Scroll anchor: the card that keeps its position in the window when the layout changes. */
  anchor: RefObject<CardAnchor | undefined>;
  /** True in the first render of the list: only the rows near the window are rendered. */
  isFirstRender: boolean;
}

type Rows = Virtualizer<Window, HTMLDivElement>;

/** Round to 1/64 px, the unit of the browser's layout: the sum of many rows is exact. */
const roundHeight = (height: number) => Math.round(height * 64) / 64;

/**
 * Remeasure after a change of width, which changes every height: measure the rendered rows and estimate the others
 * by the first of them. The next render positions them.
 * @param heights row heights for the current width, in px
 * @param hasNewWidthRef set to true afterwards
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

/** Measured row heights, stored for this tab for Back. */
function useRowHeights(list: string): RowHeights {
  const heights = useMemo(() => readRowHeights(list), [list]);
  useEffect(() => {
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

/** The rendered rows of a long list of cards: the first ones, those near the window, and the pinned ones (LIST-07). */
export function useCardRows(options: Options) {
  const { list, skip, count, pendingCount, layout, estimate, pinned, listRef, anchor, isFirstRender } =
    options;
  const { columns, gap, top, width } = layout;
  const heights = useRowHeights(list);
  const isWhole = count <= Math.ceil(maxRenderedWhole / columns);
  const whole = isWhole ? count : Math.ceil(alwaysRendered / columns);
  const first = isFirstRender ? 0 : whole;
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
    overscan: isFirstRender ? 0 : overscanOf(columns),
    // The overscan covers a frame; rendering inside the scroll event would force a layout.
    useFlushSync: false,
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
      if (height > 0 && hasWidth(listRef.current, width)) heights.set(row, height);
      return height || estimateSize(row);
    },
  });

  // A change of a row's height must not move the anchor card or, without one, anything below the window's upper edge.
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
    /** Estimated height of the pending rows, in px, so that the page has its final height for Back. */
    pendingHeight: Array.from(
      { length: pendingCount },
      (_, index) => estimateSize(count + index) + gap,
    ).reduce((sum, height) => sum + height, 0),
    measure: virtualizer.measureElement,
  };
}
