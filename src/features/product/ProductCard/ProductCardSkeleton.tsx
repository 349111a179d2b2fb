import { classNames } from '../../../components/classNames';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { useSignedIn } from '../../session/customer';
import purchase from './CardPurchase.module.css';
import styles from './ProductCard.module.css';

function OfferSkeleton() {
  return (
    <>
      <div className={styles.priceRoom}>
        <Skeleton width="45%" />
        <Skeleton width="30%" />
      </div>
      <div className={purchase.purchase}>
        <Skeleton height="var(--control-height-s)" className={styles.pill} />
        <Skeleton height="var(--control-height-s)" className={styles.pill} />
      </div>
    </>
  );
}

/** LIST-01: placeholder of a card that is loading, with the card's own measures; a customer's has a price. */
export function ProductCardSkeleton({ view }: { view: 'grid' | 'list' }) {
  const signedIn = useSignedIn();
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
          <Skeleton width="6rem" height="0.875rem" className={styles.swatchRoom} />
        </div>
      </div>
      <div className={styles.offer}>
        <p className={styles.stockRoom}>
          <Skeleton width="50%" />
        </p>
        {signedIn && <OfferSkeleton />}
      </div>
    </div>
  );
}
