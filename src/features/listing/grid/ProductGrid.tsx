import { useRef } from 'react';
import { classNames } from '../../../components/classNames';
import type { FirstItem } from './CardRow';
import { CardRows, type ProductGridProps } from './CardRows';
import styles from './ProductGrid.module.css';
import { SkeletonCards } from './SkeletonCards';
import { useGridLayout } from './useGridLayout';
import type { CardAnchor } from './useScrollAnchor';
import type { ListingView } from '../sortBar/useListingView';

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
 * LIST-01: placeholders for loading cards; hidden from screen readers.
 * @param count number of products per load
 */
export function ProductGridSkeleton(props: { count: number; view: ListingView; first?: FirstItem }) {
  const { view } = props;
  return (
    <div className={classNames(styles.frame, styles[view])} aria-hidden="true">
      <SkeletonCards {...props} />
    </div>
  );
}
