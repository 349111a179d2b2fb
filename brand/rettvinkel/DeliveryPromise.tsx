import Truck from 'lucide-react/icons/truck';
import { Icon } from '../../src/components/plain/Icon';
import { hasFeature } from '../../src/config/deployment';
import type { CardFooterProps } from '../extensions.ts';
import styles from './extensions.module.css';
import { useText } from './useText';

export const features = ['delivery-promise'] as const;

/** Time until an article in stock leaves the warehouse; nothing for others, and without the feature `delivery-promise`. */
export function DeliveryPromise({ product, inStockQuantity }: CardFooterProps) {
  const text = useText();
  if (!hasFeature<(typeof features)[number]>('delivery-promise')) return null;
  if (!product.active || inStockQuantity <= 0) return null;
  return (
    <span className={styles.promise}>
      <Icon icon={Truck} size="s" />
      {text('delivery')}
    </span>
  );
}
