import type { Rating } from '../../api/generated/types';
import { classNames } from '../../components/plain/classNames';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './RatingMark.module.css';

export function RatingMark({ rating, className }: { rating: Rating; className?: string }) {
  const t = useTranslate();
  const { average, count } = rating;
  return (
    <span
      role="img"
      className={classNames(styles.rating, className)}
      aria-label={t('product.rating', [average, count], count)}
    >
      {t('product.ratingShort', [average, count])}
    </span>
  );
}
