/** Trades of the shop: a series and its brand stay within one. */
export type Trade = 'furniture' | 'lighting' | 'textiles' | 'decoration';

/** Brands of each trade, all invented. One contains a semicolon, to test list separators. */
export const brandsOf = {
  furniture: ['Furulia', 'Halden\u00a0&\u00a0Lie', 'Bergholm', 'Løvtre Verksted', 'Studio Vinter'],
  lighting: ['Lykt\u00a0&\u00a0Co', 'Polarnatt', 'Studio Vinter'],
  textiles: ['Tråd\u00a0&\u00a0Ull', 'Vevstua', 'Sem;kolon'],
  decoration: ['Leire', 'Ateljé Sund', 'Sem;kolon'],
} as const satisfies Record<Trade, readonly [string, ...string[]]>;

/** Styles of a series. */
export const styles = ['scandinavian', 'japandi', 'classic', 'rustic', 'modern'] as const;
export type Style = (typeof styles)[number];
