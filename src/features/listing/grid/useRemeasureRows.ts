import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { RowHeights } from './rowHeights';

/** In px, to the hundredth. */
export const heightOf = (height: number) => Math.round(height * 100) / 100;

/**
 * In another width every row has another height: measures those that are drawn, and expects of the others what the
 * first of them has. They are drawn where they belong then in the render that follows.
 * @param heights those of the width that the list has now, in px
 * @param isAnewRef told when that has been done
 */
export function useRemeasureRows(
  virtualizer: Virtualizer<Window, HTMLLIElement>,
  heights: RowHeights,
  isAnewRef: RefObject<boolean>,
): void {
  const laidOut = useRef(heights);
  useLayoutEffect(() => {
    if (laidOut.current === heights) return;
    laidOut.current = heights;
    const rows = [...virtualizer.elementsCache.values()]
      .filter(({ isConnected }) => isConnected)
      .map(
        (row) => [virtualizer.indexFromElement(row), heightOf(row.getBoundingClientRect().height)] as const,
      )
      .sort(([a], [b]) => a - b);
    for (const [row, height] of rows) heights.note(row, height);
    virtualizer.measure();
    virtualizer.getTotalSize();
    for (const [row, height] of rows) virtualizer.resizeItem(row, height);
    isAnewRef.current = true;
  }, [virtualizer, heights, isAnewRef]);
}
