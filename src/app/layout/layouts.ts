import type { PageType } from '../../routing/page/page';

/** Header around a page (APP-17). */
export interface LayoutParts {
  header: 'shop' | 'checkout';
  /** For the checkout header only: true to link to the account. */
  accountLink: boolean;
}

const shop: LayoutParts = { header: 'shop', accountLink: true };

/** Page types outside browsing have the reduced header of 56 px, error and not-found without the account link. */
const layouts = new Map<PageType, LayoutParts>([
  ['CheckoutPage', { header: 'checkout', accountLink: true }],
  ['ErrorPage', { header: 'checkout', accountLink: false }],
  ['NotFoundPage', { header: 'checkout', accountLink: false }],
]);

/** The layout of a page type (APP-17). */
export function layoutOf(pageType: PageType): LayoutParts {
  return layouts.get(pageType) ?? shop;
}
