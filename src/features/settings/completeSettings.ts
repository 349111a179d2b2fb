import { reportException } from '../../config/reportException';
import type { components } from '../../api/generated/types';
import type { GlobalSettings } from './settings';

type StaticPages = GlobalSettings['staticPages'];

/** The pages that every site has. */
const pageTypes = {
  searchPage: 'SearchPage',
  accountPage: 'AccountPage',
  cartPage: 'CartPage',
  checkoutPage: 'CheckoutPage',
  orderConfirmationPage: 'OrderConfirmationPage',
  notFoundPage: 'NotFoundPage',
  errorPage: 'ErrorPage',
} as const satisfies Partial<Record<keyof StaticPages, string>>;

const hasAddress = (page: unknown) =>
  typeof page === 'object' && page !== null && 'url' in page && typeof page.url === 'string';

/** Country of a site whose settings name none (APP-18). */
const DEFAULT_COUNTRY = 'NO';

/** Static pages with an empty address for each that is missing: nothing links there. Those are reported. */
function completePages(staticPages: unknown): StaticPages {
  const given = ((typeof staticPages === 'object' ? staticPages : null) ?? {}) as StaticPages;
  const missing = Object.entries(pageTypes)
    .filter(([name]) => !hasAddress(given[name as keyof StaticPages]))
    .map(([name, pageType]) => [name, { pageType, title: '', url: '' }] as const);
  if (missing.length === 0) return given;
  const places = missing.map(([name]) => `/staticPages/${name} has no address`);
  reportException(new TypeError(`getGlobalSettings departs from the contract: ${places.join(', ')}`));
  return { ...given, ...Object.fromEntries(missing) };
}

/**
 * Settings with every static page (APP-12), since the header and much else lead to them, and with a country (APP-18):
 * NO where the server names none.
 */
export function completeSettings(settings: components['schemas']['GlobalSettings']): GlobalSettings {
  return {
    ...settings,
    currentCountry: settings.currentCountry || DEFAULT_COUNTRY,
    staticPages: completePages(settings.staticPages),
  };
}
