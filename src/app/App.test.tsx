import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { keepRedirect } from '../../mocks/msw/runtime/response';
import { openShop, withShop } from '../../tests/support/openShop';
import { signIn } from '../../tests/support/signIn';
import { getErrorState } from '../api/errorState';

const shop = withShop();

const callsOf = (operationId: string) => shop.calls.filter((call) => call.operationId === operationId);
const contexts = () => callsOf('getPage').map(({ request }) => request.headers.get('Context-Url'));
const languages = () => new Set(shop.calls.map(({ request }) => request.headers.get('Content-Language')));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const { origin } = window.location;

/** Record every pair of document language and heading rendered from now on. */
function observeLanguages(): () => Set<string> {
  const pairs = new Set<string>();
  const note = () => {
    const title = document.querySelector('h1')?.textContent;
    if (title) pairs.add(`${document.documentElement.lang} ${title}`);
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    observer.disconnect();
    return pairs;
  };
}

describe('an address', () => {
  test('APP-01 is resolved by the page call, with API host, path and query as its Context-Url', async () => {
    openShop('/en/customer-service/delivery?utm_source=x');
    await heading('Delivery');
    expect(contexts()).toEqual([`${origin}/en/customer-service/delivery?utm_source=x`]);
  });

  test('APP-05 that has moved is replaced by its new one', async () => {
    const { address } = openShop('/en/customer-service/shipping');
    await heading('Delivery');
    expect(address()).toBe('/en/customer-service/delivery');
  });

  test('APP-05 that does not exist is replaced by the not-found URL of the settings', async () => {
    const { address } = openShop('/en/no-such-thing');
    await waitFor(() => expect(address()).toBe('/en/not-found'));
    expect(getErrorState().httpStatus).toBe(404);
  });

  test('APP-05 that fails is replaced by the error URL of the settings', async () => {
    shop.server.use(
      http.get('*/api/content/page', ({ request }) =>
        request.headers.get('Context-Url')?.endsWith('/faulty')
          ? HttpResponse.json({ message: 'I am a teapot' }, { status: 418 })
          : undefined,
      ),
    );
    const { address } = openShop('/en/faulty');
    await waitFor(() => expect(address()).toBe('/en/error'));
  });

  test('APP-05 whose error page fails too shows the app’s own, with a way to try again', async () => {
    shop.server.use(http.get('*/api/content/page', () => new HttpResponse(null, { status: 403 })));
    const { user } = openShop('/en/customer-service/delivery');
    await heading('Unexpected error');
    shop.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Unexpected error')).toBeNull());
  });

  test('APP-05 whose redirects form a loop ends on the error page', async () => {
    shop.server.use(
      http.get('*/api/content/page', ({ request }) => {
        const { pathname } = new URL(request.headers.get('Context-Url') ?? '');
        const redirectUrl = { '/en/ping': '/en/pong', '/en/pong': '/en/ping' }[pathname];
        if (!redirectUrl) return undefined;
        const response = HttpResponse.json({ redirectUrl }, { status: 301 });
        keepRedirect(request, response);
        return response;
      }),
    );
    const { address } = openShop('/en/ping');
    await waitFor(() => expect(address()).toBe('/en/error'));
  });

  test('APP-02 whose page type is not known shows the error page and is reported', async () => {
    shop.server.use(
      http.get('*/api/content/page', async ({ request }) =>
        request.headers.get('Context-Url')?.endsWith('/new')
          ? HttpResponse.json({ pageId: 'x', pageType: 'HologramPage', breadcrumb: [], contentArea: [] })
          : undefined,
      ),
    );
    const { address } = openShop('/en/new');
    await waitFor(() => expect(address()).toBe('/en/error'));
    expect(window.dataLayer).toContainEqual({
      event: 'unknown_content',
      kind: 'pageType',
      name: 'HologramPage',
    });
  });

  test('APP-01 with broken percent encoding still shows a page', async () => {
    const { address } = openShop('/en/customer-service/delivery?x=%E0%A4%A');
    await heading('Delivery');
    expect(address()).toBe('/en/customer-service/delivery?x=%E0%A4%A');
  });
});

describe('start-up', () => {
  test('APP-15 loads settings, translations, header, footer, global content, site structure and the customer', async () => {
    openShop('/en');
    await heading('Furniture for the rest of your life');
    for (const operationId of [
      'getGlobalSettings',
      'getTranslations',
      'getHeader',
      'getFooter',
      'getGlobalContent',
      'getSiteStructure',
      'getCustomer',
    ]) {
      expect(callsOf(operationId), operationId).toHaveLength(1);
    }
  });

  test('APP-15 without settings shows an error, sets the application error, and retries', async () => {
    shop.server.use(http.get('*/api/site/global-settings', () => new HttpResponse(null, { status: 403 })));
    const { user } = openShop('/en');
    await heading('Unexpected error');
    expect(screen.getByText('The shop could not be loaded. Please try again in a moment.')).toBeTruthy();
    expect(getErrorState()).toMatchObject({ httpStatus: 403, message: 'Failed to fetch global settings' });
    shop.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Furniture for the rest of your life');
  });

  test('APP-15 without translations shows the English the app has', async () => {
    shop.server.use(http.get('*/api/site/translations', () => new HttpResponse(null, { status: 403 })));
    shop.server.use(http.get('*/api/content/page', () => new HttpResponse(null, { status: 403 })));
    openShop('/no');
    await heading('Unexpected error');
  });
});

describe('language', () => {
  test('APP-10 at / only the home page of the language is requested', async () => {
    openShop('/');
    await heading('Furniture for the rest of your life');
    expect(contexts()).toEqual([`${origin}/en`]);
  });

  test('APP-08 that of the address takes precedence over the stored one, in every call', async () => {
    window.sessionStorage.setItem('language', 'sv');
    openShop('/no/kundeservice');
    await heading('Kundeservice');
    expect(languages()).toEqual(new Set(['no']));
    expect(document.documentElement.lang).toBe('no');
    expect(window.sessionStorage.getItem('language')).toBe('no');
  });

  test('APP-08 names the market too: English for Sweden in every call, prices in kronor', async () => {
    await signIn('private');
    const { user } = openShop('/en-se/furniture/living-room/sofas');
    await heading('Sofas');
    const card = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    expect((await card.findByText(/^[\d\s]+(,\d\d)? kr$/)).textContent).toBeTruthy();
    expect(languages()).toEqual(new Set(['en-SE', 'no']));
    expect(callsOf('getCategoryProducts').length).toBeGreaterThan(0);
    expect(document.documentElement.lang).toBe('en-SE');
    expect(await screen.findByRole('link', { name: 'Skip to main content' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /home/i }).getAttribute('href')).toBe('/en-se');
    expect(document.head.querySelector('link[hreflang="en-SE"]')?.getAttribute('href')).toContain('/en-se/');
    await user.click(
      (await screen.findAllByRole('button', { name: /Country and language: Sweden/ }))[0] as HTMLElement,
    );
    const selection = within(await screen.findByRole('dialog'));
    shop.calls.length = 0;
    await user.click(selection.getByRole('button', { name: 'Norway NOK' }));
    await waitFor(() => expect(window.location.pathname).toBe('/en/furniture/living-room/sofas'));
    for (const operationId of ['getGlobalSettings', 'getPage', 'getCart', 'getCategoryProducts'])
      await waitFor(() => expect(callsOf(operationId).length, operationId).toBeGreaterThan(0));
    expect(languages()).toEqual(new Set(['en']));
  });

  test('APP-08 an address without a route has the stored one', async () => {
    window.sessionStorage.setItem('language', 'sv');
    openShop('/go/x');
    await waitFor(() => expect(window.location.pathname).toBe('/sv/finns-inte'));
    expect(window.sessionStorage.getItem('language')).toBe('sv');
  });

  test('APP-08 changes with the address, also back: texts and page are never of two languages', async () => {
    const { visit, go } = openShop('/no/kundeservice');
    await heading('Kundeservice');
    const seen = observeLanguages();
    visit('/en/customer-service');
    await heading('Customer service');
    await screen.findByRole('link', { name: 'Skip to main content' });
    await go(-1);
    await heading('Kundeservice');
    expect(await screen.findByRole('link', { name: 'Hopp til hovedinnholdet' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('no');
    expect(seen()).toEqual(new Set(['no Kundeservice', 'en Customer service']));
    const pages = callsOf('getPage').map(({ request }) => [
      request.headers.get('Content-Language'),
      new URL(request.headers.get('Context-Url') ?? '').pathname,
    ]);
    expect(new Set(pages.map(String))).toEqual(new Set(['no,/no/kundeservice', 'en,/en/customer-service']));
  });

  test('APP-08 a path segment that is no language route names no language: calls ask in no, then in the default of the settings, en', async () => {
    const { server, calls } = shop;
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => (respond = resolve));
    server.use(http.get('*/api/site/global-settings', () => responded, { once: true }));
    openShop('/sofas/x');
    await waitFor(() => expect(calls.length).toBeGreaterThan(4));
    expect(languages()).toEqual(new Set(['no']));
    expect(window.sessionStorage.getItem('language')).toBeNull();
    respond();
    await waitFor(() => expect(window.sessionStorage.getItem('language')).toBe('en'));
  });

  test('APP-08 corrupt storage is as good as none', async () => {
    window.sessionStorage.setItem('language', 'x'.repeat(5000));
    openShop('/sv');
    await heading('Möbler för resten av livet');
    expect(window.sessionStorage.getItem('language')).toBe('sv');
  });
});

describe('back and forward', () => {
  test('APP-03 fetch the page again and show the cached one meanwhile', async () => {
    const { visit, go, address } = openShop('/en/customer-service');
    await heading('Customer service');
    visit('/en/customer-service/delivery');
    await heading('Delivery');
    const before = contexts().length;

    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    shop.server.use(http.get('*/api/content/page', async () => void (await held)));
    await go(-1);
    expect(address()).toBe('/en/customer-service');
    expect(screen.getByRole('heading', { level: 1, name: 'Customer service' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy();
    respond();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(contexts().slice(before)).toEqual([`${origin}/en/customer-service`]);
  });
});
