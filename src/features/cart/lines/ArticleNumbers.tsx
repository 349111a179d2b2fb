import { useTranslate } from '../../../i18n/useTranslate';
import type { LineItem } from '../cartCache';
import styles from './ArticleNumbers.module.css';

/** A line's article number, and its electrical number where it has one. */
export function ArticleNumbers({ code, elNumber }: Pick<LineItem, 'code' | 'elNumber'>) {
  const t = useTranslate();
  return (
    <>
      <span className={styles.number}>
        {t('cart.code', [code])}
        {elNumber && '\u00a0·'}
      </span>{' '}
      {elNumber && <span className={styles.number}>{elNumber}</span>}
    </>
  );
}
