import { classNames } from '../../../components/classNames';
import { skeletonGroup } from '../../../components/Skeleton/Skeleton';
import { ProductCardSkeleton } from '../../product/ProductCard/ProductCardSkeleton';
import styles from './ProductGrid.module.css';
import type { ListingView } from '../sortBar/useListingView';

/** Placeholders of a further load at most: they fill the window. */
export const maxSkeletons = 12;

/** Placeholders for so many cards, in the grid around them; hidden from screen readers there. */
export function SkeletonCards({ count, view }: { count: number; view: ListingView }) {
  return (
    <div className={classNames(styles.row, skeletonGroup)}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} view={view} />
      ))}
    </div>
  );
}
