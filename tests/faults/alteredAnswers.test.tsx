import { cleanup } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '../../mocks/shop/catalogue/assortment/random';
import { closeModal } from '../../src/components/plain/modalStore';
import { exampleResponse } from '../support/exampleResponse';
import { loadChunks, resetBrowser, stubLayout } from '../support/openShop';
import { alter, alterationsOf, type Alteration } from './alterations';
import { visitExampleShop, type VisitOutcome } from './exampleShop';
import { shownAnswers, type ShownAnswer } from './visits';

vi.setConfig({ testTimeout: 60_000 });

/** Number of alterations tried per response besides the named ones; the whole set is some 13,000. */
const samplesPerAnswer = 2;

beforeAll(() =>
  Promise.all([
    loadChunks(),
    import('../../src/features/favorites/page/FavoriteLists'),
    import('../../src/features/orders/OrderHistory'),
  ]),
);
beforeEach(() => {
  stubLayout();
  // React warns of items whose key is missing; they are rendered all the same.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** True when the page or the settings as a whole are invalid, for which the shop shows a built-in page. */
const isWholeAnswer = ({ operation }: ShownAnswer, { place }: Alteration) =>
  (operation === 'getPage' && ['', '/pageType'].includes(place)) ||
  (operation === 'getGlobalSettings' && place === '');

const messages = (errors: readonly unknown[]) =>
  errors.map((error) => (error instanceof Error ? error.message : String(error)));

/** Presence of the parts that every page must keep. */
function remainingParts({ document: root }: VisitOutcome) {
  return {
    header: root.querySelector('header') !== null,
    main: root.querySelector('main')?.textContent !== '',
    footer: root.querySelector('footer') !== null,
    builtInPage: root.querySelector('[data-built-in]')?.getAttribute('data-built-in') ?? null,
  };
}

async function visitAltered(shown: ShownAnswer, alteration: Alteration): Promise<VisitOutcome> {
  cleanup();
  resetBrowser();
  closeModal();
  const { operation, example, answers, ...visit } = shown;
  const { status, body } = exampleResponse(operation, example);
  const altered = { status, body: alter(body, alteration) ?? null };
  return visitExampleShop({ ...visit, answers: { ...answers, [operation]: altered } });
}

async function expectIntact(shown: ShownAnswer, alteration: Alteration): Promise<VisitOutcome> {
  const outcome = await visitAltered(shown, alteration);
  expect(messages(outcome.uncaught)).toEqual([]);
  if (isWholeAnswer(shown, alteration)) expect(outcome.document.querySelector('main')).not.toBeNull();
  else expect(remainingParts(outcome)).toEqual({ header: true, main: true, footer: true, builtInPage: null });
  expect(outcome.document.textContent).not.toMatch(/\bundefined\b|\bNaN\b|\[object/);
  const unnamed = messages(outcome.reports).filter(
    (message) => !new RegExp(`^${shown.operation}[ :]`).test(message),
  );
  expect(unnamed).toEqual([]);
  return outcome;
}

const isShown = (operation: string, example: string) => (shown: ShownAnswer) =>
  shown.operation === operation && shown.example === example;

/** All visits that show a response. */
function visitsOf(operation: string, example: string): ShownAnswer[] {
  const found = shownAnswers.filter(isShown(operation, example));
  if (found.length === 0) throw new Error(`No visit shows ${operation} ${example}`);
  return found;
}

const block = '/contentArea/2';
const listed = '/productResult/result/0';

/** Alterations that once broke the shop or the page: operation, example, place, kind. */
const named: [
  operation: string,
  example: string,
  ...alterations: [place: string, ...Alteration['kind'][]][],
][] = [
  ['getHeader', 'header', ['/headerLinks', 'wrongType', 'emptyObject']],
  ['getGlobalContent', 'globalContent', ['', 'emptyObject'], ['/supportPhoneNumber', 'missing', 'wrongType']],
  [
    'getFooter',
    'footer',
    ['/footerLeftColumnLinks', 'null'],
    ['/footerLeftColumnLinks/0', 'null'],
    ['/featuredArea/feature', 'missing'],
  ],
  [
    'getSiteStructure',
    'siteStructure',
    ['/mainNavigation', 'missing'],
    ['/mainNavigation/0/children', 'missing'],
    ['/mainNavigation/0/url', 'missing'],
  ],
  ['getFavoriteLists', 'favoriteLists', ['/0/items', 'missing', 'null', 'wrongType']],
  [
    'getGlobalSettings',
    'norwegianSettings',
    ['/staticPages', 'missing', 'null'],
    ['/countries', 'missing', 'null'],
    ['/languages', 'null', 'wrongType'],
    ['/paymentMethods', 'wrongType', 'emptyObject'],
  ],
  [
    'quickSearch',
    'quickSearchResult',
    ['/products', 'missing'],
    ['/products/0/thumbnail', 'missing'],
    ['/categories/0/link', 'missing'],
  ],
  ['getSuggestions', 'suggestions', ['/suggestions/1', 'wrongType']],
  ['getCustomer', 'privateCustomer', ['', 'emptyObject']],
  ['addToCart', 'cart', ['', 'emptyObject'], ['/lineItems', 'missing'], ['/lineItems/0/price', 'wrongType']],
  [
    'getPage',
    'startPage',
    ['/contentArea', 'missing', 'null'],
    ['/breadcrumb', 'missing', 'null'],
    ['/contentArea/0', 'null'],
    ['/contentArea/0/content', 'missing', 'null'],
    ['/contentArea/1/content', 'missing'],
    [block, 'null'],
    [`${block}/content`, 'missing', 'null'],
    [`${block}/content/products/0/image`, 'missing'],
  ],
  [
    'getPage',
    'productPageSignedIn',
    ['/product/specifications', 'null'],
    ['/product/usp', 'null'],
    ['/product/variations', 'missing'],
    ['/product/categoryPath', 'missing'],
    ['/product/image', 'missing'],
    ['/product/price/priceIncVat', 'missing'],
    ['/alternativeLinks', 'null'],
  ],
  [
    'getCategoryProducts',
    'customerListing',
    ['/result/0/image', 'missing'],
    ['/result/0/price/priceIncVat', 'missing'],
    ['/result/0', 'null'],
    ['/facets', 'missing'],
    ['/sorters', 'null'],
  ],
  [
    'search',
    'searchResult',
    [`${listed}/image`, 'missing'],
    ['/contentResult/result/0', 'null'],
    ['/categoryResult/result/0/link', 'missing'],
    ['/categoryResult', 'missing'],
  ],
  ['getPage', 'categoryPage', ['/subCategories', 'missing', 'wrongType']],
  [
    'getPage',
    'fdvPage',
    ['/dataSheet', 'wrongType', 'emptyArray'],
    ['/dataSheet/sections', 'missing', 'wrongType'],
    ['/dataSheet/sections/1/text', 'wrongType'],
    ['/dataSheet/documents', 'missing', 'wrongType'],
  ],
  ['getOrder', 'order', ['/orderItems/0/item', 'missing'], ['/orderItems', 'null']],
  ['getAllOrders', 'orderHistory', ['/orders/0/orderItems/0/item', 'missing'], ['/orders', 'null']],
  [
    'getCart',
    'cart',
    ['/lineItems/0/item', 'missing'],
    ['/lineItems/0', 'null'],
    ['/numberOfItems', 'null', 'wrongType'],
    ['/shippingMethods', 'wrongType'],
  ],
];

const namedCases = named.flatMap(([operation, example, ...alterations]) =>
  visitsOf(operation, example).flatMap((shown) =>
    alterations.flatMap(([place, ...kinds]) =>
      kinds.map((kind) => ({
        shown,
        alteration: { place, kind },
        title: `${operation} ${place} ${kind} on ${shown.address}`,
      })),
    ),
  ),
);

test.each(namedCases)('CALL-05 $title takes only its part away', async ({ shown, alteration }) => {
  const { called } = await expectIntact(shown, alteration);
  expect(called).toContain(shown.operation);
});

test.each([
  ['getPage', 'standardPage', '/pageTitle', 'emptyObject'],
  ['getPage', 'standardPage', '/preamble', 'emptyObject'],
  ['getPage', 'fdvPage', '/dataSheet/name', 'emptyObject'],
  ['getPage', 'storefrontPage', '/store/city', 'emptyObject'],
  ['getPage', 'productPageSignedIn', '/product/name', 'emptyObject'],
  ['getPage', 'productPageSignedIn', '/product/marketingText', 'emptyObject'],
  ['getPage', 'productPageSignedIn', '/product/shortDescription', 'emptyObject'],
  ['getPage', 'productPageSignedIn', '/product/variations/0/leadTimeDays', 'huge'],
  ['getPage', 'productPageSignedIn', '/product/variations/0/price/description', 'emptyObject'],
  ['getGlobalContent', 'globalContent', '/contactEmailAddress', 'emptyObject'],
  ['getCart', 'cart', '/shippingMethods/0/name', 'emptyObject'],
  ['getOrder', 'order', '/orderNumber', 'emptyObject'],
  ['getOrder', 'order', '/orderItems/0/elNumber', 'emptyObject'],
  ['getOrder', 'order', '/shippingAddress/firstName', 'emptyObject'],
  ['getAllOrders', 'orderHistory', '/years', 'emptyObject'],
  ['getAllOrders', 'orderHistory', '/years/0', 'emptyObject'],
  ['search', 'searchResult', '/productResult/facets/0', 'emptyObject'],
  ['search', 'searchResult', '/productResult/numberOfHits', 'emptyObject'],
] as const)(
  'CALL-05 %s %s with %s of kind %s renders without this field, and without a broken part',
  async (operation, example, place, kind) => {
    for (const shown of visitsOf(operation, example)) {
      const outcome = await expectIntact(shown, { place, kind });
      expect(outcome.document.textContent).not.toContain('Part of the page could not be shown.');
    }
  },
);

test.each([
  ['a block', 'getPage', 'startPage', '/contentArea/0/content', 'missing', 'getPage /contentArea/0: '],
  [
    'a card of a block',
    'getPage',
    'startPage',
    '/contentArea/2/content/products/0/variations/0/price',
    'wrongType',
    'getPage /contentArea/2/content/products/0: ',
  ],
  [
    'a card of a listing',
    'getCategoryProducts',
    'customerListing',
    '/result/0/variations/0/price',
    'wrongType',
    'getCategoryProducts /result ',
  ],
  ['a line of the cart', 'getCart', 'cart', '/lineItems/0/item', 'missing', 'getCart /lineItems/0: '],
  [
    'a category found',
    'search',
    'searchResult',
    '/categoryResult/result/0/link',
    'missing',
    'search /categoryResult/result/0: ',
  ],
] as const)(
  'CALL-07 the report of %s names operation and place',
  async (_, operation, example, place, kind, part) => {
    const shown = visitsOf(operation, example).at(-1);
    if (!shown) throw new Error('No visit');
    const { reports } = await expectIntact(shown, { place, kind });
    expect(messages(reports)).toContainEqual(expect.stringContaining(part));
  },
);

const random = seededRandom('altered answers');
const sampled = shownAnswers.map((shown) => ({
  title: `${shown.operation} ${shown.example} on ${shown.address}${shown.phone ? ', phone' : ''}`,
  shown,
  alterations: random
    .shuffle([...alterationsOf(exampleResponse(shown.operation, shown.example).body)])
    .slice(0, samplesPerAnswer),
}));

test.each(sampled)(
  'CALL-05 $title: any field altered takes only its part away',
  async ({ shown, alterations }) => {
    for (const alteration of alterations) {
      await expectIntact(shown, alteration).catch((error: unknown) => {
        throw new Error(`${alteration.place} ${alteration.kind}`, { cause: error });
      });
    }
  },
);
