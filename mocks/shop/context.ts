import type { ShippingDestination } from '../../src/api/generated/types';

/** The languages of the shop. */
export const languages = ['no', 'sv', 'en'] as const;
export type Language = (typeof languages)[number];

/** The markets of the shop: Norway in NOK, Sweden in SEK. */
export type Market = 'NO' | 'SE';

/** The first segments of the shop's addresses, with their language, market and BCP 47 tag. */
export const routes = {
  no: { code: 'no', language: 'no', market: 'NO' },
  sv: { code: 'sv', language: 'sv', market: 'SE' },
  en: { code: 'en', language: 'en', market: 'NO' },
  'en-se': { code: 'en-SE', language: 'en', market: 'SE' },
  ar: { code: 'ar', language: 'en', market: 'NO' },
} as const satisfies Record<string, { code: string; language: Language; market: Market }>;

export type Route = keyof typeof routes;

/** Every language route that the shop offers. */
export const routeNames = ['no', 'sv', 'en', 'en-se'] as const satisfies readonly Route[];

/** Every language route: also Arabic, which is translated in part, with English content, and offered only on itself. */
export const allRoutes = [...routeNames, 'ar'] as const satisfies readonly Route[];

/** Context of a response besides the request itself. */
export interface ShopContext {
  /** First segment of all addresses in the response. */
  route: Route;
  language: Language;
  market: Market;
  /** Null for visitors, who see no prices. */
  customer: { customerId: string } | null;
  /** Pieces by article number that orders placed here have taken from the stock of the seed. */
  sold?: ReadonlyMap<string, number>;
  /** Destination of the customer's delivery; null or absent without a known address. */
  destination?: ShippingDestination | null;
  /** Coupon code of the cart or order whose prices are calculated. */
  couponCode?: string;
}

/**
 * The context of a language route, for a visitor by default.
 * @example contextAt('en', { customerId });
 */
export function contextAt(route: Route, customer: ShopContext['customer'] = null): ShopContext {
  const { language, market } = routes[route];
  return { route, language, market, customer };
}

/** A text in every language of the shop. */
export type Localized<T = string> = Record<Language, T>;

/**
 * The same text in Norwegian, Swedish and English.
 * @example localized('Lamper', 'Lampor', 'Lamps');
 */
export function localized(no: string, sv: string, en: string): Localized {
  return { no, sv, en };
}
