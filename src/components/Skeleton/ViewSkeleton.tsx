import { useTranslate } from '../../i18n/useTranslate';
import { Skeleton } from './Skeleton';
import styles from './ViewSkeleton.module.css';

/** What a view looks like before its content is there. */
export interface ViewSkeletonProps {
  /** Rows of a list or table, fields of a form, or product cards. */
  shape: 'rows' | 'form' | 'cards';
}

const heights = { rows: '4.5rem', form: 'var(--control-height)', cards: undefined };
const counts = { rows: 5, form: 5, cards: 6 };

/** Placeholder of a whole view, while its chunk or its data is loading; screen readers get one status text. */
export function ViewSkeleton({ shape }: ViewSkeletonProps) {
  const t = useTranslate();
  return (
    <div className={styles[shape]} role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: counts[shape] }, (_, index) => (
        <Skeleton key={index} height={heights[shape]} ratio={shape === 'cards' ? '3 / 4' : undefined} />
      ))}
    </div>
  );
}
