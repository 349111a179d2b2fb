import { useEffect, useRef, type RefObject } from 'react';
import type { Product } from '../../api/generated/types';
import { classNames } from '../../components/classNames';
import { ProductCard } from '../product/ProductCard/ProductCard';
import { ProductCardSkeleton } from '../product/ProductCard/ProductCardSkeleton';
import styles from './ProductGrid.module.css';
import type { ListingView } from './useListingView';

interface ProductGridProps {
  products: readonly Product[];
  view: ListingView;
  /** Index of the card to move focus to as soon as it is there; undefined leaves focus alone. */
  focusAt?: number;
  onFocused?: () => void;
}

/** Cards of the first row: asked for at once. */
const priorityCards = 4;

function useCardFocus(
  { products, focusAt, onFocused }: ProductGridProps,
  list: RefObject<HTMLUListElement | null>,
) {
  useEffect(() => {
    if (focusAt === undefined || products.length <= focusAt) return;
    list.current?.children[focusAt]?.querySelector<HTMLElement>('a')?.focus();
    onFocused?.();
  }, [products.length, focusAt, onFocused, list]);
}

/** LIST-01: product cards, as a grid or a list. Cards far from view are not laid out. */
export function ProductGrid(props: ProductGridProps) {
  const { products, view } = props;
  const list = useRef<HTMLUListElement>(null);
  useCardFocus(props, list);
  return (
    <ul ref={list} className={classNames(styles.cards, styles[view])}>
      {products.map((product, index) => (
        <li key={product.code} className={styles.card}>
          <ProductCard product={product} view={view} priority={index < priorityCards} />
        </li>
      ))}
    </ul>
  );
}

/**
 * LIST-01: room kept for cards that are loading; not read out.
 * @param count as many as one load holds
 */
export function ProductGridSkeleton({ count, view }: { count: number; view: ListingView }) {
  return (
    <div className={classNames(styles.cards, styles[view])} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} view={view} />
      ))}
    </div>
  );
}
