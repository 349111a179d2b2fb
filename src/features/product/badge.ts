import type { components } from '../../api/generated/types';
import type { Translate } from '../../i18n/translate';

type Schemas = components['schemas'];

/** CARD-01: what a badge can say about a product. */
export type Badged = Pick<Schemas['Product'], 'newProduct' | 'bestSeller' | 'recommended'>;

interface ProductBadge {
  text: string;
  tone: 'sale' | 'accent' | 'plain';
}

/**
 * CARD-01: the one badge of a product: its promotion, else new, else bestseller, else recommended; nothing else. A
 * promotion that takes a coupon code has none, since the price beside it is not reduced.
 * @param promotion of the article that shows
 */
export function badgeOf(
  { newProduct, bestSeller, recommended }: Badged,
  promotion: Schemas['Promotion'] | null,
  t: Translate,
): ProductBadge | undefined {
  const offer = promotion?.couponCode ? undefined : promotion?.promotionName;
  if (offer) return { text: offer, tone: 'sale' };
  if (newProduct) return { text: t('product.new'), tone: 'accent' };
  if (bestSeller) return { text: t('product.bestSeller'), tone: 'plain' };
  return recommended ? { text: t('product.recommended'), tone: 'plain' } : undefined;
}
