import { Skeleton } from '../components/Skeleton/Skeleton';
import { classNames } from '../components/classNames';
import { useTranslate } from '../i18n/useTranslate';
import styles from './ProductSkeleton.module.css';

const four = [1, 2, 3, 4];

/** What shows while a product page loads: pictures, title, price, swatches, buttons, four small cards (APP-06). */
export function ProductSkeleton() {
  const t = useTranslate();
  return (
    <div className={classNames('page-width', styles.product)} role="status">
      <span className="visually-hidden">{t('common.loadingPage')}</span>
      <div className={styles.pictures}>
        {four.map((picture) => (
          <Skeleton key={picture} ratio="4 / 5" />
        ))}
      </div>
      <div className={styles.details}>
        <Skeleton width="70%" height="2.5rem" />
        <Skeleton width="30%" height="2rem" />
        <div className={styles.row}>
          {four.map((swatch) => (
            <Skeleton key={swatch} width="2rem" height="2rem" />
          ))}
        </div>
        <Skeleton height="var(--control-height)" />
        <Skeleton height="var(--control-height)" />
      </div>
      <div className={styles.cards}>
        {four.map((card) => (
          <Skeleton key={card} ratio="4 / 5" />
        ))}
      </div>
    </div>
  );
}
