import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ListingView } from '../sortBar/useListingView';
import type { GridLayout } from './useCardRows';

function layoutOf(frame: HTMLElement): GridLayout {
  const style = getComputedStyle(frame);
  const { width, top } = frame.getBoundingClientRect();
  return {
    columns: style.getPropertyValue('grid-template-columns').split(' ').length,
    gap: Number.parseFloat(style.rowGap) || 0,
    width: Math.round(width),
    top: Math.round((top + window.scrollY) * 100) / 100,
  };
}

const isSame = (a: GridLayout, b: GridLayout) =>
  a.columns === b.columns && a.gap === b.gap && a.width === b.width && a.top === b.top;

/**
 * Observe the layout of a grid of cards, which the style sheet determines.
 * @param view the view, which changes the layout
 * @returns undefined until measured
 */
export function useGridLayout(
  frame: RefObject<HTMLElement | null>,
  view: ListingView,
): GridLayout | undefined {
  const [layout, setLayout] = useState<GridLayout>();
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => {
      const next = layoutOf(current);
      setLayout((before) => (before && isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame, view]);
  return layout;
}
