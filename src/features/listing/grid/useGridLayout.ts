import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ListingView } from '../sortBar/useListingView';
import { widthOf } from './useScrollAnchor';

/** Layout of a grid of cards; lengths in px. */
export interface GridLayout {
  columns: number;
  width: number;
  /** Distance from the top of the page. */
  top: number;
  /** Heights of the rendered rows, by index. */
  rowHeights: readonly number[];
}

/** Round to 1/64 px, the unit of the browser's layout: the sum of many rows is exact. */
export const roundHeight = (height: number) => Math.round(height * 64) / 64;

/** Heights of the rendered rows, by index: those of their first cards. */
function rowHeightsOf(list: HTMLElement, columns: number): number[] {
  const heights: number[] = [];
  for (const item of list.querySelectorAll<HTMLElement>(':scope > [data-card]')) {
    const row = Number(item.dataset['card']) / columns;
    const height = roundHeight(item.getBoundingClientRect().height);
    if (Number.isInteger(row) && height > 0) heights[row] = height;
  }
  return heights;
}

function layoutOf(list: HTMLElement): GridLayout {
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const { top } = list.getBoundingClientRect();
  return {
    columns,
    width: widthOf(list),
    top: Math.round((top + window.scrollY) * 100) / 100,
    rowHeights: rowHeightsOf(list, columns),
  };
}

const isSame = (a: GridLayout, b: GridLayout) =>
  a.columns === b.columns && a.width === b.width && a.top === b.top;

/**
 * Observe the layout of a long list of cards, which the style sheet determines.
 * @param view the view, which changes the layout
 * @param isLong false for a list that is rendered completely: nothing is measured
 * @returns undefined until measured
 */
export function useGridLayout(
  listRef: RefObject<HTMLElement | null>,
  view: ListingView,
  isLong: boolean,
): GridLayout | undefined {
  const [layout, setLayout] = useState<GridLayout>();
  useLayoutEffect(() => {
    const { current } = listRef;
    if (!current || !isLong) return;
    const measure = () => {
      const next = layoutOf(current);
      setLayout((before) => (before && isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [listRef, view, isLong]);
  return layout;
}
