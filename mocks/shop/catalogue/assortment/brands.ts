/** The four trades of the shop: a series and its brand stay within one. */
export type Trade = 'furniture' | 'lighting' | 'textiles' | 'decoration';

/** The makers of each trade, all invented. One is written with a semicolon: list separators meet such names. */
export const brandsOf = {
  furniture: ['Furulia', 'Halden\u00a0&\u00a0Lie', 'Bergholm', 'Løvtre Verksted', 'Studio Vinter'],
  lighting: ['Lykt\u00a0&\u00a0Co', 'Polarnatt', 'Studio Vinter'],
  textiles: ['Tråd\u00a0&\u00a0Ull', 'Vevstua', 'Sem;kolon'],
  decoration: ['Leire', 'Ateljé Sund', 'Sem;kolon'],
} as const satisfies Record<Trade, readonly [string, ...string[]]>;

/** The taste of a series. */
export const styles = ['scandinavian', 'japandi', 'classic', 'rustic', 'modern'] as const;
export type Style = (typeof styles)[number];
