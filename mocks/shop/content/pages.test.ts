import { beforeAll, describe, expect, it } from 'vitest';
import { behaviours } from '../../behaviours/behaviours';
import { validators } from '../../generated/validators';
import { answerProblems } from '../../runtime/violation';
import { createStore } from '../../store';
import { catalogue } from '../catalogue/catalogue';
import { categories } from '../catalogue/categories';
import { categoryUrl, dataSheetUrl, placeAt, productUrl } from '../catalogue/urls';
import { languages, type Language, type ShopContext } from '../context';
import { initialState } from '../customers';
import { footer } from './footer';
import { globalContent } from './globalContent';
import { header } from './header';
import { pages } from './pages';
import { pageAt, pageUrl } from './pageUrls';
import { globalSettings } from './settings';
import { siteStructure } from './siteStructure';

const contextIn = (language: Language): ShopContext => ({ language, market: 'NO', customer: null });

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

/** Every address inside the shop that an answer names, in fields and in rich text. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inHtml = [...value.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    return [...inHtml, ...(/^\/(no|sv|en)(\/|$)/.test(value) ? [value] : [])];
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
  .flatMap((product) => [productUrl(product, 'no'), dataSheetUrl(product, 'no')]);

const contentPaths = languages.flatMap((language) => pages.map((page) => pageUrl(page, language)));
const categoryPaths = languages.flatMap((language) =>
  categories.map(({ code }) => categoryUrl(code, language)),
);

/** The answers to all pages of content and categories and to some products', made once. */
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

describe('the pages of the mock shop', () => {
  it.each(contentPaths)('DEV-03 %s stands as the contract has it', (path) => {
    const answer = answers.get(path);
    expect(answer).toMatchObject({ status: 200, body: { url: path } });
    expect(answer && answerProblems(validators.getPage.answers, answer)).toEqual([]);
    expect(JSON.stringify(answer)).not.toMatch(/(page|category):/);
  });

  it('DEV-03 every page type is reachable', () => {
    const types = [...answers.values()].flatMap((answer) =>
      answer && 'pageType' in answer.body ? [answer.body.pageType] : [],
    );
    expect([...new Set(types)].sort()).toEqual(everyPageType);
  });

  it('DEV-03 every address in menus, footer, settings and pages leads to a page', () => {
    const around = languages.map((language) => {
      const context = contextIn(language);
      return [
        siteStructure(context),
        header(language),
        footer(language),
        globalContent(language),
        globalSettings(context),
      ];
    });
    const found = [...new Set(addressesIn([around, ...answers.values()]))];
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter((address) => !leadsToAPage(address))).toEqual([]);
  });
});
