import { useTranslate } from '../../i18n/useTranslate';
import { classNames } from '../classNames';
import styles from './PriceText.module.css';

interface PriceTextProps {
  /** The price as the server formats it. */
  price: string;
  /** What it was before, when it is reduced. */
  regularPrice?: string;
  /** By how much it is reduced, such as −20%; never on another line than the regular price. */
  discount?: string;
  /** Text after it, such as "ex VAT". */
  note?: string;
  /** Small in quick search, large on the product page. */
  size?: 'small' | 'medium' | 'large';
  /** Regular price on a line of its own, so that prices side by side stay in line. */
  stacked?: boolean;
}

/** CARD-07: what something cost before, struck out, with the discount beside it on the same line. */
export function Reduction({ regularPrice, discount }: Pick<PriceTextProps, 'regularPrice' | 'discount'>) {
  const t = useTranslate();
  return (
    <span className={styles.reduction}>
      <span className="visually-hidden"> {t('common.regularPrice')} </span>
      <s className={styles.before}>{regularPrice}</s>
      {discount && <span className={styles.discount}> {discount}</span>}
    </span>
  );
}

/**
 * CARD-07, CARD-08: a price, reduced or not; the old one is struck out, with the discount beside it, and both prices are
 * named for screen readers.
 */
export function PriceText({ price, regularPrice, discount, note, size = 'medium', stacked }: PriceTextProps) {
  const t = useTranslate();
  return (
    <span className={classNames(styles.price, styles[size], stacked && styles.stacked)}>
      {regularPrice !== undefined && <span className="visually-hidden">{t('common.reducedPrice')} </span>}
      <span className={styles.current}>
        <strong className={classNames(styles.now, regularPrice !== undefined && styles.reduced)}>
          {price}
        </strong>
        {note && <span className={styles.note}> {note}</span>}
      </span>
      {regularPrice !== undefined && <Reduction regularPrice={regularPrice} discount={discount} />}
    </span>
  );
}
