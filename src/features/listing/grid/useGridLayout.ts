import { useLayoutEffect, useState, type RefObject } from 'react';

/** How cards are laid out at the moment; measures in px. */
export interface GridLayout {
  columns: number;
  /** Between two rows. */
  gap: number;
  width: number;
  /** Distance from the top of the page. */
  top: number;
}

function layoutOf(frame: HTMLElement): GridLayout {
  const style = getComputedStyle(frame);
  const { width, top } = frame.getBoundingClientRect();
  return {
    columns: Number(style.getPropertyValue('--columns')) || 1,
    gap: Number.parseFloat(style.rowGap) || 0,
    width: Math.round(width),
    top: Math.round(top + window.scrollY),
  };
}

const isSame = (a: GridLayout, b: GridLayout) =>
  a.columns === b.columns && a.gap === b.gap && a.width === b.width && a.top === b.top;

/**
 * Follows the layout that the stylesheet gives a grid of cards.
 * @param form what else changes it, besides the page around it
 * @returns undefined until it is known
 */
export function useGridLayout(frame: RefObject<HTMLElement | null>, form: string): GridLayout | undefined {
  const [layout, setLayout] = useState<GridLayout>();
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const follow = () => {
      const next = layoutOf(current);
      setLayout((before) => (before && isSame(before, next) ? before : next));
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame, form]);
  return layout;
}
