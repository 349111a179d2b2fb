import { classNames } from '../../../components/plain/classNames';
import { Skeleton } from '../../../components/plain/Skeleton';
import { usePricesShown } from '../../pricing/usePricesShown';
import { purchaseClass, useIsButtonFirst } from './CardPrice';
import { CardLines } from './ProductCard';
import styles from './ProductCard.module.css';

/**
 * LIST-01: placeholder of a loading card, in the card's dimensions; where prices are shown with space for price and purchase.
 */
export function ProductCardSkeleton({ view }: { view: 'grid' | 'list' }) {
  const pricesShown = usePricesShown();
  const isButtonFirst = useIsButtonFirst(view);
  return (
    <div className={styles.item}>
      <div className={classNames(styles.card, styles[view])} aria-hidden="true">
        <Skeleton ratio="1 / 1" />
        <CardLines view={view} part="facts">
          <div className={classNames(styles.name, styles.nameRoom)}>
            <Skeleton width="75%" />
          </div>
          <Skeleton className={styles.options} width="6rem" height="1.5rem" />
          <p className={classNames(styles.details, styles.numbersRoom)}>
            {view === 'grid' && <Skeleton className={styles.facts} width="40%" />}
            <Skeleton width="60%" />
          </p>
          {view === 'grid' && (
            <p className={classNames(styles.text, styles.teaser)}>
              <Skeleton width="80%" />
            </p>
          )}
        </CardLines>
        <CardLines view={view} part="offer">
          {pricesShown && <Skeleton className={styles.price} width="45%" />}
          <Skeleton className={styles.stock} width="50%" />
          {pricesShown && <div className={purchaseClass(view, isButtonFirst)} />}
        </CardLines>
      </div>
    </div>
  );
}
