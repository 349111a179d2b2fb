/** The languages the shop is written in; also its language routes. */
export const languages = ['no', 'sv', 'en'] as const;
export type Language = (typeof languages)[number];

/** Where the shop sells: Norway in NOK, Sweden in SEK. */
export type Market = 'NO' | 'SE';

/** What an answer of the shop depends on besides the request itself. */
export interface ShopContext {
  language: Language;
  market: Market;
  /** Null for visitors, who see no prices. */
  customer: { customerId: string } | null;
}

/** A text in every language of the shop. */
export type Localized<T = string> = Record<Language, T>;

/** The same text in Norwegian, Swedish and English. */
export function localized(no: string, sv: string, en: string): Localized {
  return { no, sv, en };
}
