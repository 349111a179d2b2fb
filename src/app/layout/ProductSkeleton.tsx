import { Skeleton } from '../../components/plain/Skeleton';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './ProductSkeleton.module.css';
import { SlowNotice } from './LoadingScreen';

const four = [1, 2, 3, 4];

/** Skeleton of a product page: pictures, title, price, swatches, buttons, four small cards (APP-06). */
export function ProductSkeleton({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="visually-hidden">{t('common.loadingPage')}</span>
      <div className="page-width">
        <SlowNotice onRetry={onRetry} />
        <div className={styles.trail}>
          <Skeleton width="40%" />
        </div>
      </div>
      <div className={styles.product}>
        <div className={styles.pictures}>
          <Skeleton ratio="1 / 1" className={styles.picture} />
          {four.map((picture) => (
            <Skeleton key={picture} ratio="1 / 1" />
          ))}
        </div>
        <div className={styles.details}>
          <Skeleton width="80%" height="3rem" />
          <Skeleton width="35%" height="2rem" />
          <div className={styles.swatches}>
            {four.map((swatch) => (
              <Skeleton key={swatch} width="2.75rem" height="2.75rem" className={styles.swatch} />
            ))}
          </div>
          <Skeleton height="var(--control-height)" />
          <Skeleton height="var(--control-height)" />
        </div>
        <div className={styles.cards}>
          {four.map((card) => (
            <Skeleton key={card} ratio="1 / 1" />
          ))}
        </div>
      </div>
    </div>
  );
}
