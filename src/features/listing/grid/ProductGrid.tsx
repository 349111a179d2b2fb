import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from '../../../components/classNames';
import { ProductCardSkeleton } from '../../product/ProductCard/ProductCardSkeleton';
import { CardRows, type ProductGridProps } from './CardRows';
import styles from './ProductGrid.module.css';
import type { GridLayout } from './useCardRows';
import type { CardAnchor } from './useScrollAnchor';
import type { ListingView } from '../sortBar/useListingView';

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
 * Observes the layout that the stylesheet gives a grid of cards.
 * @param view another view has another layout
 * @returns undefined until it is measured
 */
function useGridLayout(frame: RefObject<HTMLElement | null>, view: ListingView): GridLayout | undefined {
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

/** LIST-01: product cards, as a grid or a list. */
export function ProductGrid(props: ProductGridProps) {
  const { view } = props;
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<CardAnchor>(undefined);
  const layout = useGridLayout(frame, view);
  return (
    <div ref={frame} className={classNames(styles.frame, styles[view])}>
      {layout && <CardRows key={`${view} ${layout.columns}`} layout={layout} anchor={anchor} {...props} />}
    </div>
  );
}

/**
 * LIST-01: placeholders for cards that are loading; hidden from screen readers.
 * @param count as many as one load holds
 */
export function ProductGridSkeleton({ count, view }: { count: number; view: ListingView }) {
  return (
    <div className={classNames(styles.frame, styles[view])} aria-hidden="true">
      <div className={styles.row}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} view={view} />
        ))}
      </div>
    </div>
  );
}
