import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import { dataSheetUrl } from '../../mocks/shop/catalogue/urls';
import { openShop, withShop } from '../../tests/support/openShop';
import { request } from '../../tests/support/request';

const shop = withShop();

/** Mock settings with a country, currency and languages that no formatter supports. */
async function useOddSettings() {
  const settings = await request('getGlobalSettings', { headers: { 'Content-Language': 'en' } });
  const [first, ...others] = settings.countries;
  if (!first) throw new Error('The settings have no country');
  const odd = {
    ...settings,
    currentCountry: 'N_O!',
    currency: 'XXKR',
    countries: [{ ...first, currency: 'XXKR' }, ...others.map((country) => ({ ...country, currency: '' }))],
    languages: [...(settings.languages ?? []), { code: 'n_o!', name: 'Odd', languageRoute: 'xx' }],
  };
  shop.server.use(http.get('*/api/site/global-settings', () => HttpResponse.json(odd)));
}

test('APP-15 an odd currency, country or language of the settings leaves the shop as it is', async () => {
  await useOddSettings();
  const { user } = openShop('/en/furniture/living-room/sofas');
  expect(await screen.findByText(/^Showing 24 of \d+$/)).toBeTruthy();
  const [country] = await screen.findAllByRole('button', { name: /^Country and language/ });
  if (!country) throw new Error('There is no country selector');
  await user.click(country);
  expect(within(await screen.findByRole('dialog')).getByText('XXKR')).toBeTruthy();
});

test('APP-15 dates of an odd country are written in British English', async () => {
  await useOddSettings();
  const [product] = catalogue().products;
  if (!product) throw new Error('The catalogue is empty');
  openShop(dataSheetUrl(product, 'en'));
  const revised = await screen.findByText('Revised');
  expect(revised.nextElementSibling?.textContent).toMatch(/^\d{1,2}\s[A-Z][a-z]+\s\d{4}$/);
});
