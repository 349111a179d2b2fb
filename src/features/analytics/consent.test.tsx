import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openShop, recordExceptions, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { pushViewCart } from './cartEvents';

const shop = withShop();
const gtmId = 'GTM-ABC1234';
const insightKey = '0a1b2c3d-0000-4000-8000-0123456789ab';

/** Open the shop with third-party ids in its settings. */
async function openWith(ids: { gtmId: unknown; insightKey: unknown }) {
  const settings = await request('getGlobalSettings', { headers: { 'Content-Language': 'en' } });
  shop.server.use(http.get('*/api/site/global-settings', () => HttpResponse.json({ ...settings, ...ids })));
  const opened = openShop('/en/customer-service');
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const injected = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const banner = () => screen.queryByRole('region', { name: 'May we collect statistics?' });
const events = () => (window.dataLayer ?? []).flatMap(({ event }) => event ?? []);
/** The Consent Mode commands in the data layer, which are `arguments` objects. */
const commands = () =>
  (window.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => Array.from(entry as unknown as ArrayLike<unknown>));

test('ANA-02 without ids there is nothing to select, and events stay in this page', async () => {
  await openWith({ gtmId: null, insightKey: null });
  expect(banner()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Privacy settings' })).toBeNull();
  await waitFor(() => expect(events()).toEqual(['virtual_pageview']));
  expect(commands()).toEqual([]);
  expect(injected()).toEqual([]);
});

test.each([
  ['x"><script>', 'x'],
  ['GTM-', '0a1b2c3d'],
  ['gtm-abc1234', 7],
  [{}, '0a1b2c3d-0000-4000-8000-0123456789ab&x=1'],
])(
  'ANA-02 the ids %j and %j are not well-formed: nothing is injected or asked, and it is reported',
  async (...ids) => {
    const report = recordExceptions();
    window.localStorage.setItem('consent', 'statistics');
    await openWith({ gtmId: ids[0], insightKey: ids[1] });
    expect(banner()).toBeNull();
    expect(injected()).toEqual([]);
    expect(commands()).toEqual([]);
    const reports = report.mock.calls.map(([error]) => String(error));
    expect(reports).toHaveLength(2);
    for (const text of reports) expect(text).toMatch(/(gtmId|insightKey) .* is not well-formed/);
  },
);

test('ANA-02 nothing before consent, statistics with it, nothing more after its withdrawal', async () => {
  const { user, unmount } = await openWith({ gtmId, insightKey });
  const denied = { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied' };
  await waitFor(() => expect(banner()).not.toBeNull());
  expect(screen.getByRole('status').textContent).toMatch(/^May we collect statistics/);
  expect(commands()).toEqual([['consent', 'default', expect.objectContaining(denied)]]);
  expect(events()).toEqual([]);
  expect(injected()).toEqual([]);
  expect(window.localStorage.getItem('consent')).toBeNull();

  const allow = within(banner() as HTMLElement).getByRole('button', { name: 'Allow statistics' });
  await user.click(allow);
  expect(banner()).toBeNull();
  expect(document.activeElement?.id).toBe('main-content');
  expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(events()).toEqual(['gtm.js', 'virtual_pageview']);
  expect(injected()).toEqual([
    `https://www.googletagmanager.com/gtm.js?id=${gtmId}`,
    'https://js.monitor.azure.com/scripts/b/ai.3.gbl.min.js',
  ]);

  document.cookie = '_ga=GA1.1.2; path=/';
  document.cookie = 'own=1; path=/';
  const opener = screen.getByRole('button', { name: 'Privacy settings' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  expect(screen.getByRole('button', { name: 'Allow statistics' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Only necessary' }));
  expect(document.activeElement).toBe(opener);
  expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  const count = window.dataLayer?.length;
  pushViewCart({ lineItems: [], price: null, totalPrice: null });
  expect(window.dataLayer).toHaveLength(count ?? 0);
  expect(document.cookie).toBe('own=1');
  unmount();

  openShop('/en/customer-service');
  await screen.findByRole('heading', { level: 1 });
  expect(banner()).toBeNull();
  expect(injected()).toHaveLength(2);
  expect(window.dataLayer).toHaveLength(count ?? 0);

  // Another tab grants consent again: the scripts already injected resume.
  window.localStorage.setItem('consent', 'statistics');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
  expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(injected()).toHaveLength(2);
});

test('ANA-03 the question leads to what is stored and measured, where the settings name that page', async () => {
  await openWith({ gtmId, insightKey });
  const link = await screen.findByRole('link', { name: 'Read about privacy' });
  expect(link.getAttribute('href')).toBe('/en/customer-service/privacy');
});
