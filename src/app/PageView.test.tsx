import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { openShop, withShop } from '../../tests/support/openShop';
import { signIn } from '../../tests/support/signIn';
import { request } from '../../tests/support/request';
import { openModal } from '../components/plain/modalStore';
import { pages } from './pageRegistry';

const shop = withShop();
const loaders = { ...pages };
afterEach(() => void Object.assign(pages, loaders));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pageCalls = () =>
  shop.calls
    .filter(({ operationId }) => operationId === 'getPage')
    .map(({ request: { headers } }) => new URL(headers.get('Context-Url') ?? '').pathname);
const footerLink = (name: string) => screen.findByText(name, { selector: 'footer a' });

test('APP-16 the skip link is first and leads to the main content', async () => {
  const { user } = openShop('/en/customer-service');
  await heading('Customer service');
  await user.tab();
  const link = screen.getByRole('link', { name: 'Skip to main content' });
  expect(document.activeElement).toBe(link);
  Element.prototype.scrollIntoView = vi.fn();
  await user.click(link);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('APP-17 the checkout has the reduced header with the account', async () => {
  openShop('/en/checkout');
  await heading('Checkout');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('button', { name: 'Back' })).toBeTruthy();
  expect(header.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(header.queryByRole('navigation')).toBeNull();
});

test.each(['/en/not-found', '/en/error'])(
  'APP-17 %s has the reduced header without the account',
  async (at) => {
    openShop(at);
    await screen.findByRole('heading', { level: 1 });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(header.queryByRole('button', { name: 'Sign in' })).toBeNull();
  },
);

test('APP-06 the pulsing logo shows until the page has loaded', async () => {
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  shop.server.use(http.get('*/api/content/page', async () => void (await held)));
  openShop('/en/customer-service');
  const status = (await screen.findByText('Loading the page')).parentElement;
  expect(status?.getAttribute('role')).toBe('status');
  expect(status?.querySelector('svg')).not.toBeNull();
  respond();
  await heading('Customer service');
  expect(screen.queryByText('Loading the page')).toBeNull();
});

test('APP-06 a product shows its skeleton while the chunk of its page loads', async () => {
  const { visit } = openShop('/en');
  await heading('Furniture for the rest of your life');
  const { productResult } = await request('search', { query: { query: 'sofa' } });
  const [product] = productResult.result;
  if (!product) throw new Error('No sofa in the shop');
  let resolveChunk: (module: Awaited<ReturnType<typeof pages.ProductBase>>) => void = () => undefined;
  const chunk = new Promise<Parameters<typeof resolveChunk>[0]>((resolve) => {
    resolveChunk = resolve;
  });
  pages.ProductBase = pages.ProductPage = () => chunk;
  visit(product.url);
  const status = await waitFor(() => {
    const found = screen.getByText('Loading the page').parentElement;
    expect(found?.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(8);
    return found;
  });
  expect(status?.getAttribute('role')).toBe('status');
  resolveChunk(await loaders.ProductPage());
  await heading(product.name);
});

test('APP-06 a link to a product shows the skeleton before the page has been fetched', async () => {
  const { user } = openShop('/en');
  await heading('Furniture for the rest of your life');
  const [link] =
    screen
      .getByRole('heading', { name: 'Chairs around the table' })
      .closest('section')
      ?.querySelectorAll('li a') ?? [];
  if (!link) throw new Error('The start page shows no product');
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  shop.server.use(http.get('*/api/content/page', async () => void (await held)));
  await user.click(link);
  const status = (await screen.findByText('Loading the page')).parentElement;
  expect(status?.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(8);
  respond();
  await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull());
});

test.each([
  ['is missing', () => new HttpResponse(null, { status: 404 }), 'This page has been updated'],
  ['is lost with the connection', () => HttpResponse.error(), 'This could not be loaded'],
])(
  'APP-14 a chunk that %s after the reload shows an error page with a reload button',
  async (_, response, title) => {
    const message = 'Failed to fetch dynamically imported module: /assets/ContentPage.js';
    window.sessionStorage.setItem('reloadedFor', message);
    shop.server.use(http.head('*/assets/ContentPage.js', response));
    pages.InformationPage = () => Promise.reject(new Error(message));
    openShop('/en/customer-service/delivery');
    await heading(title);
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  },
);

test('APP-04 arriving moves focus to the heading; the first page and a new query leave it alone', async () => {
  const { user, visit } = openShop('/en/customer-service');
  await heading('Customer service');
  expect(document.activeElement).toBe(document.body);
  await user.click(await footerLink('Delivery'));
  const delivery = await heading('Delivery');
  await waitFor(() => expect(document.activeElement).toBe(delivery));
  const link = await footerLink('Delivery');
  link.focus();
  visit('/en/customer-service/delivery?x=1');
  await waitFor(() => expect(pageCalls()).toHaveLength(3));
  expect(document.activeElement).toBe(link);
});

test('APP-01 a link’s page is fetched on hover and on focus, and not again when it is followed', async () => {
  const { user } = openShop('/en/customer-service');
  await heading('Customer service');
  await user.hover(await footerLink('Delivery'));
  await waitFor(() => expect(pageCalls()).toEqual(['/en/customer-service', '/en/customer-service/delivery']));
  (await footerLink('Delivery')).focus();
  await user.click(await footerLink('Delivery'));
  await heading('Delivery');
  expect(pageCalls()).toEqual(['/en/customer-service', '/en/customer-service/delivery']);
});

test('APP-03 switching the VAT display fetches the page again', async () => {
  await signIn('private');
  const { user } = openShop('/en/customer-service');
  await heading('Customer service');
  await user.click(await screen.findByRole('switch', { name: /VAT/ }));
  await waitFor(() => expect(pageCalls()).toEqual(['/en/customer-service', '/en/customer-service']));
  expect(screen.getByRole('heading', { level: 1, name: 'Customer service' })).toBeTruthy();
});

test('APP-03 switching the VAT display back while the response is pending fetches the page once more', async () => {
  await signIn('private');
  openShop('/en/customer-service');
  await heading('Customer service');
  const vat = await screen.findByRole('switch', { name: /VAT/ });
  const neverRespond = vi.fn(() => new Promise<never>(() => {}));
  shop.server.use(http.get('*/api/content/page', neverRespond, { once: true }));
  fireEvent.click(vat);
  await waitFor(() => expect(neverRespond).toHaveBeenCalledTimes(1));
  fireEvent.click(vat);
  await waitFor(() => expect(pageCalls()).toHaveLength(2));
});

test('APP-03 a page whose refetch fails remains, shows a notice, and can be retried', async () => {
  await signIn('private');
  const { user } = openShop('/en/customer-service');
  await heading('Customer service');
  shop.server.use(http.get('*/api/content/page', () => new Response(null, { status: 403 })));
  await user.click(await screen.findByRole('switch', { name: /VAT/ }));
  const notice = await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: 'Customer service' })).toBeTruthy();
  shop.server.resetHandlers();
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('APP-08 selecting a language opens this page in it and refetches everything', async () => {
  const { user, address } = openShop('/en/customer-service/delivery');
  await heading('Delivery');
  act(() => openModal('countrySelector'));
  await user.click(await screen.findByRole('button', { name: /^Svenska/ }));
  await heading('Leverans');
  expect(address()).toBe('/sv/kundservice/leverans');
  expect(window.sessionStorage.getItem('language')).toBe('sv');
  expect(document.documentElement.lang).toBe('sv');
  const inSwedish = shop.calls.filter((call) => call.request.headers.get('Content-Language') === 'sv');
  expect(new Set(inSwedish.map(({ operationId }) => operationId))).toEqual(
    new Set([
      'getPage',
      'getGlobalSettings',
      'getTranslations',
      'getHeader',
      'getFooter',
      'getGlobalContent',
      'getSiteStructure',
      'getCustomer',
      'getCart',
    ]),
  );
});
