import { reportException } from '../../config/reportException';
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

/**
 * Settings with every static page, since the header and much else lead to them. One that the server leaves out, or
 * gives without an address, has an empty address: what leads there is no link. It is reported.
 */
export function completeSettings(settings: GlobalSettings): GlobalSettings {
  const { staticPages } = settings as { staticPages: unknown };
  const given = ((typeof staticPages === 'object' ? staticPages : null) ?? {}) as Partial<StaticPages>;
  const placeholders = Object.entries(pageTypes)
    .filter(([name]) => !hasAddress(given[name as keyof StaticPages]))
    .map(([name, pageType]) => [name, { pageType, title: '', url: '' }] as const);
  if (placeholders.length === 0) return settings;
  const places = placeholders.map(([name]) => `/staticPages/${name} has no address`);
  reportException(new TypeError(`getGlobalSettings departs from the contract: ${places.join(', ')}`));
  return { ...settings, staticPages: { ...(given as StaticPages), ...Object.fromEntries(placeholders) } };
}
