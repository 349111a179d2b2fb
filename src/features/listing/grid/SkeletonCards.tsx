import { classNames } from '../../../components/plain/classNames';
import { skeletonGroup } from '../../../components/plain/Skeleton';
import { ProductCardSkeleton } from '../../product/card/ProductCardSkeleton';
import styles from './ProductGrid.module.css';
import type { ListingView } from '../sortBar/useListingView';

/** Maximum number of placeholders for a further load: two rows, of which a window shows no more. */
export const maxSkeletons = (columns: number) => Math.max(2 * columns, 6);

interface SkeletonCardsProps {
  count: number;
  view: ListingView;
}

/** Placeholders for cards, rendered inside a grid that hides them from screen readers. */
export function SkeletonCards({ count, view }: SkeletonCardsProps) {
  return (
    <div className={classNames(styles.frame, styles[view], skeletonGroup)}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} view={view} />
      ))}
    </div>
  );
}
