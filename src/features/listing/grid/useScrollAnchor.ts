import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { moveWindow } from '../../../components/moveWindow';

/** A card, and where it is in the window. */
export interface CardAnchor {
  /** Its place among all hits, the first being 0. */
  place: number;
  /** Px from the top of the window to its top. */
  top: number;
}

interface Options {
  /** What the rows are in; its scroll margin is what header and bar cover of the window. */
  listRef: RefObject<HTMLElement | null>;
  columns: number;
  /** Of the list, in px. */
  width: number;
  /** Hits before the first card. */
  skip: number;
  /** Whether rows are drawn. */
  drawn: boolean;
  /** Rows that stay have just been laid out for another width. */
  isAnewRef: RefObject<boolean>;
  /** The card is handed on in it from one form of the rows to the next. */
  anchorRef: RefObject<CardAnchor | undefined>;
}

type Rows = Virtualizer<Window, HTMLLIElement>;

/** Where the rows are by all that is measured so far: asking how high they are in all has it reckoned. */
function rowsOf(virtualizer: Rows): Rows['measurementsCache'] {
  virtualizer.getTotalSize();
  return virtualizer.measurementsCache;
}

/** Whether a list still has the width its rows are laid out for; the window may have got another one already. */
export function hasWidth(list: HTMLElement | null, width: number): boolean {
  return list !== null && Math.round(list.getBoundingClientRect().width) === width;
}

/**
 * LIST-03: keeps the first card that begins in view where it is when the rows take another form: beside or below each
 * other, another number in a row, or in another width.
 */
export function useScrollAnchor(
  virtualizer: Rows,
  { listRef, columns, width, skip, drawn, isAnewRef, anchorRef }: Options,
): void {
  const shownAs = useRef<string>(undefined);
  useLayoutEffect(() => {
    const form = `${columns} ${skip}`;
    if (!drawn || (shownAs.current === form && !isAnewRef.current)) return;
    shownAs.current = form;
    isAnewRef.current = false;
    const { current: kept } = anchorRef;
    const row = kept && rowsOf(virtualizer)[Math.floor((kept.place - skip) / columns)];
    if (row) moveWindow(row.start - kept.top);
    else anchorRef.current = undefined;
  });

  useEffect(() => {
    const note = () => {
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
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [virtualizer, listRef, columns, width, skip, anchorRef]);
}
