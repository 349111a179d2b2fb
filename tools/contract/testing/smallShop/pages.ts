import { categories, hit, products } from './catalogue';

const link = (text: string, url: string) => ({ text, url, title: null, target: null });

const page = (pageType: string, url: string, pageTitle: string, own: object = {}) => ({
  pageType,
  pageId: url,
  url,
  pageTitle,
  metaTitle: pageTitle,
  metaDescription: null,
  canonicalLink: null,
  alternativeLinks: {},
  disableIndexing: false,
  openGraphTitle: null,
  openGraphDescription: null,
  openGraphImage: null,
  openGraphType: null,
  openGraphUrl: null,
  breadcrumb: [],
  contentArea: [],
  hero: null,
  heroModel: null,
  ...own,
});

const systemPages = {
  searchPage: ['SearchPage', '/en/find'],
  accountPage: ['AccountPage', '/en/me'],
  cartPage: ['CartPage', '/en/basket'],
  checkoutPage: ['CheckoutPage', '/en/pay'],
  orderConfirmationPage: ['OrderConfirmationPage', '/en/thanks'],
  notFoundPage: ['NotFoundPage', '/en/404'],
  errorPage: ['ErrorPage', '/en/oops'],
} as const;

const staticPages = Object.fromEntries(
  Object.entries(systemPages).map(([key, [pageType, url]]) => [key, { pageType, title: key, url }]),
);

const details = {
  similarProducts: [],
  relatedProducts: [],
  specifications: [],
  usp: [],
  globalUsp: [],
  sliderImages: [],
  showThumbnails: false,
  shortDescription: '',
  orderInformation: null,
};

/** The page at an address, or the new address of a moved page. */
export function pageAt(path: string, isSignedIn: boolean): object | string | undefined {
  if (path === '/en/old') return '/en/c/seats';
  if (path === '/en') return page('StartPage', '/en', 'Small shop');
  const system = Object.values(systemPages).find(([, url]) => url === path);
  if (system) return page(system[0], path, system[0]);
  const category = Object.values(categories).find(({ url }) => url === path);
  if (category)
    return page('CategoryBase', path, category.title, {
      pageId: category.id,
      subCategories: [],
      parentCategoryId: null,
      parentCategoryName: null,
      renderTopImage: false,
      promotion: null,
    });
  const product = products.find(({ code }) => path === `/en/p/${code}`);
  return (
    product &&
    page('ProductBase', path, product.name, { product: { ...hit(product, isSignedIn), ...details } })
  );
}

const menuItem = (id: string, title: string, url: string, type: string) => ({
  id,
  title,
  url,
  type,
  renderOption: null,
  iconName: null,
  navigationImage: null,
  children: [],
});

export const siteStructure = {
  root: { id: 'root', title: 'Small shop', url: '/en' },
  mainNavigation: [
    menuItem('1', 'Empty', categories.empty.url, 'CategoryBase'),
    menuItem('2', 'Seats', categories.seats.url, 'CategoryBase'),
    menuItem('3', 'Former', '/en/old', 'CategoryPage'),
  ],
};

export const settings = {
  currency: 'GBP',
  market: 'United Kingdom',
  marketThreeLetterCode: 'GBR',
  languageRoute: 'en',
  staticPages,
  gtmId: null,
  insightKey: null,
  priceInclVAT: true,
  countries: [{ code: 'GB', name: 'United Kingdom' }],
  currentCountry: 'GB',
};

export const globalContent = {
  loginInformationText: '',
  contactEmailAddress: 'a@small.test',
  supportEmailAddress: 'a@small.test',
  supportPhoneNumber: '',
  supportPage: link('Help', '/en/404'),
};

export const footer = {
  copyright: '',
  footerLeftHeader: '',
  footerCenterHeader: '',
  footerRightHeader: '',
  footerLeftColumnLinks: [],
  socialLinks: [],
  featuredArea: null,
};
