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

/** Signs in as the private customer, whose cart holds two carafes, and opens a page. */
async function openWithCart(page: Page, width: number, address: string): Promise<void> {
  await setWidth(page, width);
  await openAsCustomer(page, '/en/checkout');
  await callShop(page, 'cart', { code: codes.single, quantity: 2 });
  await openPage(page, address);
}

async function openCheckout(page: Page, width: number): Promise<void> {
  await openWithCart(page, width, '/en/checkout');
  await expect(step(page, 'Delivery')).toBeVisible();
}

/** The step that is open. */
const step = (page: Page, name: string): Locator =>
  page.locator('li[aria-current="step"]').filter({ has: page.getByRole('heading', { name }) });

/** Presses Tab, or Shift+Tab, until something has focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The button in the heading of the step that has just been opened: it has focus. */
const expectOpened = (page: Page, name: string) => expect(page.getByRole('button', { name })).toBeFocused();

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' });
const expectConfirmed = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();

test('CHK-01 CHK-02 CHK-03 FORM-01 at 1280 px contact, address and delivery are changed by keyboard', async ({
  page,
}) => {
  test.slow();
  await openCheckout(page, 1280);
  await expectAccessible(page, 'main');
  await page.getByRole('heading', { level: 1 }).focus();
  await pressOn(page, page.getByRole('button', { name: 'Contact Change' }));
  await expectOpened(page, 'Contact Close');
  await expectAccessible(page, 'main');
  const email = page.getByLabel('E-mail');
  await tabTo(page, email);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'This needs another look' })).toBeFocused();
  await expectAccessible(page, 'main');
  await tabTo(page, email);
  await page.keyboard.type('ingrid@furulia.example');
  await page.keyboard.press('Enter');
  await expectOpened(page, 'Address Close');
  const sameAddress = page.getByLabel('Bill to the delivery address');
  await pressOn(page, sameAddress, 'Space');
  await expect(page.getByRole('group', { name: 'Billing address' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.keyboard.press('Space');
  await pressOn(page, continueButton(page));
  await expectOpened(page, 'Delivery Close');
  await tabTo(page, page.getByRole('radio', { name: /^Parcel/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Delivered and carried in/ })).toBeChecked();
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary.getByText('Delivered and carried in')).toBeVisible();
});

test('CHK-02 CHK-04 CHK-05 at 1280 px an order is placed by keyboard, and neither reload nor Back places another', async ({
  page,
}) => {
  test.slow();
  await openWithCart(page, 1280, '/en/cart');
  const { totalOrderCount } = await orders(page);
  await pressOn(page, page.getByRole('link', { name: /^Check out/ }));
  await expect(step(page, 'Delivery')).toBeVisible();
  await pressOn(page, continueButton(page));
  await expectOpened(page, 'Reference and note Close');
  await tabTo(page, page.getByLabel(/^Your reference/));
  await page.keyboard.type('Hytta');
  await expectAccessible(page, 'main');
  await pressOn(page, continueButton(page));
  await expectOpened(page, 'Payment');
  await pressOn(page, placeOrder(page));
  await expect(page.getByText('Choose how to pay.')).toBeVisible();
  await expectAccessible(page, 'main');
  await tabTo(page, page.getByRole('radio', { name: /^Invoice/ }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await pressOn(page, placeOrder(page));
  await expectConfirmed(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, 'main');
  const after = await orders(page);
  expect(after.totalOrderCount).toBe(totalOrderCount + 1);
  await expect(page.getByText(`Order number ${after.orders[0]?.orderNumber}`)).toBeVisible();
  await page.reload();
  await expectConfirmed(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.goForward();
  await expectConfirmed(page);
  expect((await orders(page)).totalOrderCount).toBe(totalOrderCount + 1);
});

test('CHK-04 CHK-05 CHK-06 at 375 px a payment is declined, left and made by pointer, with everything entered', async ({
  page,
}) => {
  test.slow();
  await openCheckout(page, 375);
  const { totalOrderCount } = await orders(page);
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
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await placeOrder(page).click();
  await expect(pay).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();
  await placeOrder(page).click();
  await pay.click();
  await expectConfirmed(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expectConfirmed(page);
  // The declined order and the paid one.
  expect((await orders(page)).totalOrderCount).toBe(totalOrderCount + 2);
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
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
