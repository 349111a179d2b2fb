import type { components } from '../../../api/generated/types';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ProductCard.module.css';

type Schemas = components['schemas'];

interface CardBadgeProps {
  product: Pick<Schemas['Product'], 'newProduct' | 'bestSeller' | 'recommended'>;
  /** The promotion of the article that the card shows. */
  promotion: Schemas['Promotion'] | null;
}

/** CARD-01: the one badge of a card: its promotion, else new, else bestseller, else recommended; nothing else. */
export function CardBadge({ product, promotion }: CardBadgeProps) {
  const t = useTranslate();
  const { newProduct, bestSeller, recommended } = product;
  const offer = promotion?.promotionName;
  if (offer) return <p className={`${styles.badge} ${styles.sale}`}>{offer}</p>;
  if (newProduct) return <p className={styles.badge}>{t('product.new')}</p>;
  if (bestSeller) return <p className={styles.badge}>{t('product.bestSeller')}</p>;
  return recommended ? <p className={styles.badge}>{t('product.recommended')}</p> : null;
}
