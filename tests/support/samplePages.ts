import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import { categories } from '../../mocks/shop/catalogue/categories/categories';
import { categoryUrl, dataSheetUrl, productUrl } from '../../mocks/shop/catalogue/urls';
import { cataloguePage } from '../../mocks/shop/catalogue/pages';
import type { ContentPageType, PageSource } from '../../mocks/data/schemas/pages';
import { pages } from '../../mocks/shop/content/pages';
import { pageUrl } from '../../mocks/shop/content/pageUrls';
import { contextAt } from '../../mocks/shop/context';
import type { PageType } from '../../src/routing/page/page';
import { sampleProducts } from './sampleProducts';

const context = contextAt('en');

function first<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The mock shop has no ${what}`);
  return found;
}

/** Amount of content on a page; collapsible content counts most. */
function fullness({ blocks }: PageSource): number {
  return blocks.reduce((sum, { type }) => sum + (type === 'faq' ? 100 : 1), 0);
}

/** The content page of a type with the most content. */
function content(type: ContentPageType): string {
  const ofType = pages.filter((page) => page.type === type);
  const fullest = ofType.toSorted((one, other) => fullness(other) - fullness(one))[0];
  return pageUrl(first(fullest, type), 'en');
}

function fromCatalogue(type: PageType, addresses: string[]): string {
  const address = addresses.find((each) => cataloguePage(each, context)?.pageType === type);
  return first(address, type);
}

const someProducts = catalogue().products.slice(0, 200);
const products = someProducts.map((product) => productUrl(product, 'en'));
const categoryAddresses = categories.map(({ code }) => categoryUrl(code, 'en'));

/**
 * An English address of the mock shop for every pageType of the contract: its fullest page; a missing type is a type
 * error.
 */
export const samplePages: Record<PageType, string> = {
  StartPage: content('StartPage'),
  StandardPage: content('StandardPage'),
  InspirationPage: content('InspirationPage'),
  ProductBase: fromCatalogue('ProductBase', products),
  ProductPage: fromCatalogue('ProductPage', [sampleProducts.choices]),
  QuickOrderPage: content('QuickOrderPage'),
  BlockPreviewPage: content('BlockPreviewPage'),
  CategoryBase: fromCatalogue('CategoryBase', categoryAddresses),
  CategoryPage: fromCatalogue('CategoryPage', categoryAddresses),
  CartPage: content('CartPage'),
  CheckoutPage: content('CheckoutPage'),
  OrderConfirmationPage: content('OrderConfirmationPage'),
  InformationPage: content('InformationPage'),
  SearchPage: `${content('SearchPage')}?query=sofa`,
  StorybookPage: content('StorybookPage'),
  StorefrontPage: content('StorefrontPage'),
  AccountPage: content('AccountPage'),
  ForgotPasswordPage: content('ForgotPasswordPage'),
  FdvPage: fromCatalogue(
    'FdvPage',
    someProducts.map((product) => dataSheetUrl(product, 'en')),
  ),
  NotFoundPage: content('NotFoundPage'),
  ErrorPage: content('ErrorPage'),
  CampaignPage: content('CampaignPage'),
};
