import { expect, test, type Page } from '@playwright/test';
import { expectNoBuiltInPage, recordPageErrors } from '../support/browser/pageErrors';
import { samplePages } from '../support/samplePages';
import { openPage, setWidth, signIn } from '../support/browser/shopWindow';

const banner = (page: Page) => page.getByRole('banner');

/** Go to an address without reloading the shop, as Back and Forward do. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { key: to, idx: window.history.length };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectNoBuiltInPage(page);
}

async function openAndClose(page: Page, opener: string | RegExp, part = banner(page)): Promise<void> {
  await part.getByRole('button', { name: opener }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function useHeader(page: Page): Promise<void> {
  for (const name of ['Furniture', 'Lighting', 'Customer service']) {
    await page.getByRole('button', { name: `Show ${name}` }).click();
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  for (const opener of ['Sign in', 'Favourites', /^Cart/]) await openAndClose(page, opener);
  const footer = page.getByRole('contentinfo');
  await openAndClose(page, /^Country/, footer);
  await footer.getByRole('button', { name: 'Use the dark theme' }).click();
}

async function useMobileHeader(page: Page): Promise<void> {
  await setWidth(page, 375);
  await openAndClose(page, 'Search');
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Furniture' }).click();
  await menu.getByRole('button', { name: 'Back' }).click();
  await page.keyboard.press('Escape');
  await setWidth(page, 1280);
}

/** Page types with other content for a signed-in customer. */
const forCustomers = [
  'StartPage',
  'CategoryPage',
  'ProductPage',
  'SearchPage',
  'AccountPage',
  'CartPage',
  'CheckoutPage',
  'OrderConfirmationPage',
  'QuickOrderPage',
] as const;

test('APP-02 a long tour of the shop, signed out and in, leaves the console empty, throws nothing and never ends on the built-in error page', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors = await recordPageErrors(page);
  await openPage(page, '/en');
  // The second brand: its name, its square corners, and no typeface to download.
  await expect(page).toHaveTitle(/^Rettvinkel/);
  await expect(banner(page).getByRole('link', { name: 'Rettvinkel, home' }).first()).toBeVisible();
  await expect(banner(page).getByRole('combobox')).toHaveCSS('border-radius', '0px');
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  await useHeader(page);
  await useMobileHeader(page);
  for (const address of Object.values(samplePages)) await go(page, address);
  await go(page, '/en/customer-service');
  await signIn(page);
  await banner(page).getByRole('switch').click();
  for (const pageType of forCustomers) await go(page, samplePages[pageType]);
  await go(page, '/sv');
  await page.goBack();
  await page.goBack();
  expect(await page.evaluate(() => window.mockShop?.violations)).toEqual([]);
  expect(errors).toEqual([]);
});
