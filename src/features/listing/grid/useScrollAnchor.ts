import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollWindowTo } from './scrollWindow';

/** A card and its position in the window. */
export interface CardAnchor {
  /** Index among all hits. */
  place: number;
  /** Distance in px from the top of the window. */
  top: number;
}

interface Options {
  /** Element around the rows; its scroll margin is the height that header and bar cover. */
  listRef: RefObject<HTMLElement | null>;
  columns: number;
  /** Width of the list, in px. */
  width: number;
  /** Number of hits before the first card. */
  skip: number;
  /** True when rows are rendered. */
  rendered: boolean;
  /** True right after the rows have been measured for a new width. */
  hasNewWidthRef: RefObject<boolean>;
  /** Anchor card, kept across layouts. */
  anchorRef: RefObject<CardAnchor | undefined>;
}

type Rows = Virtualizer<Window, HTMLDivElement>;

/** Measurements of all rows; getTotalSize updates them. */
function rowsOf(virtualizer: Rows): Rows['measurementsCache'] {
  virtualizer.getTotalSize();
  return virtualizer.measurementsCache;
}

/** True while a list has the width its rows were measured for. */
export function hasWidth(list: HTMLElement | null, width: number): boolean {
  return list !== null && Math.round(list.getBoundingClientRect().width) === width;
}

/**
 * LIST-03: keep the position in the window of the first card that starts in view when the layout changes: another
 * view, number of columns or width.
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
