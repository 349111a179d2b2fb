import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { globalSettings } from '../../mocks/shop/content/settings';
import { contextAt } from '../../mocks/shop/context';
import { setLanguage } from '../i18n/language';
import type { GlobalSettings } from '../features/settings/settings';
import { openShop, withShop } from '../../tests/support/openShop';

const shop = withShop();

type Languages = Pick<GlobalSettings, 'languageRoute' | 'languages'>;

/** Open the shop with other languages in the settings and wait for the heading of a page. */
async function pageWith(settings: Languages, address: string): Promise<string> {
  const own = globalSettings(contextAt('no'));
  shop.server.use(
    http.get('*/api/site/global-settings', () => HttpResponse.json({ ...own, ...settings } as object)),
  );
  window.sessionStorage.clear();
  setLanguage('no');
  openShop(address);
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  cleanup();
  shop.server.resetHandlers();
  return textContent;
}

const list = (...pairs: [code: string, languageRoute: string][]): Languages['languages'] =>
  pairs.map(([code, languageRoute]) => ({ code, name: code, languageRoute }));

test.each([
  ['en_SE', 'en'],
  ['', 'no'],
  ['no', '//'],
  ['no', 'ÅÄ'],
  ['no', '..'],
  ['no', ''],
])('APP-08 a language %j of the settings, at the route %j, leads to a page', async (code, route) => {
  const settings = { languageRoute: route, languages: list([code, route], [code, route]) };
  expect(await pageWith(settings, '/no')).toBe('Møbler for resten av livet');
  expect(await pageWith(settings, '/')).not.toBe('');
});

test('APP-08 settings that name another language in every language end in a page', async () => {
  const own = globalSettings(contextAt('no'));
  shop.server.use(
    http.get('*/api/site/global-settings', ({ request }) => {
      const next = { no: 'sv', sv: 'en', en: 'no' }[request.headers.get('Content-Language') ?? ''] ?? 'no';
      return HttpResponse.json({ ...own, languageRoute: next, languages: list([next, next]) } as object);
    }),
  );
  openShop('/');
  await screen.findByRole('heading', { level: 1 });
  const calls = shop.calls.filter(({ operationId }) => operationId === 'getGlobalSettings');
  expect(calls.length).toBeLessThan(5);
});

test('APP-08 whatever codes and routes the settings hold, the shop ends in a page', async () => {
  const odd = fc.oneof(
    fc.constantFrom('en_GB', '', '//', 'ÅÄ', '..', '%', 'no', 'sv', 'en-se', 'EN'),
    fc.string({ maxLength: 8 }),
  );
  const address = fc.constantFrom('/', '/no', '/en/customer-service', '/..', '/sofas', '/%C3%85');
  await fc.assert(
    fc.asyncProperty(
      odd,
      fc.array(fc.tuple(odd, odd), { maxLength: 3 }),
      address,
      async (route, rows, at) => {
        expect(await pageWith({ languageRoute: route, languages: list(...rows) }, at)).not.toBe('');
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);
