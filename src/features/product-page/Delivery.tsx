import type { ProductDetails } from '../../api/generated/types';
import { EarliestDelivery } from '../cart/delivery/EarliestDelivery';
import type { Article } from '../product/variations';
import styles from './Delivery.module.css';

/** Whether the day is said beside the stock: what is sold out may be bought all the same. */
export const isSoldOut = ({ inStockQuantity }: Article) => inStockQuantity <= 0;

/** PDP-01: the day on which an article that may be bought can be there, where the server says how long it takes. */
export function Delivery({ product, article }: { product: ProductDetails; article: Article }) {
  const { isBuyable, leadTimeDays } = article;
  if (!product.active || !isBuyable || leadTimeDays === undefined) return null;
  return (
    <p className={styles.delivery}>
      <EarliestDelivery leadTimeDays={leadTimeDays} />
    </p>
  );
}
