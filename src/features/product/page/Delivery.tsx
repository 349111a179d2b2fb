import type { ProductDetails } from '../../../api/generated/types';
import { EarliestDelivery } from '../../cart/delivery/EarliestDelivery';
import type { Article } from '../variations/variations';
import styles from './Delivery.module.css';

/** True when the article is out of stock. It may still be bought, so its delivery day is shown beside the stock. */
export const isSoldOut = ({ inStockQuantity }: Article) => inStockQuantity <= 0;

/** PDP-01: earliest delivery day of an article that can be bought, when the server sends a lead time. */
export function Delivery({ product, article }: { product: ProductDetails; article: Article }) {
  const { isBuyable, leadTimeDays } = article;
  if (!product.active || !isBuyable || leadTimeDays === undefined) return null;
  return (
    <p className={styles.delivery}>
      <EarliestDelivery leadTimeDays={leadTimeDays} />
    </p>
  );
}
