import { expect, test, type Page } from '@playwright/test';
import { samplePages } from '../../support/samplePages';
import { pauseCalls, openAsCompany } from '../../support/browser/buyInBrowser';
import { operations, type Operation } from '../../support/browser/operation';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  setWidth,
} from '../../support/browser/shopWindow';

const main = (page: Page) => page.getByRole('main');

/** Articles without variations: one with 359 pieces in stock, one discontinued, one to add. */
const codes = { inStock: '144427', discontinued: '146900', added: '161101' };

/** Fill the signed-in customer's cart with a line beyond the stock and a discontinued one. */
async function seedCart(page: Page): Promise<void> {
  await page.evaluate(({ inStock, discontinued }) => {
    const store = window.mockShop?.store;
    const state = store?.read();
    const owner = state?.signedIn;
    if (!store || !state || !owner) throw new Error('Nobody is signed in to the mock shop');
    const lines = [
      { code: inStock, quantity: 998 },
      { code: discontinued, quantity: 1 },
    ];
    const cart = { lines, acceptOrderSplitting: true, shippingMethod: null, shippingDestination: null };
    store.write({ ...state, carts: { ...state.carts, [owner]: cart } });
  }, codes);
}

/** A visit to the cart page by keyboard. */
interface Visit extends Operation {
  page: Page;
  /** Expect no horizontal overflow on a phone and a laptop, and no axe violations on the phone. */
  look: () => Promise<void>;
}

const boxesOf = (page: Page) =>
  main(page)
    .locator('li:has([role=spinbutton]):not(:has(article)), dl > div, a[href$="/checkout"]')
    .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const waitForUpdate = (page: Page) => expect(main(page).getByText('Updating …')).toHaveCount(0);
const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap(({ event }) => (event?.endsWith('_cart') ? [event] : [])),
  );

/** Remove the discontinued line, and let the short one be sent together later. */
async function solveProblems({ page, press, toggle, look }: Visit): Promise<void> {
  await expect(main(page).getByRole('region', { name: 'No longer sold' })).toBeVisible();
  await expect(main(page).getByText(/^Only \d+ in stock$/)).toBeVisible();
  await look();
  await press(button(page, 'Remove products no longer sold'));
  await expect(main(page).getByRole('link', { name: 'Go to checkout' })).toBeFocused();
  await toggle(main(page).getByRole('checkbox', { name: 'Send what is in stock first' }));
  await expect(main(page).getByText('Everything is sent together once it is all in stock.')).toBeVisible();
  // The server's answer: the parts of the order now have one delivery day.
  await expect(main(page).getByText(/^Earliest delivery/)).toBeVisible();
}

/** Switch the prices to the other VAT basis at a width: nothing moves. */
async function switchVat({ page, press }: Visit, width: 375 | 1280): Promise<void> {
  await setWidth(page, width);
  const goodsExVat = main(page).getByText('Products ex VAT');
  const wasExVat = await goodsExVat.isVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await boxesOf(page);
  expect(before.length).toBeGreaterThan(3);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (width === 375) await press(menu);
  await press(page.getByRole('switch', { name: 'Prices incl. VAT' }));
  if (width === 375) await page.keyboard.press('Escape');
  await expect(goodsExVat).toBeVisible({ visible: !wasExVat });
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await boxesOf(page)).toEqual(before);
}

/** Save the line to a list, and add another article by its number. */
async function saveAndAdd({ page, press, write }: Visit): Promise<void> {
  const heart = button(page, /favourite$/).first();
  await press(heart);
  const picker = page.getByRole('dialog', { name: 'Save to a list' });
  await write(picker.getByLabel('List name'), 'Lobby');
  await press(picker.getByRole('button', { name: 'Create list' }));
  await expect(picker.getByRole('checkbox', { name: 'Lobby' })).toBeChecked();
  await press(picker.getByRole('button', { name: 'Done' }));
  await expect(picker).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const form = main(page).getByRole('form', { name: 'Add by article number' });
  await write(form.getByRole('textbox', { name: 'Article number' }), codes.added);
  await press(form.getByRole('button', { name: 'Add to cart' }));
  await expect(main(page).getByText(`Article number ${codes.added}`)).toBeVisible();
  await waitForUpdate(page);
}

/** Clear the cart after a confirmation, and undo it. */
async function clear({ page, press, look }: Visit): Promise<void> {
  await press(button(page, 'Empty the cart'));
  const question = main(page).getByRole('group', { name: 'Remove all products from the cart?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(question.getByRole('button', { name: 'Empty the cart' }));
  await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await look();
  await press(button(page, 'Undo'));
  for (const code of [codes.inStock, codes.added])
    await expect(main(page).getByText(`Article number ${code}`)).toBeVisible();
  await waitForUpdate(page);
}

test('CART-01 every row of the cart page by keyboard, in two tabs', async ({ page, context }) => {
  test.setTimeout(180_000);
  const look = async () => {
    await setWidth(page, 375);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
    await setWidth(page, 1280);
    await expectNoSidewaysScroll(page);
  };
  const visit: Visit = { ...operations.keyboard, page, look };
  const calls = await pauseCalls(page, '^GET /api/cart$');
  calls.passing = true;
  await openAsCompany(page, samplePages.QuickOrderPage);
  await seedCart(page);
  await openPage(page, samplePages.CartPage);
  await solveProblems(visit);
  await switchVat(visit, 375);
  await switchVat(visit, 1280);
  await saveAndAdd(visit);
  await clear(visit);
  expect(await eventsOf(page)).toEqual([
    'view_cart',
    'remove_from_cart',
    'add_to_cart',
    'remove_from_cart',
    'add_to_cart',
  ]);

  // When the cart cannot be fetched, the page works with an empty one, and shows the cart after a retry.
  Object.assign(calls, { passing: false, failing: true });
  await page.reload();
  const alert = main(page).getByRole('alert').filter({ hasText: 'Your cart could not be loaded.' });
  await expect(alert).toBeVisible();
  // At one width: the header of another width fetches the cart again.
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  Object.assign(calls, { passing: true, failing: false });
  await visit.press(alert.getByRole('button', { name: 'Try again' }));

  const quantity = (tab: Page) =>
    main(tab).locator('li').filter({ hasText: codes.inStock }).getByRole('spinbutton').first();
  await expect(quantity(page)).toHaveValue('998');
  const other = await context.newPage();
  await openPage(other, samplePages.CartPage);
  await quantity(other).fill('2');
  await expect(quantity(page)).toHaveValue('2');
  await visit.press(main(page).getByRole('link', { name: 'Go to checkout' }));
  await expect(page).toHaveURL(/\/en\/checkout$/);
});

test('NAV-10 visitors read that the cart is empty and can sign in, there and for an order confirmation', async ({
  page,
}) => {
  await openPage(page, samplePages.CartPage);
  await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(main(page)).not.toContainText(/\bkr\b|VAT/);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await openPage(page, samplePages.OrderConfirmationPage);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('CART-01 beside a long cart, and on a phone below it, the totals and the way to the checkout stay in view', async ({
  page,
}) => {
  await openPage(page, '/en/cart?scenario=longCart');
  const checkout = main(page).getByRole('link', { name: 'Go to checkout' });
  await expect(checkout).toBeInViewport();
  await button(page, /^Remove /)
    .last()
    .scrollIntoViewIfNeeded();
  await expect(checkout).toBeInViewport({ ratio: 1 });
  await setWidth(page, 375);
  await expect(checkout).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByText('Total incl. VAT')).toBeInViewport({ ratio: 1 });
});

test('CART-02 the steps of a line stay under the pointer while its price per piece, sum and stock change', async ({
  page,
}) => {
  for (const [scenario, width] of [
    ['fullCart', 1280],
    ['fullCart', 375],
    ['shortCart', 320],
  ] as const) {
    await setWidth(page, width);
    await openPage(page, `/en/cart?scenario=${scenario}`);
    const lines = main(page).locator('li:has([role=spinbutton]):not(:has(article))');
    // A reduced article, whose regular price leaves its sum with the second piece.
    const line = lines.last();
    const less = line.getByRole('button', { name: /^One less/ });
    // Not behind the bar with the total, from where a click would scroll it into view.
    await less.evaluate((step) => step.scrollIntoView({ block: 'center' }));
    const before = await less.boundingBox();
    for (const name of [/^One more/, /^One more/, /^One less/]) {
      await line.getByRole('button', { name }).click();
      await waitForUpdate(page);
      expect(await less.boundingBox(), `${scenario} ${width}`).toEqual(before);
    }
  }
});
