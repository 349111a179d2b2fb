import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { globalSettings } from '../../mocks/shop/content/settings';
import { contextAt } from '../../mocks/shop/context';
import { openShop, withShop } from '../../tests/support/openShop';

const shop = withShop();
afterEach(() => document.querySelector('meta[name="default-language"]')?.remove());

/** Set the default language of the deployment. */
const deploy = (language: string) =>
  document.head.insertAdjacentHTML('beforeend', `<meta name="default-language" content="${language}">`);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Languages of the calls, each once, in the order of their first call. */
const languages = () => [
  ...new Set(shop.calls.map(({ request }) => request.headers.get('Content-Language'))),
];

test('APP-08 `/` with nothing stored opens in English; the calls before the languages are known are in `no`', async () => {
  const { address } = openShop('/');
  await heading('Furniture for the rest of your life');
  expect(address()).toBe('/en');
  expect(window.sessionStorage.getItem('language')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(languages()).toEqual(['no', 'en']);
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toBeTruthy();
});

test.each(['no', 'sv'])(
  'APP-08 `/` opens in the language that the deployment names, %s, in every call',
  async (language) => {
    deploy(language);
    const { address } = openShop('/');
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe(`/${language}`);
    expect(languages()).toEqual([language]);
  },
);

/** Mock a shop with one language only, which refuses every other. */
function useShopWith(only: 'sv' | 'en') {
  const settings = globalSettings(contextAt(only));
  const languages = settings.languages?.filter(({ code }) => code === only);
  const refusal = { message: '', inputErrors: [{ field: 'Content-Language', message: '' }] };
  shop.server.use(
    http.all('*/api/*', ({ request }) =>
      request.headers.get('Content-Language') === only
        ? undefined
        : HttpResponse.json(refusal, { status: 400 }),
    ),
    http.get('*/api/site/global-settings', () => HttpResponse.json({ ...settings, languages } as object)),
  );
}

test('APP-08 `/` of a shop without Norwegian opens in the default language of the deployment', async () => {
  deploy('sv');
  useShopWith('sv');
  const { address } = openShop('/');
  await heading('Möbler för resten av livet');
  expect(address()).toBe('/sv');
  expect(languages()).toEqual(['sv']);
});

test('APP-08 `/` of a shop without Norwegian opens in English when the deployment names no language', async () => {
  useShopWith('en');
  const { address } = openShop('/');
  await heading('Furniture for the rest of your life');
  expect(address()).toBe('/en');
});

test('APP-08 a shop without the default language says which setting to change', async () => {
  useShopWith('sv');
  openShop('/');
  expect((await heading('The settings of this shop are wrong')).nextElementSibling?.textContent).toContain(
    'The server has no language en. Name one of its languages in the meta tag default-language',
  );
});

test('APP-08 a server that refuses a language without naming the header is asked in the default one', async () => {
  shop.server.use(
    http.get('*/api/site/global-settings', ({ request }) =>
      request.headers.get('Content-Language') === 'no' ? new HttpResponse(null, { status: 400 }) : undefined,
    ),
  );
  const { address } = openShop('/');
  await heading('Furniture for the rest of your life');
  expect(address()).toBe('/en');
});

test('APP-08 an address in a language that the shop does not have leads to its not-found page', async () => {
  deploy('sv');
  useShopWith('sv');
  openShop('/fi/sohvat');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vi hittar inte sidan' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('sv');
});
