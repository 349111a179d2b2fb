import type { components } from '../../../api/generated/types';
import { classNames } from '../../../components/classNames';
import { useTranslate } from '../../../i18n/useTranslate';
import { badgeOf, type Badged } from '../badge';
import styles from './ProductCard.module.css';

interface CardBadgeProps {
  product: Badged;
  /** Promotion of the article shown by the card. */
  promotion: components['schemas']['Promotion'] | null;
}

/** CARD-01: the badge of a card, one at most. */
export function CardBadge({ product, promotion }: CardBadgeProps) {
  const t = useTranslate();
  const badge = badgeOf(product, promotion, t);
  return badge ? (
    <span className={classNames(styles.badge, badge.tone === 'sale' && styles.sale)}>{badge.text}</span>
  ) : null;
}
