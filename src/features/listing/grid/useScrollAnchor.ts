import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollWindowTo } from './scrollWindow';

/** A card, and where it is in the window. */
export interface CardAnchor {
  /** Its place among all hits, the first being 0. */
  place: number;
  /** Px from the top of the window to its top. */
  top: number;
}

interface Options {
  /** The element around the rows; its scroll margin is what header and bar cover of the window. */
  listRef: RefObject<HTMLElement | null>;
  columns: number;
  /** Of the list, in px. */
  width: number;
  /** Hits before the first card. */
  skip: number;
  /** Whether rows are rendered. */
  rendered: boolean;
  /** The rows have just been measured in another width. */
  hasNewWidthRef: RefObject<boolean>;
  /** It keeps the card across layouts. */
  anchorRef: RefObject<CardAnchor | undefined>;
}

type Rows = Virtualizer<Window, HTMLDivElement>;

/** The places of the rows by all that has been measured: reading the total size computes them. */
function rowsOf(virtualizer: Rows): Rows['measurementsCache'] {
  virtualizer.getTotalSize();
  return virtualizer.measurementsCache;
}

/** Whether a list still has the width that its rows were laid out for. */
export function hasWidth(list: HTMLElement | null, width: number): boolean {
  return list !== null && Math.round(list.getBoundingClientRect().width) === width;
}

/**
 * LIST-03: the first card that begins in view keeps its place in the window when the layout changes: another view,
 * another number of columns or another width.
 */
export function useScrollAnchor(
  virtualizer: Rows,
  { listRef, columns, width, skip, rendered, hasNewWidthRef, anchorRef }: Options,
): void {
  const lastLayout = useRef<string>(undefined);
  useLayoutEffect(() => {
    const layout = `${columns} ${skip}`;
    if (!rendered || (lastLayout.current === layout && !hasNewWidthRef.current)) return;
    lastLayout.current = layout;
    hasNewWidthRef.current = false;
    const { current: card } = anchorRef;
    const row = card && rowsOf(virtualizer)[Math.floor((card.place - skip) / columns)];
    if (row) scrollWindowTo(row.start - card.top);
    else anchorRef.current = undefined;
  });

  useEffect(() => {
    const update = () => {
      const { current: list } = listRef;
      if (!list || !hasWidth(list, width)) return;
      const top = window.scrollY + (Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0);
      const at = virtualizer.getVirtualItemForOffset(top);
      const first = at && (at.start >= top ? at : rowsOf(virtualizer)[at.index + 1]);
      const isBegun = top > virtualizer.options.scrollMargin;
      anchorRef.current =
        first && isBegun
          ? { place: skip + first.index * columns, top: first.start - window.scrollY }
          : undefined;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [virtualizer, listRef, columns, width, skip, anchorRef]);
}
