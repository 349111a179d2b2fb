import type { GlobalSettings } from '../../../src/api/generated/types';
import type { Language, Market, ShopContext } from '../context';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';
import { paymentMethods, shippingMethods } from './delivery';

const markets = {
  NO: {
    currency: 'NOK',
    marketThreeLetterCode: 'NOR',
    languageRoute: 'no',
    name: { no: 'Norge', sv: 'Norge', en: 'Norway' },
  },
  SE: {
    currency: 'SEK',
    marketThreeLetterCode: 'SWE',
    languageRoute: 'sv',
    name: { no: 'Sverige', sv: 'Sverige', en: 'Sweden' },
  },
} as const;

const languageNames = { no: 'Norsk', sv: 'Svenska', en: 'English' } satisfies Record<Language, string>;

/** The name of a market's country. */
export const countryName = (market: Market, language: Language): string => markets[market].name[language];

function staticPage(id: string, language: Language) {
  const page = pageById(id);
  return { pageType: page.type, title: page.title[language], url: pageUrl(page, language) };
}

function staticPages(language: Language): GlobalSettings['staticPages'] {
  return {
    searchPage: staticPage('search', language),
    accountPage: staticPage('account', language),
    cartPage: staticPage('cart', language),
    checkoutPage: staticPage('checkout', language),
    orderConfirmationPage: staticPage('order-confirmation', language),
    notFoundPage: staticPage('not-found', language),
    errorPage: staticPage('error', language),
    forgotPasswordPage: staticPage('forgot-password', language),
    quickOrderPage: staticPage('quick-order', language),
  };
}

/** The settings of the site in one language and market. */
export function globalSettings(context: ShopContext): GlobalSettings {
  const { language, market } = context;
  const { currency, marketThreeLetterCode } = markets[market];
  const countries = (['NO', 'SE'] as const).map((code) => ({
    code,
    name: countryName(code, language),
    languageRoute: markets[code].languageRoute,
    currency: markets[code].currency,
  }));
  return {
    currency,
    market: countryName(market, language),
    marketThreeLetterCode,
    languageRoute: language,
    staticPages: staticPages(language),
    gtmId: null,
    insightKey: null,
    priceInclVAT: true,
    countries,
    currentCountry: market,
    itemsPerLoad: 24,
    languages: (['no', 'sv', 'en'] as const).map((code) => ({
      code,
      name: languageNames[code],
      languageRoute: code,
    })),
    shippingMethods: shippingMethods(language),
    paymentMethods: paymentMethods(language),
  };
}
