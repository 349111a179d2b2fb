import type { ProductDetails } from '../../../api/generated/types';
import { useTranslate } from '../../../i18n/useTranslate';
import { EarliestDelivery } from '../../delivery/EarliestDelivery';
import type { Article } from '../variations/variations';
import styles from './Delivery.module.css';

/** True when the article is out of stock. It may still be bought, so its delivery day is shown beside the stock. */
export const isSoldOut = ({ inStockQuantity }: Article) => inStockQuantity <= 0;

/** True when some of the pieces are in stock and the others are not. */
const isShort = ({ inStockQuantity }: Article, quantity: number) =>
  inStockQuantity > 0 && quantity > inStockQuantity;

/** Days that the whole quantity takes longer than one piece; 0 when it is in stock, or when the server does not say. */
export function backOrderDays(article: Article, quantity: number): number {
  const { leadTimeDays, backOrderLeadTimeDays } = article;
  if (!isShort(article, quantity) || leadTimeDays === undefined || backOrderLeadTimeDays === undefined)
    return 0;
  return Math.max(0, backOrderLeadTimeDays - leadTimeDays);
}

interface DeliveryProps {
  product: ProductDetails;
  article: Article;
  /** Pieces to be ordered. */
  quantity: number;
}

/** Delivery of the pieces that are not in stock. */
function Rest({ backOrderLeadTimeDays }: Article) {
  const t = useTranslate();
  if (backOrderLeadTimeDays === undefined) return t('cart.restLater');
  return <EarliestDelivery leadTimeDays={backOrderLeadTimeDays} text="cart.restFrom" />;
}

/**
 * PDP-01: earliest delivery day of an article that can be bought, when the server sends a lead time, and that of the
 * pieces that are not in stock.
 */
export function Delivery({ product, article, quantity }: DeliveryProps) {
  const { isBuyable, leadTimeDays } = article;
  if (!product.active || !isBuyable || leadTimeDays === undefined) return null;
  return (
    <p className={styles.delivery}>
      <EarliestDelivery leadTimeDays={leadTimeDays} />
      {isShort(article, quantity) && (
        <>
          {', '}
          <Rest {...article} />
        </>
      )}
    </p>
  );
}
