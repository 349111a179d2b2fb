import type { ShippingDestination } from '../../src/api/generated/types';
import { texts } from '../generated/texts';
import { languages, type Language } from './languages';

/** The markets of the shop: Norway in NOK, Sweden in SEK. */
export type Market = 'NO' | 'SE';

/** Country and time zone of each market, as in its settings. */
export const marketPlaces = {
  NO: { currentCountry: 'NO', timeZone: 'Europe/Oslo' },
  SE: { currentCountry: 'SE', timeZone: 'Europe/Stockholm' },
} as const satisfies Record<Market, object>;

interface RouteFacts {
  /** BCP 47 tag. */
  code: string;
  /** Language of the content. */
  language: Language;
  market: Market;
}

const ownRoutes = {
  no: { code: 'no', language: 'no', market: 'NO' },
  sv: { code: 'sv', language: 'sv', market: 'SE' },
  en: { code: 'en', language: 'en', market: 'NO' },
  'en-se': { code: 'en-SE', language: 'en', market: 'SE' },
} as const satisfies Record<string, RouteFacts>;

/** A language that has texts of the interface, in part, but no content. */
type AddedLanguage = Exclude<keyof typeof texts, Language>;

/** The first segment of the shop's addresses. */
export type Route = keyof typeof ownRoutes | AddedLanguage;

/** True for a language without content, such as Arabic: its content is English. */
export const isAddedLanguage = (language: string): language is AddedLanguage =>
  Object.hasOwn(texts, language) && !languages.some((own) => own === language);

const addedLanguages = Object.keys(texts).filter(isAddedLanguage);

/** Language, market and tag of every route. */
export const routes = {
  ...ownRoutes,
  ...Object.fromEntries(addedLanguages.map((code) => [code, { code, language: 'en', market: 'NO' }])),
} as Readonly<Record<Route, RouteFacts>>;

/** Every language route that the shop offers. */
export const routeNames = ['no', 'sv', 'en', 'en-se'] as const satisfies readonly Route[];

/** Every language route: also those of added languages, each offered only on itself. */
export const allRoutes: readonly Route[] = [...routeNames, ...addedLanguages];

/** Context of a response besides the request itself. */
export interface ShopContext {
  /** First segment of all addresses in the response. */
  route: Route;
  language: Language;
  market: Market;
  /** True for customers, and for visitors of a shop that shows them prices. */
  seesPrices: boolean;
  /** True for customers of an organisation, which has prices and quantities by agreement. */
  isOrganization?: boolean;
  /** Pieces by article number that orders placed here have taken from the stock of the seed. */
  sold?: ReadonlyMap<string, number>;
  /** Destination of the customer's delivery; null or absent without a known address. */
  destination?: ShippingDestination | null;
  /** Prices of the accepted quote of the cart or order, by article number, in kroner including VAT. */
  offeredPrices?: Readonly<Record<string, number>>;
  /** Coupon code of the cart or order whose prices are calculated. */
  couponCode?: string;
}

/**
 * The context of a language route, without prices by default.
 * @example contextAt('en', true);
 */
export function contextAt(route: Route, seesPrices = false): ShopContext {
  const { language, market } = routes[route];
  return { route, language, market, seesPrices };
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
