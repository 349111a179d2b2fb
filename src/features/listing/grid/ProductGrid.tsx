import { useDeferredValue, useRef } from 'react';
import { classNames } from '../../../components/classNames';
import { CardRows, type ProductGridProps } from './CardRows';
import styles from './ProductGrid.module.css';
import { SkeletonCards } from './SkeletonCards';
import { useGridLayout } from './useGridLayout';
import type { CardAnchor } from './useScrollAnchor';
import type { ListingView } from '../sortBar/useListingView';

/**
 * LIST-01: product cards, as a grid or a list. The first render has the rows near the window only; those below follow
 * after it, interruptibly.
 */
export function ProductGrid(props: ProductGridProps) {
  const { view } = props;
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<CardAnchor>(undefined);
  const layout = useGridLayout(frame, view);
  const isFirstRender = useDeferredValue(false, true);
  return (
    <div ref={frame} className={classNames(styles.frame, styles[view])}>
      {layout && (
        <CardRows
          key={`${view} ${layout.columns}`}
          {...props}
          layout={layout}
          anchor={anchor}
          isFirstRender={isFirstRender}
        />
      )}
    </div>
  );
}

/**
 * LIST-01: placeholders for loading cards; hidden from screen readers.
 * @param count number of products per load
 */
export function ProductGridSkeleton(props: { count: number; view: ListingView }) {
  const { view } = props;
  return (
    <div className={classNames(styles.frame, styles[view])} aria-hidden="true">
      <SkeletonCards {...props} />
    </div>
  );
}
