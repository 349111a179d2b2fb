import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/shopWindow';

/** Open the start page and wait until the shop responds. */
async function openShop(page: Page) {
  await page.goto('/no');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Make a call as the app does.
 * @returns status and body
 */
function call(page: Page, path: string, init: RequestInit = {}) {
  return page.evaluate(
    async ([address, options]) => {
      const headers = {
        'Content-Language': 'no',
        'Content-Type': 'application/json',
        'Context-Url': location.origin,
        ...options.headers,
      };
      const response = await fetch(address, { ...options, headers });
      return { status: response.status, body: response.status === 204 ? null : await response.json() };
    },
    [path, init] as const,
  );
}

const codeOnly = ({ code }: { code: string }) => ({ code });

const Authorization = `Basic ${btoa('ase@kontorhotellet.example:furulia2026')}`;

test('DEV-03 changes of a customer survive a reload, and a reset removes them', async ({ page }) => {
  await openShop(page);
  await call(page, '/api/customer/login', { method: 'POST', headers: { Authorization } });
  const { body: lists } = await call(page, '/api/favorites/lists');
  const body = JSON.stringify({ listName: 'Resepsjonen', items: lists[0].items.slice(0, 1).map(codeOnly) });
  await call(page, '/api/favorites', { method: 'PUT', body });

  await page.reload();
  await openShop(page);
  expect((await call(page, '/api/customer')).body).toMatchObject({ firstName: 'Åse' });
  expect((await call(page, '/api/favorites/lists')).body).toContainEqual(
    expect.objectContaining({ name: 'Resepsjonen' }),
  );

  await page.evaluate(() => window.mockShop?.store.reset());
  await page.reload();
  await openShop(page);
  expect((await call(page, '/api/customer')).status).toBe(204);
  expect(await page.evaluate(() => window.mockShop?.violations)).toEqual([]);
});

test('DEV-03 two tabs are one shop', async ({ context, page }) => {
  const other = await context.newPage();
  await openShop(page);
  await openShop(other);
  await call(page, '/api/customer/login', { method: 'POST', headers: { Authorization } });
  // The event reaches the other tab asynchronously.
  await expect
    .poll(async () => (await call(other, '/api/customer')).body)
    .toMatchObject({ firstName: 'Åse' });
});

test('DEV-03 a call that violates the contract is reported', async ({ page }) => {
  await openShop(page);
  expect((await call(page, '/api/categories/sofas/products?take=1000')).status).toBe(400);
  expect(await page.evaluate(() => window.mockShop?.violations)).toMatchObject([
    { operationId: 'getCategoryProducts', direction: 'request', place: '/query/take' },
  ]);
});

const person = { firstName: 'Åse', lastName: 'Moen', email: 'ase@kontorhotellet.example', phoneNumber: '' };
const address = { ...person, address: 'Storgata 1', city: 'Oslo', postalCode: '0155', countryCode: 'NO' };
const checkoutByCard = {
  contact: person,
  address: { billingAddress: address, deliveryAddress: address },
  delivery: { shippingMethod: 'home', requestedDeliveryDate: null },
  moreInfo: { title: null, description: null },
  payment: { paymentMethod: 'card' },
};

test('CHK-06 an order is paid by keyboard on the payment page; it stays paid and the cart empty', async ({
  page,
}) => {
  await openShop(page);
  await call(page, '/api/customer/login', { method: 'POST', headers: { Authorization } });
  const { body: lists } = await call(page, '/api/favorites/lists');
  // To organisations the chair is sold from eight pieces on.
  const line = JSON.stringify({ ...codeOnly(lists[0].items[0]), quantity: 8 });
  await call(page, '/api/cart', { method: 'POST', body: line });
  const body = JSON.stringify(checkoutByCard);
  const { body: order } = await call(page, '/api/order/', { method: 'POST', body });

  await page.goto(order.redirectUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Prøvebetaling' })).toBeVisible();
  await expect(page.getByText(order.orderNumber)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'no');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Betal' })).toBeFocused();
  await page.keyboard.press('Enter');

  const confirmation = new RegExp(`/no/ordrebekreftelse\\?orderNumber=${order.orderNumber}$`);
  await expect(page).toHaveURL(confirmation);
  await openShop(page);
  expect((await call(page, `/api/order/${order.orderNumber}`)).body).toMatchObject({ status: 'received' });
  expect((await call(page, '/api/cart')).body).toMatchObject({ numberOfItems: 0 });
  expect(await page.evaluate(() => window.mockShop?.violations)).toEqual([]);
  await page.goto(order.redirectUrl);
  await expect(page).toHaveURL(confirmation);
});
