import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';

/** A card, and where it is in the window. */
export interface CardAnchor {
  /** Its place among all hits, the first being 0. */
  place: number;
  /** Px from the top of the window to its top. */
  top: number;
}

interface Options {
  columns: number;
  /** Hits before the first card. */
  skip: number;
  /** Whether rows are drawn. */
  drawn: boolean;
  /** Where the card is left from one form to the next. */
  anchorRef: RefObject<CardAnchor | undefined>;
}

/** Px at the top of the window that the header and the bar over the list cover at most. */
const covered = 180;

/**
 * LIST-03: keeps the first card in view where it is when the rows take another form: beside or below each other, or
 * another number in a row. The rows that go leave the card they showed, those that come begin with it.
 */
export function useKeptInView(
  virtualizer: Virtualizer<Window, HTMLLIElement>,
  { columns, skip, drawn, anchorRef }: Options,
): void {
  useLayoutEffect(() => {
    if (!drawn) return;
    const { current: kept } = anchorRef;
    const row = kept && virtualizer.measurementsCache[Math.floor((kept.place - skip) / columns)];
    if (row) window.scrollTo({ top: row.start - kept.top, behavior: 'instant' });
    anchorRef.current = undefined;
    return () => {
      const { scrollY } = window;
      const first = virtualizer.measurementsCache.find(({ start }) => start >= scrollY + covered);
      if (!first || scrollY <= virtualizer.options.scrollMargin) return;
      anchorRef.current = { place: skip + first.index * columns, top: first.start - scrollY };
    };
  }, [virtualizer, columns, skip, drawn, anchorRef]);
}
