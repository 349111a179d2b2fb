import type { components } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import { stockLevel, type StockLevel } from './stockLevel';
import styles from './StockStatus.module.css';

const texts = {
  discontinued: 'product.discontinued',
  none: 'product.notInStock',
  few: 'product.fewLeft',
  some: 'product.inStockSome',
  many: 'product.inStockMany',
} as const satisfies Record<StockLevel, string>;

/** CARD-02: the stock level of a product as text, not by colour alone. */
export function StockStatus(product: Pick<components['schemas']['Product'], 'active' | 'inStockQuantity'>) {
  const t = useTranslate();
  const level = stockLevel(product);
  return (
    <span className={styles.status} data-level={level}>
      {t(texts[level])}
    </span>
  );
}
