import { expect, test, type Page } from '@playwright/test';
import { samplePages } from '../../support/samplePages';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  setWidth,
  signIn,
} from '../../support/browser/shopWindow';

const main = (page: Page) => page.getByRole('main');

/** Articles without variations: one with 332 pieces in stock, one that is no longer for sale. */
const codes = { inStock: '148106', discontinued: '155703' };

/** Fills the signed-in customer's cart with a line that is short in stock and one that is no longer for sale. */
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

const boxesOf = (page: Page) =>
  main(page)
    .locator('li:has([role=spinbutton]):not(:has(article)), dl > div, a[href$="/checkout"]')
    .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));

test('CART-01 CART-03 CART-04 CARD-08 UI-04 a cart that cannot be sent as it is: by keyboard to the checkout, in two tabs', async ({
  page,
  context,
}) => {
  test.slow();
  await openPage(page, samplePages.QuickOrderPage);
  await signIn(page);
  await seedCart(page);
  await openPage(page, samplePages.CartPage);
  const remove = main(page).getByRole('button', { name: 'Remove what is no longer for sale' });
  await expect(main(page).getByRole('region', { name: 'No longer for sale' })).toBeVisible();
  for (const width of [375, 1280]) {
    await setWidth(page, width);
    await expect(main(page).getByText(/^Only \d+ in stock$/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
  }
  await remove.press('Enter');
  await expect(main(page).getByRole('link', { name: 'Check out, the rest follows later' })).toBeFocused();
  const choice = main(page).getByRole('checkbox', { name: 'Send what is in stock first' });
  await choice.press('Space');
  await expect(main(page).getByRole('link', { name: 'Check out, all sent together later' })).toBeVisible();
  await expect(main(page).getByText('Updating …')).toHaveCount(0);

  for (const width of [375, 1280]) {
    await setWidth(page, width);
    await page.evaluate(() => window.scrollTo(0, 0));
    const inclVat = await boxesOf(page);
    expect(inclVat.length).toBeGreaterThan(4);
    // The switch is in the menu of narrow windows; other tabs and windows decide for this one as it does.
    await page.evaluate(
      (value) => {
        window.localStorage.setItem('systemSetting', value);
        window.dispatchEvent(new StorageEvent('storage', { key: 'systemSetting' }));
      },
      width === 375 ? 'EXCL' : 'OPTI',
    );
    await expect(main(page).getByText(width === 375 ? 'Items ex VAT' : 'Items incl. VAT')).toBeVisible();
    expect(await boxesOf(page)).toEqual(inclVat);
  }

  const other = await context.newPage();
  await openPage(other, samplePages.CartPage);
  const quantity = (tab: Page) =>
    main(tab).locator('li').filter({ hasText: codes.inStock }).getByRole('spinbutton').first();
  await quantity(other).fill('2');
  await expect(quantity(page)).toHaveValue('2');
  await expect(main(page).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to checkout' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/checkout$/);
});

test('NAV-10 CARD-03 visitors read that the cart is empty and can sign in, there and for an order confirmation', async ({
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
