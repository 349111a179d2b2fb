import type { components } from '../../api/generated/types';

/** CARD-02: the stock levels of a product. */
export type StockLevel = 'discontinued' | 'none' | 'few' | 'some' | 'many';

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
