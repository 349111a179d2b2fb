import type { components } from '../../api/generated/types';
import { classNames } from '../../components/plain/classNames';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './StockStatus.module.css';

type StockLevel = 'discontinued' | 'none' | 'few' | 'some' | 'many';

/** CARD-02: the thresholds: a level applies to quantities above its number, highest first. */
const levels: readonly { above: number; level: StockLevel }[] = [
  { above: 50, level: 'many' },
  { above: 10, level: 'some' },
  { above: 0, level: 'few' },
];

/** CARD-02: stock level of a product; a discontinued one has no other, whatever its stock. */
export function stockLevel({
  active,
  inStockQuantity,
}: Pick<components['schemas']['Product'], 'active' | 'inStockQuantity'>): StockLevel {
  if (!active) return 'discontinued';
  return levels.find(({ above }) => inStockQuantity > above)?.level ?? 'none';
}

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
