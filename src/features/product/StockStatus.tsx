import type { components } from '../../api/generated/types';
import { classNames } from '../../components/classNames';
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

interface StockStatusProps extends Pick<components['schemas']['Product'], 'active' | 'inStockQuantity'> {
  className?: string;
}

/** CARD-02: stock level of a product as text, not by colour alone. */
export function StockStatus({ className, ...product }: StockStatusProps) {
  const t = useTranslate();
  const level = stockLevel(product);
  return (
    <span className={classNames(styles.status, className)} data-level={level}>
      {t(texts[level])}
    </span>
  );
}
