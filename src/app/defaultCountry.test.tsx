import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { openShop, withShop } from '../../tests/support/openShop';
import { renderInShop } from '../../tests/support/renderInShop';
import { signIn } from '../../tests/support/signIn';
import { request } from '../../tests/support/request';
import { EarliestDelivery } from '../features/delivery/EarliestDelivery';

const shop = withShop();
afterEach(() => void vi.useRealTimers());

/** Mock settings without a country of the site. */
async function useSettingsWithoutCountry() {
  const { currentCountry: _, ...settings } = await request('getGlobalSettings', {
    headers: { 'Content-Language': 'en' },
  });
  shop.server.use(http.get('*/api/site/global-settings', () => HttpResponse.json(settings)));
}

test('APP-18 without a country in the settings the header and a new address are in Norway', async () => {
  await useSettingsWithoutCountry();
  await signIn('private');
  const { user } = openShop('/en/account?view=Addresses');
  await user.click(await screen.findByRole('button', { name: 'Add delivery address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add delivery address' }));
  expect(dialog.getByDisplayValue('Norway')).toBeTruthy();
  expect(
    screen.getAllByRole('button', { name: /^Country and language.*Norway/, hidden: true }).length,
  ).toBeGreaterThan(0);
});

test.each([
  [undefined, 18],
  ['SE', 17],
])('APP-18 with %s as the country the earliest delivery after Friday 14 May is the %sth', (country, day) => {
  vi.useFakeTimers({ now: new Date('2027-05-14T10:00:00Z'), toFake: ['Date'] });
  renderInShop(<EarliestDelivery leadTimeDays={1} />, { settings: { currentCountry: country } });
  expect(document.body.textContent).toMatch(new RegExp(`${day}\\.\\smai\\s2027`));
});
