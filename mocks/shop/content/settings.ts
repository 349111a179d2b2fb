import type { GlobalSettings } from '../../../src/api/generated/types';
import {
  isAddedLanguage,
  marketPlaces,
  routeNames,
  routes,
  type Market,
  type Route,
  type ShopContext,
} from '../context';
import type { Language } from '../languages';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';
import { paymentMethods, shippingMethods } from './delivery';

const markets = {
  NO: {
    currency: 'NOK',
    marketThreeLetterCode: 'NOR',
    name: { no: 'Norge', sv: 'Norge', en: 'Norway' },
  },
  SE: {
    currency: 'SEK',
    marketThreeLetterCode: 'SWE',
    name: { no: 'Sverige', sv: 'Sverige', en: 'Sweden' },
  },
} as const;

/** Name of a language in itself: `Norsk`. */
function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The name of a market's country. */
export const countryName = (market: Market, language: Language): string => markets[market].name[language];

/**
 * The route of a country's shop for a reader of a language: in that language if it exists, else in the country's own.
 */
function routeIn(market: Market, language: Language): Route {
  const [own] = routeNames.filter((route) => routes[route].market === market);
  const same = routeNames.find(
    (route) => routes[route].market === market && routes[route].language === language,
  );
  return same ?? own ?? 'no';
}

function staticPage(id: string, route: Route) {
  const page = pageById(id);
  return { pageType: page.type, title: page.title[routes[route].language], url: pageUrl(page, route) };
}

function staticPages(route: Route): GlobalSettings['staticPages'] {
  return {
    searchPage: staticPage('search', route),
    accountPage: staticPage('account', route),
    cartPage: staticPage('cart', route),
    checkoutPage: staticPage('checkout', route),
    orderConfirmationPage: staticPage('order-confirmation', route),
    notFoundPage: staticPage('not-found', route),
    errorPage: staticPage('error', route),
    forgotPasswordPage: staticPage('forgot-password', route),
    quickOrderPage: staticPage('quick-order', route),
    termsPage: staticPage('terms', route),
    deliveryPage: staticPage('delivery', route),
    returnsPage: staticPage('returns', route),
    privacyPage: staticPage('privacy', route),
  };
}

/** The settings of the site in one language and market. */
export function globalSettings(context: ShopContext, gtmId: string | null = null): GlobalSettings {
  const { language, market, route } = context;
  const { currency, marketThreeLetterCode } = markets[market];
  const countries = (['NO', 'SE'] as const).map((code) => ({
    code,
    name: countryName(code, language),
    languageRoute: routeIn(code, language),
    currency: markets[code].currency,
    cityLookup: true,
  }));
  return {
    currency,
    market: countryName(market, language),
    marketThreeLetterCode,
    languageRoute: route,
    staticPages: staticPages(route),
    gtmId,
    insightKey: null,
    priceInclVAT: true,
    organizationPriceInclVAT: false,
    countries,
    ...marketPlaces[market],
    itemsPerLoad: 24,
    languages: [...routeNames, ...(isAddedLanguage(route) ? [route] : [])].map((languageRoute) => ({
      code: routes[languageRoute].code,
      name: languageName(isAddedLanguage(languageRoute) ? languageRoute : routes[languageRoute].language),
      languageRoute,
      country: routes[languageRoute].market,
    })),
    shippingMethods: shippingMethods(language),
    paymentMethods: paymentMethods(language),
    invoices: true,
    approvals: true,
    quotes: true,
    stockNotices: true,
    passwordLinks: true,
  };
}
