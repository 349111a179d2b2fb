import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { signIn } from '../../../tests/support/signIn';
import { closeModal } from '../../components/plain/modalStore';

const shop = withShop();
beforeAll(() => import('./CountrySelector'));
beforeEach(closeModal);

const pagesFetched = () => shop.calls.filter(({ operationId }) => operationId === 'getPage');

/** Open an address of the English shop and select a language there. */
async function select(address: string, name: RegExp) {
  const opened = openShop(address);
  await screen.findByRole('heading', { level: 1 });
  const { user } = opened;
  const footer = within(await screen.findByRole('contentinfo'));
  await user.click(footer.getByRole('button', { name: /^Country/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Country and language' });
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return opened;
}

test('APP-08 selecting a language keeps search text, filters and order of the address', async () => {
  const query = '?query=lampe&sortOrder=1&filter::Color=black;white&min::Width=20';
  const { address } = await select(`/en/search${query}`, /^Svenska/);
  await waitFor(() => expect(document.documentElement.lang).toBe('sv'));
  expect(address()).toBe(`/sv/sok${query}`);
});

test('APP-08 parameters that the address in the other language already has take precedence', async () => {
  const headers = { 'Context-Url': `${window.location.origin}/en/about-us`, 'Content-Language': 'en' };
  const page = await request('getPage', { headers });
  const response = { ...page, alternativeLinks: { sv: '/sv/om-oss?id=2' } };
  shop.server.use(http.get('*/api/content/page', () => HttpResponse.json(response), { once: true }));
  const { address } = await select('/en/about-us?id=1&from=mail', /^Svenska/);
  await waitFor(() => expect(address()).toBe('/sv/om-oss?id=2&from=mail'));
});

test('APP-08 selecting a language keeps the order of the confirmation', async () => {
  await signIn('private');
  const { orders } = await request('getAllOrders', { query: { skip: 0, take: 24 } });
  const number = orders[0]?.orderNumber ?? '';
  const { address } = await select(`/en/order-confirmation?orderNumber=${number}`, /^Svenska/);
  await screen.findByRole('heading', { level: 1, name: 'Tack för din beställning' });
  expect(address()).toBe(`/sv/orderbekraftelse?orderNumber=${number}`);
});

test('APP-08 selecting the current language or its country stays on the page and fetches nothing', async () => {
  const current = '/en/search?query=lampe&sortOrder=1';
  const { address } = await select(current, /^English$/);
  expect(address()).toBe(current);
  expect(pagesFetched()).toHaveLength(1);
});

test('APP-08 selecting the current language stays on a page without addresses in other languages', async () => {
  const headers = { 'Context-Url': `${window.location.origin}/en/about-us`, 'Content-Language': 'en' };
  const page = await request('getPage', { headers });
  const response = { ...page, alternativeLinks: {} };
  shop.server.use(http.get('*/api/content/page', () => HttpResponse.json(response), { once: true }));
  const { address } = await select('/en/about-us?from=mail', /^English$/);
  expect(address()).toBe('/en/about-us?from=mail');
});
