import { expect, test, type Locator, type Page } from '@playwright/test';
import { codes, openAsCustomer } from '../support/browser/buyInBrowser';
import { expectAccessible, expectNoSidewaysScroll, openPage, setWidth } from '../support/browser/shopWindow';

/** Calls the mock shop as the app does. */
const callShop = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Content-Language': 'en',
        'Context-Url': window.location.origin,
      };
      const response = await fetch(
        address,
        sent === null ? { headers } : { method: 'POST', headers, body: sent },
      );
      return (await response.json()) as { totalOrderCount: number; orders: { orderNumber: string }[] };
    },
    [`/api/${path}`, body ? JSON.stringify(body) : null] as const,
  );

const orders = (page: Page) => callShop(page, 'order/all-orders?skip=0&take=24');

/** Opens the checkout of the private customer, whose cart holds two carafes. */
async function openCheckout(page: Page, width: number): Promise<void> {
  await setWidth(page, width);
  await openAsCustomer(page, '/en/checkout');
  await callShop(page, 'cart', { code: codes.single, quantity: 2 });
  await openPage(page, '/en/checkout');
  await expect(step(page, 'Delivery')).toBeVisible();
}

/** The step that is open. */
const step = (page: Page, name: string): Locator =>
  page.locator('li[aria-current="step"]').filter({ has: page.getByRole('heading', { name }) });

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' });

test('CHK-04 CHK-06 at 375 px a payment is declined and left by pointer, back at payment with everything entered', async ({
  page,
}) => {
  test.slow();
  await openCheckout(page, 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  const bar = page.getByRole('button', { name: /^Show your order/ });
  await bar.click();
  await expect(page.getByText('Quantity: 2')).toBeVisible();
  await expectAccessible(page, 'main');
  await bar.click();
  await continueButton(page).click();
  await page.getByLabel(/^Note to us/).fill('Ring på hos naboen.');
  await page.reload();
  await expect(page.getByLabel(/^Note to us/)).toHaveValue('Ring på hos naboen.');
  await continueButton(page).click();
  await page.getByRole('radio', { name: /^Card/ }).click();
  await placeOrder(page).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  const declined = page.getByText(/^The payment for order .* was declined/);
  await expect(declined).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await placeOrder(page).click();
  await page.getByRole('link', { name: 'Back to the checkout' }).click();
  const waiting = page.getByText(/^Order .* waits to be paid\./);
  await expect(waiting).toBeVisible();
  await expectAccessible(page, 'main');
});

test('CHK-04 two tabs that place the same order at the same time place one', async ({ page, context }) => {
  await openCheckout(page, 1280);
  const { totalOrderCount } = await orders(page);
  const other = await context.newPage();
  await openPage(other, '/en/checkout');
  for (const tab of [page, other]) {
    await continueButton(tab).click();
    await expect(step(tab, 'Reference and note')).toBeVisible();
    await continueButton(tab).click();
    await tab.getByRole('radio', { name: /^Invoice/ }).click();
  }
  await Promise.all([page, other].map((tab) => placeOrder(tab).click()));
  await expect(async () => {
    const shown = await Promise.all(
      [page, other].map((tab) =>
        tab.getByRole('heading', { name: /^Thank you for your order$|^Your cart is empty$/ }).count(),
      ),
    );
    expect(shown).toEqual([1, 1]);
  }).toPass();
  expect((await orders(page)).totalOrderCount).toBe(totalOrderCount + 1);
});
