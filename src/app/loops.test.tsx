import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { keepRedirect } from '../../mocks/msw/runtime/response';
import { openShop, withShop } from '../../tests/support/openShop';
import { request } from '../../tests/support/request';

const shop = withShop();

/** Answer every page request with the status, or a redirect where `redirects` has one, and record the calls. */
function failPages(status: number, redirects: Record<string, string> = {}): string[] {
  const called: string[] = [];
  shop.server.use(
    http.get('*/api/content/page', ({ request: call }) => {
      const { pathname } = new URL(call.headers.get('Context-Url') ?? '');
      called.push(pathname);
      const redirectUrl = redirects[pathname];
      if (redirectUrl === undefined) return new HttpResponse(null, { status });
      const response = HttpResponse.json({ redirectUrl }, { status: 301 });
      keepRedirect(call, response);
      return response;
    }),
  );
  return called;
}

/** Set the addresses of the not-found and error pages. */
async function setStaticPages(notFound: string, error: string): Promise<void> {
  const settings = await request('getGlobalSettings', {});
  const { staticPages } = settings;
  const changed = {
    ...staticPages,
    notFoundPage: { ...staticPages.notFoundPage, url: notFound },
    errorPage: { ...staticPages.errorPage, url: error },
  };
  shop.server.use(
    http.get('*/api/site/global-settings', () => HttpResponse.json({ ...settings, staticPages: changed })),
  );
}

test.each([
  ['at /', '/', '/', {}, 2],
  ['at home', '/en', '/en', {}, 2],
  ['at each other', '/en/error', '/en/not-found', {}, 2],
  ['at the address that failed, closing slash or not', '/en/gone/', '/en/gone/', {}, 1],
  ['at an address that redirects back', '/en/away', '/en/away', { '/en/away': '/en/gone' }, 3],
  ['at an address that redirects home', '/en/away', '/en/away', { '/en/away': '/' }, 3],
])('APP-05 not-found and error page %s: the built-in page, after few calls', async (...example) => {
  const [, notFound, error, redirects, most] = example;
  await setStaticPages(notFound, error);
  for (const [status, title] of [
    [404, 'We could not find that page'],
    [403, 'Unexpected error'],
  ] as const) {
    const called = failPages(status, redirects);
    const { unmount } = openShop('/en/gone');
    await screen.findByRole('heading', { level: 1, name: title });
    expect(called.length).toBeLessThanOrEqual(most);
    unmount();
  }
});

test('APP-05 an error page that redirects to itself ends on the built-in page', async () => {
  await setStaticPages('/en/away', '/en/away');
  const called = failPages(403, { '/en/away': '/en/away' });
  openShop('/en/gone');
  await screen.findByRole('heading', { level: 1, name: 'Unexpected error' });
  expect(called).toEqual(['/en/gone', '/en/away']);
});

test('APP-05 a home page that fails, and an error page that leads home, end on the built-in page', async () => {
  await setStaticPages('/', '/');
  const called = failPages(403);
  openShop('/');
  await screen.findByRole('heading', { level: 1, name: 'Unexpected error' });
  expect(called.length).toBeLessThanOrEqual(2);
});

test.each([
  ['/en/search/', '/en/search?query=sofa'],
  ['/en/search', '/en/search/?query=sofa'],
  ['/en/søk', '/en/s%C3%B8k?query=sofa'],
])('SRCH-01 a search page that settings call %s searches at %s', async (url, address) => {
  const settings = await request('getGlobalSettings', {});
  const staticPages = { ...settings.staticPages, searchPage: { ...settings.staticPages.searchPage, url } };
  const page = await request('getPage', {
    headers: { 'Context-Url': `${window.location.origin}/en/search` },
  });
  shop.server.use(
    http.get('*/api/site/global-settings', () => HttpResponse.json({ ...settings, staticPages })),
    http.get('*/api/content/page', () => HttpResponse.json(page)),
  );
  openShop(address);
  await screen.findByRole('region', { name: 'Products' });
});
