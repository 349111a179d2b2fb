import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { OperationId } from '../../src/api/operation';
import { openModal } from '../../src/components/plain/modalStore';
import { exampleResponse } from '../support/exampleResponse';
import type { ExampleVisit } from './exampleShop';

/** A response that the shop shows, and a visit that shows it. */
export interface ShownAnswer extends Omit<ExampleVisit, 'answers'> {
  operation: OperationId;
  /** Name of its example. */
  example: string;
  /** Other responses that the visit needs. */
  answers?: ExampleVisit['answers'];
}

const pages = [
  'startPage',
  'standardPage',
  'inspirationPage',
  'productPageSignedIn',
  'quickOrderPage',
  'blockPreviewPage',
  'categoryPage',
  'cartPage',
  'checkoutPage',
  'orderConfirmationPage',
  'informationPage',
  'searchPage',
  'storybookPage',
  'storefrontPage',
  'accountPage',
  'forgotPasswordPage',
  'fdvPage',
  'notFoundPage',
  'errorPage',
  'campaignPage',
];

const page = (example: string) => exampleResponse('getPage', example);
const addressOf = (example: string) => (page(example).body as { url: string }).url;

async function openMenu(waitUntilIdle: () => Promise<void>): Promise<void> {
  const [opener] = within(screen.getByRole('banner')).queryAllByRole('button', { expanded: false });
  if (opener) fireEvent.click(opener);
  await waitUntilIdle();
}

async function openMenuLevel(waitUntilIdle: () => Promise<void>): Promise<void> {
  await openMenu(waitUntilIdle);
  const [menu] = screen.queryAllByRole('navigation', { name: /menu|meny/i });
  const [entry] = menu ? within(menu).queryAllByRole('button') : [];
  if (entry) fireEvent.click(entry);
  await waitUntilIdle();
}

const showModal = (name: 'miniCart' | 'countrySelector') => async (waitUntilIdle: () => Promise<void>) => {
  act(() => openModal(name));
  await waitUntilIdle();
};

/** Type into the header's search box, and wait for the debounced search. */
async function typeQuery(waitUntilIdle: () => Promise<void>): Promise<void> {
  const [box] = screen.queryAllByRole('combobox');
  if (!box) return;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: '1004' } });
  act(() => vi.advanceTimersByTime(500));
  vi.useRealTimers();
  await waitUntilIdle();
}

const press = (name: RegExp) => async (waitUntilIdle: () => Promise<void>) => {
  const [button] = within(screen.getByRole('main')).queryAllByRole('button', { name });
  if (button) fireEvent.click(button);
  await waitUntilIdle();
};

const start = { address: '/no', answers: { getPage: page('startPage') } };
const product = {
  address: addressOf('productPageSignedIn'),
  answers: { getPage: page('productPageSignedIn') },
};
const search = { address: '/no/sok?query=sofa', answers: { getPage: page('searchPage') } };
const customer = { getCustomer: exampleResponse('getCustomer', 'privateCustomer') };
const checkout = {
  address: addressOf('checkoutPage'),
  answers: { getPage: page('checkoutPage'), ...customer },
};
const account = (search: string) => ({
  address: `${addressOf('accountPage')}?view=${search}`,
  answers: { getPage: page('accountPage'), ...customer },
});
const cart = { address: addressOf('cartPage'), answers: { getPage: page('cartPage') } };

/** Every response that the shop shows, each with a visit that shows all of it. */
export const shownAnswers: readonly ShownAnswer[] = [
  ...pages.map((example): ShownAnswer => ({ operation: 'getPage', example, address: addressOf(example) })),
  {
    operation: 'getGlobalSettings',
    example: 'norwegianSettings',
    ...start,
    act: showModal('countrySelector'),
  },
  { operation: 'getTranslations', example: 'translations', ...start },
  { operation: 'getHeader', example: 'header', ...start },
  { operation: 'getFooter', example: 'footer', ...start },
  { operation: 'getGlobalContent', example: 'globalContent', ...start, act: openMenu },
  { operation: 'getSiteStructure', example: 'siteStructure', ...start, act: openMenu },
  { operation: 'getSiteStructure', example: 'siteStructure', ...start, phone: true, act: openMenuLevel },
  { operation: 'getCustomer', example: 'privateCustomer', ...start },
  { operation: 'getCustomer', example: 'administrator', ...cart },
  { operation: 'getFavoriteLists', example: 'favoriteLists', ...start },
  {
    operation: 'getFavoriteLists',
    example: 'favoriteLists',
    address: '/no/min-side?view=Favorites',
    answers: { getPage: page('accountPage') },
  },
  { operation: 'getCart', example: 'cart', ...start, act: showModal('miniCart') },
  { operation: 'getCart', example: 'cart', ...cart },
  { operation: 'getCart', example: 'cart', ...checkout },
  { operation: 'getAllOrders', example: 'orderHistory', ...account('Orders') },
  { operation: 'getOrder', example: 'order', ...account('Orders&order=F-2026-10418') },
  { operation: 'addToCart', example: 'cart', ...product, act: press(/handlekurv|cart/i) },
  { operation: 'updateFavorites', example: 'favoriteLists', ...product, act: press(/favori/i) },
  {
    operation: 'getCategoryProducts',
    example: 'customerListing',
    address: addressOf('categoryPage'),
    answers: { getPage: page('categoryPage') },
  },
  { operation: 'search', example: 'searchResult', ...search },
  {
    operation: 'getSuggestions',
    example: 'suggestions',
    ...search,
    answers: { ...search.answers, search: exampleResponse('search', 'nothingFound') },
  },
  { operation: 'quickSearch', example: 'quickSearchResult', ...start, act: typeQuery },
  { operation: 'getSuggestions', example: 'suggestions', ...start, act: typeQuery },
  { operation: 'variationCodeSearch', example: 'variationCodeSearchResult', ...start, act: typeQuery },
];
