import type { Product, Promotion } from '../../api/generated/types';
import type { Translate } from '../../i18n/translate';

export type Badged = Pick<Product, 'newProduct' | 'bestSeller' | 'recommended'>;

interface ProductBadge {
  text: string;
  tone: 'sale' | 'accent' | 'plain';
}

/** CARD-01: the badge of a product; none for a promotion with a coupon code: the price beside it is not reduced. */
export function badgeOf(
  { newProduct, bestSeller, recommended }: Badged,
  promotion: Promotion | null,
  t: Translate,
): ProductBadge | undefined {
  const offer = promotion?.couponCode ? undefined : promotion?.promotionName;
  if (offer) return { text: offer, tone: 'sale' };
  if (newProduct) return { text: t('product.new'), tone: 'accent' };
  if (bestSeller) return { text: t('product.bestSeller'), tone: 'plain' };
  return recommended ? { text: t('product.recommended'), tone: 'plain' } : undefined;
}
