import { expect, test, type Locator, type Page } from '@playwright/test';
import { codes, pauseCalls, openAsCustomer } from '../support/browser/buyInBrowser';
import { callShop, ordersOf } from '../support/browser/callShop';
import { tabTo } from '../support/browser/keyboard';
import { operations, type Operation } from '../support/browser/operation';
import { expectAccessible, expectNoSidewaysScroll, openPage, setWidth } from '../support/browser/shopWindow';

/** Sign in as the private customer, whose cart has two carafes, and go from the cart to the checkout. */
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

/** The open step. */
const step = (page: Page, name: string): Locator =>
  page.locator('li[aria-current="step"]').filter({ has: page.getByRole('heading', { name }) });

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const placeOrder = (page: Page) => page.getByRole('button', { name: /^Order and pay|^Buy on invoice/ });
const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { name });
const expectConfirmed = (page: Page) => expect(heading(page, 'Thank you for your order')).toBeVisible();

/** Two tabs, each with a width and a way to operate it. */
const tabs = [
  { width: 1280, by: 'keyboard' },
  { width: 375, by: 'pointer' },
] as const;

test('CHK-04 two tabs that place the same order at the same time, at 1280 px by keyboard and at 375 px by pointer, place one', async ({
  page,
  context,
}) => {
  await openCheckout(page, tabs[0].width);
  const { totalOrderCount } = await ordersOf(page);
  const other = await context.newPage();
  await setWidth(other, tabs[1].width);
  await openPage(other, '/en/checkout');
  const visits = [
    { tab: page, by: tabs[0].by, ...operations[tabs[0].by] },
    { tab: other, by: tabs[1].by, ...operations[tabs[1].by] },
  ];
  for (const { tab, by, press, choose } of visits) {
    await tab.bringToFront();
    await press(continueButton(tab));
    await expect(step(tab, 'Payment')).toBeVisible();
    await chooseMethod({ page: tab, choose }, 'invoice');
    await (by === 'keyboard' ? tabTo(placeOrder(tab)) : placeOrder(tab).hover());
  }
  // Focused or hovered beforehand, since the button may disappear while a test looks for it.
  await Promise.all(
    visits.map(({ tab: { keyboard, mouse }, by }) =>
      by === 'keyboard' ? keyboard.press('Enter') : mouse.down().then(() => mouse.up()),
    ),
  );
  // The slower tab finds its cart empty, or gets the order from the other tab before it places one.
  const outcome = /^Thank you for your order$|^Your cart is empty$|^Order .+ has been placed\.$/;
  await expect(async () => {
    const shown = await Promise.all(
      visits.map(({ tab }) => tab.getByRole('heading', { name: outcome }).count()),
    );
    expect(shown).toEqual([1, 1]);
  }).toPass();
  expect((await ordersOf(page)).totalOrderCount).toBe(totalOrderCount + 1);
});

/** Submit the outcome of a payment of the mock shop without leaving the page. */
const submitPayment = (page: Page, orderNumber: string, outcome: 'paid' | 'declined') =>
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

/** A visit to the checkout by keyboard. */
interface Visit extends Operation {
  page: Page;
  calls: Awaited<ReturnType<typeof pauseCalls>>;
  /** Expect no horizontal overflow on a phone and a laptop, and no axe violations on the phone. */
  look: (part: Locator) => Promise<void>;
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });

/** A visitor is asked to sign in, and does; the cart is still empty. */
async function signInThere({ page, press, write, look }: Visit): Promise<void> {
  await openPage(page, '/en/checkout');
  await look(heading(page, 'Sign in to order'));
  await press(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }));
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await write(modal.getByLabel('E-mail'), 'ingrid@furulia.example');
  await write(modal.getByLabel('Password', { exact: true }), 'furulia2026');
  await page.keyboard.press('Enter');
  await expect(modal).toHaveCount(0);
  await look(heading(page, 'Your cart is empty'));
}

/** Fill the cart again and open the checkout. */
async function orderAgain(page: Page): Promise<void> {
  await callShop(page, 'cart', { code: codes.single, quantity: 1 });
  await openPage(page, '/en/checkout');
}

/** Place the order; the cart is fetched, and the call that places it fails. */
async function loseOrder({ page, press, calls }: Visit): Promise<void> {
  const before = calls.held.length;
  calls.passing = false;
  await press(placeOrder(page));
  for (const [index, outcome] of (['answer', 'fail'] as const).entries()) {
    await expect.poll(() => calls.held.length).toBe(before + index + 1);
    calls.held.at(-1)?.decide(outcome);
  }
  await expect(page.getByRole('group', { name: 'Did your order go through?' })).toBeFocused();
  calls.passing = true;
}

/** Select a payment method by its code. */
async function chooseMethod({ page, choose }: Pick<Visit, 'page' | 'choose'>, method: string): Promise<void> {
  const methods = page.getByRole('radiogroup', { name: 'Payment method' });
  const radios = methods.getByRole('radio');
  await radios.first().waitFor();
  const codesOfMethods = await radios.evaluateAll((all) =>
    all.map((each) => (each as HTMLInputElement).value),
  );
  await choose(methods, codesOfMethods.indexOf(method));
}

/** The order number of the current payment page. */
const numberInAddress = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Place an order again after its response is lost, and decline its payment. */
async function loseAndDecline(visit: Visit): Promise<void> {
  const { page, press, look } = visit;
  await press(continueButton(page));
  await expect(step(page, 'Payment')).toBeVisible();
  await chooseMethod(visit, 'card');
  await loseOrder(visit);
  await look(page.getByText(/do not know whether the order went through/));
  await press(placeOrder(page));
  await look(pay(page));
  const waiting = numberInAddress(page);
  await openPage(page, `/en/order-confirmation?orderNumber=${waiting}`);
  await look(heading(page, 'Your order is not paid yet'));
  await submitPayment(page, waiting, 'declined');
  await page.reload();
  await look(heading(page, 'The payment did not go through'));
}

/** An order paid in another window is reported, not placed again; one whose response was lost is found. */
async function findOrders(visit: Visit): Promise<void> {
  const { page, press, look } = visit;
  await openPage(page, '/en/checkout');
  await press(placeOrder(page));
  await expect(pay(page)).toBeVisible();
  const paid = numberInAddress(page);
  await openPage(page, '/en/order-confirmation?orderNumber=F-1');
  await look(heading(page, 'We could not find this order'));
  await submitPayment(page, paid, 'paid');
  await openPage(page, '/en/checkout');
  await look(heading(page, `Order ${paid} has been placed.`));

  await orderAgain(page);
  await loseOrder(visit);
  await page.evaluate(() => {
    const { store } = window.mockShop ?? {};
    if (store) store.write({ ...store.read(), carts: {} });
  });
  await openPage(page, '/en/checkout');
  await look(heading(page, 'Did your order go through?'));
  await press(page.getByRole('button', { name: 'Check the order' }));
  await look(heading(page, 'Your cart is empty'));
}

/** When the cart cannot be fetched, a message says so, and a retry shows it. */
async function loseCart({ page, press, calls, look }: Visit): Promise<void> {
  await callShop(page, 'cart', { code: codes.single, quantity: 1 });
  Object.assign(calls, { passing: false, failing: true });
  await openPage(page, '/en/checkout');
  const alert = page.getByRole('main').getByRole('alert');
  await look(alert.filter({ hasText: 'Your cart could not be loaded.' }));
  Object.assign(calls, { passing: true, failing: false });
  await press(alert.getByRole('button', { name: 'Try again' }));
}

/** Place an order on invoice: neither reload nor Back places another. */
async function orderOnInvoice(visit: Visit): Promise<void> {
  const { page, press } = visit;
  await openPage(page, '/en/cart');
  await press(page.getByRole('main').getByRole('link', { name: 'Go to checkout' }));
  await chooseMethod(visit, 'invoice');
  const { totalOrderCount } = await ordersOf(page);
  await press(placeOrder(page));
  await expectConfirmed(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const after = await ordersOf(page);
  const number = page.getByText(after.orders[0]?.orderNumber ?? '', { exact: true });
  await expect(number).toBeVisible();
  const { width = 0, height = 800 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  expect((await number.boundingBox())?.height, 'one line').toBeLessThan(40);
  await page.setViewportSize({ width, height });
  await page.reload();
  await expectConfirmed(page);
  await page.goBack();
  await expect(heading(page, 'Your cart is empty')).toBeVisible();
  await page.goForward();
  await expectConfirmed(page);
  expect((await ordersOf(page)).totalOrderCount).toBe(totalOrderCount + 1);
}

/** On a phone the summary stays in view above the steps, and opens and closes. */
async function openSummary({ page, press }: Visit): Promise<void> {
  await setWidth(page, 375);
  await heading(page, 'Payment').evaluate((title) => title.scrollIntoView());
  const bar = page.getByRole('button', { name: /^Your order/ });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('incl. VAT');
  await press(bar);
  await expect(page.getByText('Quantity: 1')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await press(bar);
  await setWidth(page, 1280);
}

test('CHK-04 every other outcome of the checkout by keyboard', async ({ page }) => {
  test.setTimeout(180_000);
  const calls = await pauseCalls(page, '^POST /api/order/$|^GET /api/cart$');
  calls.passing = true;
  const look = async (part: Locator) => {
    await expect(part).toBeVisible();
    await setWidth(page, 375);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
    await setWidth(page, 1280);
    await expectNoSidewaysScroll(page);
  };
  const visit: Visit = { ...operations.keyboard, page, calls, look };
  await signInThere(visit);
  await orderAgain(page);
  await openSummary(visit);
  await loseAndDecline(visit);
  await findOrders(visit);
  await loseCart(visit);
  await orderOnInvoice(visit);
});
