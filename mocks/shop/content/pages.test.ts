import { describe, expect, it } from 'vitest';
import { behaviours } from '../../behaviours/behaviours';
import { validators } from '../../generated/validators';
import { answerProblems } from '../../runtime/violation';
import { createStore } from '../../store';
import { catalogue } from '../catalogue/catalogue';
import { categories } from '../catalogue/categories';
import { categoryUrl, dataSheetUrl, productUrl } from '../catalogue/urls';
import { languages, type Language, type ShopContext } from '../context';
import { initialState } from '../customers';
import { footer } from './footer';
import { globalContent } from './globalContent';
import { header } from './header';
import { pages } from './pages';
import { pageUrl } from './pageUrls';
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

describe('the pages of the mock shop', () => {
  it('DEV-03 every content page stands as the contract has it, in every language', async () => {
    for (const path of contentPaths) {
      const answer = await pageAnswer(path);
      expect(answer, path).toMatchObject({ status: 200, body: { url: path } });
      if (answer) expect(answerProblems(validators.getPage.answers, answer), path).toEqual([]);
    }
  });

  it('DEV-03 every page type is reachable', async () => {
    const answers = await Promise.all([...contentPaths, ...categoryPaths, ...productPaths].map(pageAnswer));
    const types = new Set(
      answers.flatMap((answer) => (answer && 'pageType' in answer.body ? [answer.body.pageType] : [])),
    );
    expect([...types].sort()).toEqual(everyPageType);
  });

  it('DEV-03 every address in menus, footer, settings and pages leads to a page', async () => {
    const around = languages.flatMap((language) => {
      const context = contextIn(language);
      return [
        siteStructure(context),
        header(language),
        footer(language),
        globalContent(language),
        globalSettings(context),
      ];
    });
    const found = new Set(addressesIn(around));
    for (const path of [...contentPaths, ...categoryPaths])
      for (const address of addressesIn(await pageAnswer(path))) found.add(address);
    const broken = [];
    for (const address of found) {
      if (/^(https:|mailto:|tel:)/.test(address)) continue;
      const answer = await pageAnswer(address);
      if (answer?.status !== 200) broken.push(address);
    }
    expect(broken).toEqual([]);
    expect(found.size).toBeGreaterThan(500);
  });

  it('DEV-03 rich text speaks of no page by its id', async () => {
    for (const path of contentPaths)
      expect(JSON.stringify(await pageAnswer(path)), path).not.toMatch(/(page|category):/);
  });
});
