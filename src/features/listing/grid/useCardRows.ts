import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { moveWindow } from '../../../components/moveWindow';
import { openRowHeights, type RowHeights } from './rowHeights';
import { hasWidth, useScrollAnchor, type CardAnchor } from './useScrollAnchor';
import type { GridLayout } from './useGridLayout';
import { heightOf, useRemeasureRows } from './useRemeasureRows';

/** So many cards at the beginning of a list are always there, for the browser's own search in the page. */
const alwaysThere = 96;

/** Rows drawn beyond the window on either side, so that scrolling and the Tab key find them there. */
const overscan = 3;

/** A row that is drawn. */
interface CardRow {
  index: number;
  /** Room for the rows left out before it, in px. */
  space: number;
}

interface Options {
  /** The list, and the form it is in. */
  list: string;
  /** Hits before the first card. */
  skip: number;
  count: number;
  layout: GridLayout;
  /** A first guess at the height of a row, in px. */
  guess: number;
  /** Rows that must be there wherever the window is. */
  pinned: readonly number[];
  /** What the rows are in. */
  listRef: RefObject<HTMLElement | null>;
  /** The card to keep where it is in the window when rows of another form take the place of these. */
  anchor: RefObject<CardAnchor | undefined>;
}

/** Heights of the rows as they are measured, kept for the way back. */
function useRowHeights(list: string): RowHeights {
  const heights = useMemo(() => openRowHeights(list), [list]);
  useEffect(() => {
    window.addEventListener('pagehide', heights.keep);
    return () => {
      window.removeEventListener('pagehide', heights.keep);
      heights.keep();
    };
  }, [heights]);
  return heights;
}

/** Of a px: the window scrolls by whole ones, and many rows would add up to some. */
let rest = 0;

/** Only that much, and from where the page is now: to where it is scrolled is the app's own business (APP-04). */
function stayInPlace(_offset: number, { adjustments }: { adjustments?: number }): void {
  if (!adjustments) return;
  const top = window.scrollY + rest + adjustments;
  moveWindow(top);
  rest = (top - window.scrollY) % 1;
}

/** The rows of a long list of cards that are drawn: the first ones, those near the window, and the pinned ones. */
export function useCardRows({ list, skip, count, layout, guess, pinned, listRef, anchor }: Options) {
  const { columns, gap, top, width } = layout;
  const heights = useRowHeights(list);
  const first = Math.ceil(alwaysThere / columns);
  const estimateSize = (row: number) => heights.expected(row) ?? guess;
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
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    gap,
    overscan,
    scrollMargin: top,
    estimateSize,
    rangeExtractor,
    scrollToFn: stayInPlace,
    measureElement(element, entry, { indexFromElement }) {
      const row = indexFromElement(element);
      const height = heightOf(entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height);
      if (height > 0 && hasWidth(listRef.current, width)) heights.note(row, height);
      return height || estimateSize(row);
    },
  });

  // A row that gets higher or lower must not move the card kept in view; where none is, not what is below the window's edge.
  useLayoutEffect(() => {
    const isAbove = ({ start, end }: { start: number; end: number }) =>
      anchor.current ? start < window.scrollY + anchor.current.top - 1 : end <= window.scrollY;
    Object.assign(virtualizer, { shouldAdjustScrollPositionOnItemSizeChange: isAbove });
  }, [virtualizer, anchor]);

  const items = virtualizer.getVirtualItems();
  const isAnew = useRef(false);
  useScrollAnchor(virtualizer, {
    listRef,
    columns,
    width,
    skip,
    drawn: items.length > 0,
    isAnewRef: isAnew,
    anchorRef: anchor,
  });
  useRemeasureRows(virtualizer, heights, isAnew);
  const rows = items.map(({ index, start }, place): CardRow => {
    const before = items[place - 1];
    return { index, space: before && before.index < index - 1 ? start - before.end - gap : 0 };
  });
  const [begin, end] = [items[0], items.at(-1)];
  return {
    rows,
    before: begin ? begin.start - top : 0,
    after: end ? virtualizer.getTotalSize() - (end.end - top) : 0,
    measure: virtualizer.measureElement,
  };
}
