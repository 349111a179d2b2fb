import type { PageType } from '../../features/page/page';

/** What surrounds a page (APP-17). */
export interface LayoutParts {
  header: 'shop' | 'checkout';
  /** Only in the checkout header: whether it leads to the account. */
  accountLink: boolean;
}

const shop: LayoutParts = { header: 'shop', accountLink: true };

/** Pages that are not browsed from: the reduced header of 56 px, for error and not-found without the account link. */
const layouts = new Map<PageType, LayoutParts>([
  ['CheckoutPage', { header: 'checkout', accountLink: true }],
  ['ErrorPage', { header: 'checkout', accountLink: false }],
  ['NotFoundPage', { header: 'checkout', accountLink: false }],
]);

/** The layout of a page type (APP-17). */
export function layoutOf(pageType: PageType): LayoutParts {
  return layouts.get(pageType) ?? shop;
}
