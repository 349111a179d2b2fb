import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { openShop, recordExceptions, withShop } from '../../tests/support/openShop';
import { request } from '../../tests/support/request';
import { getErrorState } from '../api/errorState';
import { pages } from './pageRegistry';

const shop = withShop();

test.each([
  ['/en', 'Unexpected error', 'Reload the page'],
  ['/no', 'Uventet feil', 'Last siden på nytt'],
])(
  'APP-05 at %s an exception above every provider shows an error page with a reload button',
  async (address, title, reload) => {
    const exceptions = recordExceptions();
    const refused = new DOMException('Too many calls', 'SecurityError');
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw refused;
    });
    openShop(address);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('button', { name: reload })).toBeTruthy();
    expect(exceptions.mock.calls).toEqual([[refused, expect.stringContaining('BrowserRouter')]]);
  },
);

test.each([
  ['settings without countries and languages', 'global-settings', { countries: null, languages: null }],
  ['settings without static pages', 'global-settings', { staticPages: null }],
  ['settings whose language route is empty', 'global-settings', { languageRoute: '' }],
  ['settings whose language route is no path', 'global-settings', { languageRoute: '//' }],
  ['texts that are no texts', 'translations', { 'common.loadingPage': 7, 'content.backToHome': null }],
])('APP-15 %s never leave an empty window', async (_, operation, changes) => {
  recordExceptions();
  const settings = await request('getGlobalSettings', {});
  const body = operation === 'translations' ? changes : { ...settings, ...changes };
  shop.server.use(http.get(`*/api/site/${operation}`, () => HttpResponse.json(body)));
  openShop('/');
  await screen.findByRole('heading', { level: 1 });
});

test('APP-05 a page that throws shows the error page in its place and is reported', async () => {
  const exceptions = recordExceptions();
  const broken = new Error('broken page');
  const { InformationPage } = pages;
  pages.InformationPage = () =>
    Promise.resolve({
      default: () => {
        throw broken;
      },
    });
  openShop('/en/customer-service/delivery');
  await screen.findByRole('heading', { level: 1, name: 'Unexpected error' });
  pages.InformationPage = InformationPage;
  expect(screen.getByRole('banner')).toBeTruthy();
  const [reported] = exceptions.mock.calls.map(([error]) => error as Error);
  expect(reported).toMatchObject({ message: 'getPage: broken page', cause: broken });
});

test('CALL-05 the exception text of an unexpected status is reported, with the call that got it', async () => {
  const exceptions = recordExceptions();
  shop.server.use(http.get('*/api/content/footer', () => new HttpResponse(null, { status: 418 })));
  openShop('/en/customer-service');
  await screen.findByRole('button', { name: 'The footer could not be loaded. Try again' });
  const [reported] = exceptions.mock.calls.map(([error]) => error as Error);
  expect(reported).toMatchObject({
    message: 'getFooter: An unexpected status code was received: 418',
    cause: { operationId: 'getFooter', httpStatus: 418 },
  });
});

test('CALL-05 a response that departs from the contract is reported once', async () => {
  const exceptions = recordExceptions();
  const reports = () => exceptions.mock.calls.map(([error]) => (error as Error).message);
  shop.server.use(http.get('*/api/content/footer', () => HttpResponse.json([]), { once: true }));
  openShop('/en/customer-service');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(reports()).not.toEqual([]));
  expect(reports()).toEqual(['getFooter departs from the contract: the response is of another type']);
});

test('CALL-06 a text of the catalogue is reported, and does not show', async () => {
  const exceptions = recordExceptions();
  shop.server.use(http.get('*/api/content/footer', () => new HttpResponse(null, { status: 403 })));
  openShop('/en/customer-service');
  await screen.findByRole('button', { name: 'The footer could not be loaded. Try again' });
  const [reported] = exceptions.mock.calls.map(([error]) => error as Error);
  expect(reported?.message).toBe('getFooter: Access forbidden. No further details provided.');
  expect(document.body.textContent).not.toContain('Access forbidden');
});

test('CALL-06 a text of the catalogue stays in the shared error state', async () => {
  let refuse: (response: Response) => void = () => undefined;
  shop.server.use(
    http.get('*/api/content/footer', () => new Promise<Response>((resolve) => (refuse = resolve))),
  );
  openShop('/en/customer-service');
  // A new page resets the state.
  await screen.findByRole('heading', { level: 1 });
  refuse(new HttpResponse(null, { status: 403 }));
  await screen.findByRole('button', { name: 'The footer could not be loaded. Try again' });
  const { message } = getErrorState();
  expect(message).toBe('Access forbidden. No further details provided.');
});

test('DEV-07 without a hook the exception text of a failed call is in the console of development', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shop.server.use(http.get('*/api/content/footer', () => new HttpResponse(null, { status: 418 })));
  openShop('/en/customer-service');
  await screen.findByRole('button', { name: 'The footer could not be loaded. Try again' });
  expect(String(written.mock.calls[0]?.[0])).toContain('An unexpected status code was received: 418');
});
