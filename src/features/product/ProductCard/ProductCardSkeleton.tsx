import { classNames } from '../../../components/classNames';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import styles from './ProductCard.module.css';

/** LIST-01: keeps the room of a card that is still loading, in the card's own measures. */
export function ProductCardSkeleton({ view }: { view: 'grid' | 'list' }) {
  return (
    <div className={classNames(styles.card, styles[view])} aria-hidden="true">
      <Skeleton ratio="1 / 1" />
      <div className={styles.facts}>
        <p className={styles.brand}>
          <Skeleton width="40%" />
        </p>
        <div className={styles.name}>
          <Skeleton width="75%" />
        </div>
        <div className={styles.text}>
          <Skeleton width="95%" />
        </div>
        <div className={styles.choices}>
          <Skeleton width="35%" height="0.875rem" />
        </div>
      </div>
      <div className={styles.offer}>
        <Skeleton width="50%" />
      </div>
    </div>
  );
}
