import { expect, test, type Page, type Route } from '@playwright/test';
import { mockOperations, operationIds } from '../../../mocks/generated/operations';
import { recordViolations } from '../../support/browser/recordViolations';
import { openPage } from '../../support/browser/shopWindow';
import { samplePages } from '../../support/samplePages';

/** Faults of a response, by name. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  ...Object.fromEntries(
    [401, 403, 404, 418, 500, 503].map((status) => [
      String(status),
      (route: Route) => route.fulfill({ status, json: {} }),
    ]),
  ),
  'no connection': (route) => route.abort(),
  'no JSON': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Down</p>' }),
  'empty body': (route) => route.fulfill({ status: 200, body: '' }),
  'wrong type': (route) => route.fulfill({ status: 200, json: 'down' }),
};

const account = (view: string) => `${samplePages.AccountPage}?view=${view}`;
const typeQuery = async (page: Page) => {
  await page.getByRole('banner').getByRole('combobox').fill('1004');
};

/** A visit of the signed-in customer that calls an operation; the first page of the shop calls the others. */
const visits: Readonly<Record<string, { address: string; act?: typeof typeQuery }>> = {
  getAllCustomers: { address: account('Users') },
  getRoles: { address: account('Users') },
  getFavoriteLists: { address: account('Favorites') },
  getAllOrders: { address: account('Orders') },
  getOrder: { address: account('Orders&order=F-2026-20010042') },
  getCart: { address: samplePages.CartPage },
  getCategoryProducts: { address: samplePages.CategoryPage },
  search: { address: samplePages.SearchPage },
  getSuggestions: { address: samplePages.StartPage, act: typeQuery },
  quickSearch: { address: samplePages.StartPage, act: typeQuery },
  variationCodeSearch: { address: samplePages.StartPage, act: typeQuery },
};

const reads = operationIds.filter((id) => mockOperations[id].method === 'get');

/** The whole matrix with `FAULTS=all`; otherwise every fourth operation, each with another fault. */
const cases = reads.flatMap((id, index) => {
  const names = Object.keys(faults);
  if (process.env['FAULTS'] === 'all') return names.map((name) => [id, name] as const);
  return index % 4 === 0 ? [[id, names[index % names.length] ?? '500'] as const] : [];
});

/** Sign in as the administrator of an organisation, by a call. */
async function signInByCall(page: Page): Promise<void> {
  const response = await page.request.post(mockOperations.loginCustomer.path, {
    headers: {
      Authorization: `Basic ${btoa('ase@kontorhotellet.example:furulia2026')}`,
      'Content-Type': 'application/json',
      'Content-Language': 'en',
      'Context-Url': 'http://localhost/en',
    },
  });
  expect(response.status()).toBe(200);
}

for (const [id, name] of cases)
  test(`CALL-05 APP-05 ${name} in place of ${id} leaves a page with a heading, throws nothing, and is gone with the next visit`, async ({
    page,
  }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    const violations = await recordViolations(page);
    await signInByCall(page);
    const { address, act } = visits[id] ?? { address: samplePages.StartPage };
    const fail = faults[name] ?? ((route: Route) => route.abort());
    let calls = 0;
    const pattern = new RegExp(`${mockOperations[id].path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
    await page.route(pattern, (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      calls += 1;
      return fail(route);
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (act) await act(page);
    await expect.poll(() => calls).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.unroute(pattern);
    await openPage(page, address);
    expect({ thrown, violations }).toEqual({ thrown: [], violations: [] });
  });
