import { isObject } from '../../lib/isObject';
import { reportException } from '../../lib/reportException';
import type { components } from '../../api/generated/types';
import { isTimeZone } from '../../i18n/intl';
import type { GlobalSettings } from './settings';

type StaticPages = GlobalSettings['staticPages'];

/** Page types of the static pages that every site has. */
const pageTypes = {
  searchPage: 'SearchPage',
  accountPage: 'AccountPage',
  cartPage: 'CartPage',
  checkoutPage: 'CheckoutPage',
  orderConfirmationPage: 'OrderConfirmationPage',
  notFoundPage: 'NotFoundPage',
  errorPage: 'ErrorPage',
} as const satisfies Partial<Record<keyof StaticPages, string>>;

const hasAddress = (page: unknown) => isObject(page) && typeof page['url'] === 'string';

/** Country of a site without one in its settings (APP-18). */
const DEFAULT_COUNTRY = 'NO';

/** Time zones of markets whose settings name none. */
const timeZones: Readonly<Record<string, string>> = {
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  IS: 'Atlantic/Reykjavik',
};

/** The static pages; a missing one gets an empty URL, so that nothing links to it, and is reported. */
function completePages(staticPages: unknown): StaticPages {
  const given = (isObject(staticPages) ? staticPages : {}) as StaticPages;
  const missing = Object.entries(pageTypes)
    .filter(([name]) => !hasAddress(given[name as keyof StaticPages]))
    .map(([name, pageType]) => [name, { pageType, title: '', url: '' }] as const);
  if (missing.length === 0) return given;
  const places = missing.map(([name]) => `/staticPages/${name} has no address`);
  reportException(new TypeError(`getGlobalSettings departs from the contract: ${places.join(', ')}`));
  return { ...given, ...Object.fromEntries(missing) };
}

/**
 * The time zone of the shop: the one sent by the server, else the country's; undefined, the visitor's, for any other. An
 * unknown one is reported, and counts as none.
 */
function completeTimeZone(sent: unknown, country: string): string | undefined {
  if (isTimeZone(sent)) return sent;
  if (sent !== undefined)
    reportException(
      new TypeError(`getGlobalSettings departs from the contract: /timeZone “${String(sent)}” is unknown`),
    );
  return timeZones[country];
}

/**
 * Complete the settings with all static pages (APP-12), which the header and other components link to, with a country
 * (APP-18), NO when the server sends none, and with the time zone of its dates.
 */
export function completeSettings(settings: components['schemas']['GlobalSettings']): GlobalSettings {
  const currentCountry = settings.currentCountry || DEFAULT_COUNTRY;
  return {
    ...settings,
    currentCountry,
    timeZone: completeTimeZone(settings.timeZone, currentCountry),
    staticPages: completePages(settings.staticPages),
  };
}
