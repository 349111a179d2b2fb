import { expect, test, type Locator, type Page } from '@playwright/test';
import { codes, holdCalls, openAsCustomer } from '../support/browser/buyInBrowser';
import { callShop, ordersOf } from '../support/browser/callShop';
import { expectAccessible, expectNoSidewaysScroll, openPage, setWidth } from '../support/browser/shopWindow';

/** Signs in as the private customer, whose cart holds two carafes, and goes from the cart to the checkout. */
async function openCheckout(page: Page, width: number): Promise<void> {
  await setWidth(page, width);
  await openAsCustomer(page, '/en/quick-order');
  await callShop(page, 'cart', { code: codes.single, quantity: 2 });
  await openPage(page, '/en/cart');
  await page
    .getByRole('main')
    .getByRole('link', { name: /checkout|Check out/ })
    .click();
  await expect(step(page, 'Delivery')).toBeVisible();
}

/** The step that is open. */
const step = (page: Page, name: string): Locator =>
  page.locator('li[aria-current="step"]').filter({ has: page.getByRole('heading', { name }) });

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { name });
const expectConfirmed = (page: Page) => expect(heading(page, 'Thank you for your order')).toBeVisible();

/** Saves the steps that are missing, as they are, and chooses a payment method. */
async function goToPayment(page: Page, method: RegExp): Promise<void> {
  await continueButton(page).click();
  await expect(step(page, 'Reference and note')).toBeVisible();
  await continueButton(page).click();
  await page.getByRole('radio', { name: method }).click();
}

test('CHK-02 CHK-04 CHK-05 at 375 px an order on invoice: the summary is in view, and neither reload nor Back places another', async ({
  page,
}) => {
  await openCheckout(page, 375);
  const { totalOrderCount } = await ordersOf(page);
  await page.getByRole('heading', { name: 'Payment' }).evaluate((title) => title.scrollIntoView());
  const bar = page.getByRole('button', { name: /^Show your order/ });
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page.getByText('Quantity: 2')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await bar.click();
  await goToPayment(page, /^Invoice/);
  await placeOrder(page).click();
  await expectConfirmed(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const after = await ordersOf(page);
  expect(after.totalOrderCount).toBe(totalOrderCount + 1);
  await expect(page.getByText(`Order number ${after.orders[0]?.orderNumber}`)).toBeVisible();
  await page.reload();
  await expectConfirmed(page);
  await page.goBack();
  await expect(heading(page, 'Your cart is empty')).toBeVisible();
  await page.goForward();
  await expectConfirmed(page);
  expect((await ordersOf(page)).totalOrderCount).toBe(totalOrderCount + 1);
});

test('CHK-04 two tabs that place the same order at the same time place one', async ({ page, context }) => {
  await openCheckout(page, 1280);
  const { totalOrderCount } = await ordersOf(page);
  const other = await context.newPage();
  await openPage(other, '/en/checkout');
  for (const tab of [page, other]) await goToPayment(tab, /^Invoice/);
  await Promise.all([page, other].map((tab) => placeOrder(tab).click()));
  await expect(async () => {
    const shown = await Promise.all(
      [page, other].map((tab) =>
        tab.getByRole('heading', { name: /^Thank you for your order$|^Your cart is empty$/ }).count(),
      ),
    );
    expect(shown).toEqual([1, 1]);
  }).toPass();
  expect((await ordersOf(page)).totalOrderCount).toBe(totalOrderCount + 1);
});

/** Settles a payment of the mock shop without leaving the page. */
const settle = (page: Page, orderNumber: string, outcome: 'paid' | 'declined') =>
  page.evaluate(
    async ([address, body]) => {
      await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ outcome: body }),
        redirect: 'manual',
      });
    },
    [`/mock-payment/${orderNumber}`, outcome] as const,
  );

test('CHK-04 CHK-05 CHK-06 CART-05 every other outcome is accessible in both themes and fits a phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const calls = await holdCalls(page, '^POST /api/order/$|^GET /api/cart$');
  calls.passing = true;
  const look = async (title: string | RegExp) => {
    await expect(heading(page, title)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
  };
  /** Places the order; the cart is fetched, and the call that places it fails. */
  const loseOrder = async () => {
    const before = calls.held.length;
    calls.passing = false;
    await placeOrder(page).click();
    for (const [index, outcome] of (['answer', 'fail'] as const).entries()) {
      await expect.poll(() => calls.held.length).toBe(before + index + 1);
      calls.held.at(-1)?.decide(outcome);
    }
    await expect(page.getByRole('group', { name: 'The order was not placed' })).toBeVisible();
    calls.passing = true;
  };
  const pay = page.getByRole('button', { name: 'Pay', exact: true });

  await openPage(page, '/en/checkout');
  await look('Sign in to order');
  await openCheckout(page, 375);
  await goToPayment(page, /^Card/);
  await loseOrder();
  await expect(page.getByText(/we do not know yet whether the order went through/)).toBeVisible();
  await expectAccessible(page, 'main');

  await placeOrder(page).click();
  await expect(pay).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await openPage(page, '/en/order-confirmation?orderNumber=F-1');
  await look('We do not find this order');
  const [waiting] = (await ordersOf(page)).orders;
  await openPage(page, `/en/order-confirmation?orderNumber=${waiting?.orderNumber}`);
  await look('Your order waits to be paid');
  await settle(page, waiting?.orderNumber ?? '', 'declined');
  await page.reload();
  await look('This order was cancelled');

  await openPage(page, '/en/checkout');
  await placeOrder(page).click();
  await expect(pay).toBeVisible();
  const paid = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await openPage(page, '/en/order-confirmation?orderNumber=F-1');
  await settle(page, paid, 'paid');
  await openPage(page, '/en/checkout');
  await look(`Order ${paid} has been placed.`);

  await callShop(page, 'cart', { code: codes.single, quantity: 1 });
  await openPage(page, '/en/checkout');
  await loseOrder();
  await page.evaluate(() => {
    const { store } = window.mockShop ?? {};
    if (store) store.write({ ...store.read(), carts: {} });
  });
  await openPage(page, '/en/checkout');
  await look('Did your order go through?');
  await page.getByRole('button', { name: 'Find out' }).click();
  await look('Your cart is empty');

  await callShop(page, 'cart', { code: codes.single, quantity: 1 });
  Object.assign(calls, { passing: false, failing: true });
  await page.goto('/en/checkout');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Your cart could not be loaded.');
  await expectAccessible(page, 'main');
  // On the cart page the link below the message stands clear of it.
  await page.goto('/en/cart');
  const link = page.getByRole('main').getByRole('link', { name: 'Continue shopping' });
  await expect(link).toBeVisible();
  const [text, below] = [await alert.boundingBox(), await link.boundingBox()];
  expect(below?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
  await expectAccessible(page, 'main');
});
