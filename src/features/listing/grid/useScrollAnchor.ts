import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ListingView } from '../sortBar/useListingView';
import { moveWindow } from '../../../components/plain/moveWindow';

/** Accumulated fractions of a px: the window scrolls by whole px, and the rest would add up over many rows. */
let remainder = 0;

/**
 * Scroll the window to compensate for a change of height above the visible cards.
 * @param top in px
 */
function scrollWindowTo(top: number): void {
  moveWindow(top);
  remainder = (top - window.scrollY) % 1;
}

/**
 * Scroll relative to the current position, including the accumulated fraction.
 * @param distance in px, downwards
 */
export const scrollWindowBy = (distance: number): void =>
  scrollWindowTo(window.scrollY + remainder + distance);

export interface CardAnchor {
  /** Index among all hits. */
  index: number;
  /** Distance in px from the top of the window. */
  top: number;
}

/** Start of a card, in px from the top of the page. */
interface CardStart {
  card: number;
  start: number;
}

/** Measurements of the cards of a long list, rendered or not. */
interface LongList {
  columns: number;
  /** Width in px for which its rows are measured. */
  width: number;
  startOf: (card: number) => number | undefined;
  /** The first card that starts at a position or below it. */
  firstFrom: (position: number) => CardStart | undefined;
}

interface Options {
  /** Element around the cards; its scroll margin is the height that header and bar cover. */
  listRef: RefObject<HTMLElement | null>;
  view: ListingView;
  skip: number;
  /** Measurements of a long list; undefined for one that is rendered completely. */
  long?: LongList;
  /** Anchor card, kept across layouts. */
  anchorRef: RefObject<CardAnchor | undefined>;
}

/** Width of a list in px, as it is compared. */
export const widthOf = (list: HTMLElement) => Math.round(list.getBoundingClientRect().width);

const startIn = (item: Element | undefined) => item && item.getBoundingClientRect().top + window.scrollY;

/** The same measurements of a list that is rendered completely. */
function renderedList(list: HTMLElement): Pick<LongList, 'startOf' | 'firstFrom'> {
  const cards = [...list.querySelectorAll(':scope > [data-card]')];
  return {
    startOf: (card) => startIn(cards[card]),
    firstFrom(position) {
      const card = cards.findIndex((item) => (startIn(item) ?? 0) >= position);
      const start = startIn(cards[card]);
      return start === undefined ? undefined : { card, start };
    },
  };
}

/** The first card that starts below the header and the bar, once the list is scrolled past them. */
function firstInView(
  list: HTMLElement,
  { firstFrom }: Pick<LongList, 'firstFrom'>,
  skip: number,
): CardAnchor | undefined {
  const covered = Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
  if (list.getBoundingClientRect().top >= covered) return undefined;
  const first = firstFrom(window.scrollY + covered);
  return first && { index: skip + first.card, top: first.start - window.scrollY };
}

/**
 * LIST-03: keep the position in the window of the first card that starts in view when the layout changes: another
 * view, number of columns or width.
 */
export function useScrollAnchor(options: Options): void {
  const { listRef, view, skip, long, anchorRef } = options;
  const measured = useRef(long);
  const keep = useCallback(() => {
    const { current: list } = listRef;
    const { current: anchor } = anchorRef;
    const start = list && anchor && (measured.current ?? renderedList(list)).startOf(anchor.index - skip);
    if (anchor && typeof start === 'number') scrollWindowTo(start - anchor.top);
    else anchorRef.current = undefined;
  }, [listRef, anchorRef, skip]);
  const layout = long && `${long.columns} ${long.width}`;
  const last = useRef({ view, skip, layout });
  useLayoutEffect(() => {
    measured.current = long;
    const before = last.current;
    last.current = { view, skip, layout };
    const hasNewLayout = before.layout !== undefined && before.layout !== layout;
    if (before.view !== view || before.skip !== skip || hasNewLayout) keep();
  });

  const measuredWidth = long?.width;
  useEffect(() => {
    const { current: list } = listRef;
    if (!list) return;
    let width = measuredWidth;
    const observer = new ResizeObserver(() => {
      if (measuredWidth !== undefined) return;
      width = widthOf(list);
      keep();
    });
    observer.observe(list);
    const update = () => {
      // The cards are off while a new width has not been compensated for.
      if (widthOf(list) !== width) return;
      anchorRef.current = firstInView(list, measured.current ?? renderedList(list), skip);
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
    };
  }, [listRef, view, skip, measuredWidth, anchorRef, keep]);
}
