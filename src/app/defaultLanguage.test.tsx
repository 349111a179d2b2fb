import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { globalSettings } from '../../mocks/shop/content/settings';
import { contextAt } from '../../mocks/shop/context';
import { openShop, withShop } from '../../tests/support/openShop';

const shop = withShop();
afterEach(() => document.querySelector('meta[name="default-language"]')?.remove());

/** Mock a shop with Swedish only, the default language of its deployment. */
function useSwedishShop() {
  document.head.insertAdjacentHTML('beforeend', '<meta name="default-language" content="sv">');
  const settings = globalSettings(contextAt('sv'));
  const languages = settings.languages?.filter(({ code }) => code === 'sv');
  const refusal = { message: '', inputErrors: [{ field: 'Content-Language', message: '' }] };
  shop.server.use(
    http.all('*/api/*', ({ request }) =>
      request.headers.get('Content-Language') === 'sv'
        ? undefined
        : HttpResponse.json(refusal, { status: 400 }),
    ),
    http.get('*/api/site/global-settings', () => HttpResponse.json({ ...settings, languages } as object)),
  );
}

test('APP-08 `/` of a shop without Norwegian opens in the default language of the deployment', async () => {
  useSwedishShop();
  const { address } = openShop('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Möbler för resten av livet' })).toBeTruthy();
  expect(address()).toBe('/sv');
  expect(shop.calls.filter(({ request }) => request.headers.get('Content-Language') !== 'sv')).toEqual([]);
});

test('APP-08 an address in a language that the shop does not have leads to its not-found page', async () => {
  useSwedishShop();
  openShop('/fi/sohvat');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vi hittar inte sidan' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('sv');
});
