import { useTranslate } from '../../i18n/useTranslate';
import { classNames } from './classNames';
import styles from './PriceText.module.css';

interface PriceTextProps {
  price: string;
  regularPrice?: string;
  /** Reduction, such as −20%; always on the same line as the regular price. */
  discount?: string;
  /** Text after the price, such as "ex VAT". */
  note?: string;
  size?: 'small' | 'medium' | 'large';
  /** Regular price on its own line, so that prices side by side stay aligned. */
  stacked?: boolean;
}

/** CARD-07: regular price, struck through, with the discount beside it on the same line. */
export function Reduction({ regularPrice, discount }: Pick<PriceTextProps, 'regularPrice' | 'discount'>) {
  const t = useTranslate();
  return (
    <span className={styles.reduction}>
      <span className="visually-hidden"> {t('common.regularPrice')} </span>
      <s className={styles.before} dir="auto">
        {regularPrice}
      </s>
      {discount && (
        <span className={styles.discount}>
          {' '}
          <bdi>{discount}</bdi>
        </span>
      )}
    </span>
  );
}

/**
 * CARD-07, CARD-08: price, reduced or not; the regular price is struck through, with the discount beside it, and both
 * prices have names for screen readers.
 * @example <PriceText price={price.price} regularPrice={price.regularPrice} discount="−20%" />
 */
export function PriceText({ price, regularPrice, discount, note, size = 'medium', stacked }: PriceTextProps) {
  const t = useTranslate();
  const now = (
    <strong className={classNames(styles.now, regularPrice !== undefined && styles.reduced)} dir="auto">
      {price}
    </strong>
  );
  return (
    <span className={classNames(styles.price, styles[size], stacked && styles.stacked)}>
      {regularPrice !== undefined && <span className="visually-hidden">{t('common.reducedPrice')} </span>}
      {note ? (
        <span className={styles.current}>
          {now}
          <span className={styles.note}> {note}</span>
        </span>
      ) : (
        now
      )}
      {regularPrice !== undefined && <Reduction regularPrice={regularPrice} discount={discount} />}
    </span>
  );
}
