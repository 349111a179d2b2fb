import { beforeAll, describe, expect, it } from 'vitest';
import { behaviours } from '../../behaviours/behaviours';
import { validators } from '../../generated/validators';
import { answerProblems } from '../../msw/runtime/violation';
import { createStore } from '../../store/store';
import { catalogue } from '../catalogue/catalogue';
import { categories } from '../catalogue/categories/categories';
import { categoryUrl, dataSheetUrl, placeAt, productUrl } from '../catalogue/urls';
import { contextAt, routeNames, routes, type Route } from '../context';
import { initialState } from '../customers';
import { footer } from './footer';
import { globalContent } from './globalContent';
import { header } from './header';
import { pages } from './pages';
import { pageAt, pageUrl } from './pageUrls';
import { globalSettings } from './settings';
import { siteStructure } from './siteStructure';

function pageAnswer(path: string) {
  const input = { headers: { 'Content-Language': 'no', 'Context-Url': `http://shop.test${path}` } };
  return behaviours.getPage?.({
    input,
    store: createStore(initialState),
    cookies: {},
    request: new Request('http://shop.test/api/content/page'),
    example: () => {
      throw new Error('a page is no example');
    },
  });
}

/** All internal addresses in a response, in fields and in rich text. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inHtml = [...value.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    return [...inHtml, ...(/^\/(no|sv|en|en-se)(\/|$)/.test(value) ? [value] : [])];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

/** 22 names for the 20 page types; ProductBase is a product without variations. */
const everyPageType = [
  'AccountPage',
  'BlockPreviewPage',
  'CampaignPage',
  'CartPage',
  'CategoryBase',
  'CategoryPage',
  'CheckoutPage',
  'ErrorPage',
  'FdvPage',
  'ForgotPasswordPage',
  'InformationPage',
  'InspirationPage',
  'NotFoundPage',
  'OrderConfirmationPage',
  'ProductBase',
  'ProductPage',
  'QuickOrderPage',
  'SearchPage',
  'StandardPage',
  'StartPage',
  'StorefrontPage',
  'StorybookPage',
];

const productPaths = catalogue()
  .products.slice(0, 60)
  .flatMap((product) =>
    (['no', 'en-se'] as const).flatMap((route) => [productUrl(product, route), dataSheetUrl(product, route)]),
  );

const contentPaths = routeNames.flatMap((route) => pages.map((page) => pageUrl(page, route)));
const categoryPaths = routeNames.flatMap((route) => categories.map(({ code }) => categoryUrl(code, route)));

/** Responses for all pages of content and categories and for some products, fetched once. */
const answers = new Map<string, Awaited<ReturnType<typeof pageAnswer>>>();

beforeAll(async () => {
  for (const path of [...contentPaths, ...categoryPaths, ...productPaths])
    answers.set(path, await pageAnswer(path));
});

function leadsToAPage(address: string): boolean {
  if (/^(https:|mailto:|tel:)/.test(address)) return true;
  const { pathname } = new URL(address, 'http://shop.test');
  return pageAt(pathname) !== undefined || placeAt(pathname) !== undefined;
}

/** The blocks of the page at an address. */
function blocksAt(path: string) {
  const body = answers.get(path)?.body;
  return body && 'contentArea' in body ? body.contentArea : [];
}

/** Header, footer and menu of a route. */
function frameAt(route: Route) {
  const context = contextAt(route);
  return [
    siteStructure(context),
    header(route),
    footer(route),
    globalContent(route),
    { ...globalSettings(context), countries: [], languages: [] },
  ];
}

/** The response for an address without the links to its counterparts at other routes. */
function withoutAlternatives(path: string) {
  const body = answers.get(path)?.body;
  return { ...body, alternativeLinks: {} };
}

describe('the pages of the mock shop', () => {
  it.each(routeNames)(
    'APP-08 no page, menu or footer at /%s leads to another language or market',
    (route) => {
      const paths = [...answers.keys()].filter((path) => path.split('/')[1] === route);
      const found = new Set(addressesIn([frameAt(route), ...paths.map(withoutAlternatives)]));
      expect(found.size).toBeGreaterThan(100);
      const own = new RegExp(`^(/${route}(/|$)|[a-z]+:)`);
      expect([...found].filter((address) => !own.test(address))).toEqual([]);
    },
  );

  it('SEO-01 every page names its counterpart at every route, by language tag', () => {
    const tags = routeNames.map((route) => routes[route].code);
    expect(tags).toContain('en-SE');
    for (const [path, answer] of answers) {
      if (!answer || !('alternativeLinks' in answer.body)) throw new Error(`${path} is no page`);
      const links = Object.entries(answer.body.alternativeLinks);
      expect(
        links.map(([tag]) => tag),
        path,
      ).toEqual(tags);
      expect(links.map(([, url]) => url.split('/')[1])).toEqual(routeNames);
    }
  });

  it.each(contentPaths)('DEV-03 %s stands as the contract has it', (path) => {
    const answer = answers.get(path);
    expect(answer).toMatchObject({ status: 200, body: { url: path } });
    expect(answer && answerProblems(validators.getPage.answers, answer)).toEqual([]);
    expect(JSON.stringify(answer)).not.toMatch(/(page|category):/);
  });

  it('PDP-04 blocks show products that can be bought', () => {
    const blocks = contentPaths.flatMap(blocksAt);
    const products = blocks.flatMap((block) =>
      block.blockType === 'ProductListingBlock' || block.blockType === 'ProductCarouselBlock'
        ? block.content.products
        : [],
    );
    expect(products.length).toBeGreaterThan(100);
    for (const product of products) expect(product).toMatchObject({ inStock: true, hidePrice: false });
  });

  it.each(routeNames)('PDP-04 the offers of %s have a percentage and an end', (route) => {
    const offers = pages.find(({ id }) => id === 'campaigns');
    const blocks = blocksAt(offers ? pageUrl(offers, route) : '');
    const items = blocks.flatMap(({ content }) => ('items' in content ? content.items : []));
    expect(items.length).toBeGreaterThan(2);
    for (const item of items)
      expect(item).toHaveProperty('text', expect.stringMatching(/\d+\s?%.* \d+\.? \w+/));
  });

  it('DEV-03 every page type is reachable', () => {
    const types = [...answers.values()].flatMap((answer) =>
      answer && 'pageType' in answer.body ? [answer.body.pageType] : [],
    );
    expect([...new Set(types)].sort()).toEqual(everyPageType);
  });

  it('DEV-03 every address in menus, footer, settings and pages leads to a page', () => {
    const found = [...new Set(addressesIn([...routeNames.map(frameAt), ...answers.values()]))];
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter((address) => !leadsToAPage(address))).toEqual([]);
  });
});

describe('the delivery page', () => {
  it.each([
    ['/no/kundeservice/levering', ['150 kr', '990 kr', '200 kr', '5 000 kr', '60 kr', '400 kr']],
    ['/sv/kundservice/leverans', ['120 kr', '890 kr', '180 kr', '5 000 kr', '49 kr', '350 kr']],
    ['/en-se/customer-service/delivery', ['120 kr', '890 kr', '180 kr', '5 000 kr', '49 kr', '350 kr']],
  ])('PDP-04 at %s names the prices and times of its market', (path, prices) => {
    const said = JSON.stringify(pageAnswer(path)).replaceAll('\u00a0', ' ');
    for (const price of [...prices, '2–4 da', '5–8 da']) expect(said).toContain(price);
    expect(said).not.toMatch(/\{\w+\.\w+\}/);
  });
});
