import { shopBrand } from '../../../../brand/shopBrand';

/** Trades of the shop: a series and its brand stay within one. */
export type Trade = 'furniture' | 'lighting' | 'textiles' | 'decoration';

/** Brands of each trade, all invented. */
export const brandsOf = {
  furniture: [shopBrand.name, 'Halden\u00a0&\u00a0Lie', 'Bergholm', 'Løvtre Verksted', 'Studio Vinter'],
  lighting: ['Lykt\u00a0&\u00a0Co', 'Polarnatt', 'Studio Vinter'],
  textiles: ['Tråd\u00a0&\u00a0Ull', 'Vevstua', 'Kvist\u00a0&\u00a0Lin'],
  decoration: ['Leire', 'Ateljé Sund', 'Kvist\u00a0&\u00a0Lin'],
} as const satisfies Record<Trade, readonly [string, ...string[]]>;

/** Styles of a series. */
export const styles = ['scandinavian', 'japandi', 'classic', 'rustic', 'modern'] as const;
export type Style = (typeof styles)[number];
